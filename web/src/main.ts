import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { learnEditions } from "./lib/game/editions.svelte";
import { at } from "./lib/server/links";
import { firstLanguage, speak } from "./lib/words/words.svelte";

await speak(firstLanguage(navigator.languages));
void learnEditions();

/** As an app it opens without a network. Browsers that may not keep pages, as over plain HTTP in the
 *  house, do without. */
if ("serviceWorker" in navigator && !import.meta.env.DEV)
  void navigator.serviceWorker.register(at("/service-worker.js")).catch(() => {});

const target = document.getElementById("app");
if (target) mount(App, { target });
