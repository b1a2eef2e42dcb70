// Runs before the first paint: the theme that the visitor chose, if any (the system's own choice needs no script), and the faces.
// To ask the device what it keeps, and to lay out text in faces that come, makes the first picture wait. So where nothing is kept,
// on a first visit, both wait for it (start.js): no service worker is at work there yet.
function dress() {
  document.querySelector('style[media]')?.removeAttribute('media');
  try {
    const chosen = localStorage.getItem('theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.setAttribute('data-theme', chosen);
  } catch {
    // Storage is blocked: the system's choice applies.
  }
}
if (!navigator.serviceWorker || navigator.serviceWorker.controller) dress();
