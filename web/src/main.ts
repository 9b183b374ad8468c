import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { learnEditions } from "./lib/game/editions.svelte";
import { installApp } from "./lib/server/app.svelte";
import { firstLanguage, speak } from "./lib/words/words.svelte";

await speak(firstLanguage(navigator.languages));
void learnEditions();
installApp();
const target = document.getElementById("app");
if (target) mount(App, { target });
