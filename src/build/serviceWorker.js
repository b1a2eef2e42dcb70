// Keeps the shell and the text styles for when there is no network. The build writes the version and the list into it.
const VERSION = '__VERSION__';
const KEPT = ['__KEPT__'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(KEPT))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

const kept = async (path) => (await caches.open(VERSION)).match(path);

// Pages come from the network, so that nobody reads an old one; the kept copy is for when the network does not answer.
const fromNetworkFirst = async (request, path) => {
  try {
    return await fetch(request);
  } catch {
    return (await kept(path)) ?? Response.error();
  }
};

// An asset's name changes with its content: a kept copy is never out of date.
const fromKeptFirst = async (request, path) => (await kept(path)) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  event.respondWith(pathname.startsWith('/assets/') ? fromKeptFirst(request, pathname) : fromNetworkFirst(request, pathname));
});
