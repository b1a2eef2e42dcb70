// Runs before the first paint: applies the theme that the visitor chose, if any. The system's own choice needs no script.
try {
  var chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.setAttribute('data-theme', chosen);
} catch {
  // Storage is blocked: the system's choice applies.
}

// A page whose scripts or styles do not load, or fail early, is never hydrated. Failures of scripts that others put into the page
// are ignored.
addEventListener(
  'error',
  function ({ target, filename }) {
    var part = filename || target.src || (/stylesheet|modulepreload/.test(target.rel) && target.href);
    if ('awake' in document.documentElement.dataset || String(part).indexOf(location.origin + '/assets/')) return;
    var help = document.createElement('script');
    help.src = '/stranded.js';
    document.head.append(help);
  },
  true,
);
