// Keeps the page, so that it opens without a network. What is played is always asked of the server.

const CACHE = `lastcard-${"VERSION"}`;
const FILES = ["FILES"];
const KEPT = /\/(assets\/|icon|manifest)/; // their names change with what is in them, or they hardly change
const ASKED = /\/api\/editions(\/|$)/; // what the page cannot do without

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("lastcard-") && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(() => caches.match("./")));
  else if (ASKED.test(pathname)) event.respondWith(newest(request));
  else if (KEPT.test(pathname))
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
});

/** From the server, or as it was the last time. */
async function newest(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await caches.match(request);
    if (found) return found;
    throw error;
  }
}
