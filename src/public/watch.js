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
