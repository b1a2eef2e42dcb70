// Before the first paint: the theme chosen by hand, if one was. The system's own choice needs no script.
try {
  var chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.setAttribute('data-theme', chosen);
} catch {
  // Storage is closed to us: the system's choice stands.
}
