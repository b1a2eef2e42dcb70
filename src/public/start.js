// Wakes the page, once its first picture has been painted, so that what wakes it shares neither the connection nor the processor
// with what that picture waits for; at once in a tab that nobody sees, where none is painted. Before that, what the early script
// put off. The build puts it behind the links to the page's scripts, of which the first is the one that wakes it
// (src/build/prerender.mjs).
{
  const start = function () {
    dress();
    const links = document.querySelectorAll('link[rel="later"]');
    // All at once: they would be found one after another.
    for (const link of links) link.rel = 'modulepreload';
    // Where it fails, watch.js hears of it by its link.
    void import(links[0].href);
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
