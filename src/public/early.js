// Before the first paint: the theme chosen by hand, if one was. The system's own choice needs no script.
try {
  var chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.setAttribute('data-theme', chosen);
} catch {
  // Storage is closed to us: the system's choice stands.
}

// A page whose scripts or styles do not come, or give up on the way, never wakes. What strangers put into it may fail as it likes.
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
