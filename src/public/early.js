// Before the first paint: the theme chosen by hand, if one was. The system's own choice needs no script.
try {
  var chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.setAttribute('data-theme', chosen);
} catch {
  // Storage is closed to us: the system's choice stands.
}

// A page whose scripts or styles do not come never wakes: it says so, and offers to load again with what was typed.
function tellStranded() {
  document.getElementById('stranded').hidden = false;
}
// In the words that a page takes up when it wakes (engine/carried.ts).
function keepTyped() {
  var typed = new URLSearchParams();
  document.querySelectorAll('main textarea, main input[type="text"], main input[type="url"]').forEach(function (box) {
    if (box.value !== box.defaultValue) typed.set(box.name || box.id, box.value);
  });
  sessionStorage.setItem('carried:' + location.pathname.slice(1), typed.toString());
}
addEventListener(
  'error',
  function (event) {
    if ('awake' in document.documentElement.dataset) return;
    var part = event.target;
    var isPart = part.localName === 'script' || (part.localName === 'link' && /stylesheet|modulepreload/.test(part.rel));
    // Another script of ours that gives up while the page wakes; what strangers put into it may fail as it likes.
    if (!isPart && String(event.filename).indexOf(location.origin + '/assets/') !== 0) return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tellStranded);
    else tellStranded();
  },
  true,
);
addEventListener('click', function (event) {
  if (!event.target.closest || !event.target.closest('#stranded a')) return;
  event.preventDefault();
  try {
    keepTyped();
  } finally {
    location.reload();
  }
});
