/** Light or dark: the system's choice until the visitor makes one. `public/early.js` applies it before the first paint. */
type Theme = 'light' | 'dark';

const currentTheme = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

export const switchTheme = (): void => {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = next;
  try {
    localStorage.setItem('theme', next);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
};
