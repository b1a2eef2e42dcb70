// For a page that was never hydrated: says so, and reloads it with what was typed.
(function () {
  // As engine/keep/draft.ts writes it and a page reads it when it starts.
  function keepTyped() {
    var typed = new URLSearchParams();
    document.querySelectorAll('main textarea, main input[type="text"], main input[type="url"]').forEach(function (box) {
      if (box.value !== box.defaultValue) typed.set(box.name || box.id, box.value);
    });
    sessionStorage.setItem('carried:' + location.pathname.slice(1), JSON.stringify({ typed: typed.toString() }));
  }
  function tell() {
    var note = document.getElementById('stranded');
    note.hidden = false;
    note.querySelector('a').onclick = function (event) {
      event.preventDefault();
      try {
        keepTyped();
      } finally {
        location.reload();
      }
    };
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
  else tell();
})();
