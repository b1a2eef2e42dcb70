// Runs before the first paint: applies the theme that the visitor chose, if any. The system's own choice needs no script.
try {
  var chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.setAttribute('data-theme', chosen);
} catch {
  // Storage is blocked: the system's choice applies.
}
