// Keeps what works without a network, and pages that were visited, for when there is none. The build writes the version and the
// list into it.
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

// In place of a page that was never visited: it can use nothing but itself.
const UNREACHABLE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>This page could not be reached</title>
<style>:root{color-scheme:light dark}body{max-width:34rem;margin:20vh auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}
h1{font:500 2rem/1.2 Georgia,serif}a{display:inline-block;padding:.5rem 0;margin-right:1.5rem}</style>
<main><h1>This page could not be reached</h1><p>Please check your connection and try again. Text styles and the title case tool
work without one.</p><p><a href="">Try again</a><a href="/">All tools</a></p></main></html>`;
const unreachable = () => new Response(UNREACHABLE, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });

const kept = async (path) => (await caches.open(VERSION)).match(path);

// A copy of what came, for the next time. Where the device has no room left, the page goes without.
const keep = async (path, response) => {
  if (response.status !== 200 || response.redirected) return;
  await (await caches.open(VERSION)).put(path, response).catch(() => undefined);
};

// Pages come from the network, so that nobody reads an old one; the kept copy is for when the network does not answer.
const fromNetworkFirst = async (event, path) => {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (request.mode === 'navigate') event.waitUntil(keep(path, response.clone()));
    return response;
  } catch {
    return (await kept(path)) ?? (request.mode === 'navigate' ? unreachable() : Response.error());
  }
};

// An asset's name changes with its content: a kept copy is never out of date.
const fromKeptFirst = async (event, path) => {
  const copy = await kept(path);
  if (copy) return copy;
  const response = await fetch(event.request);
  event.waitUntil(keep(path, response.clone()));
  return response;
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  event.respondWith(pathname.startsWith('/assets/') ? fromKeptFirst(event, pathname) : fromNetworkFirst(event, pathname));
});
