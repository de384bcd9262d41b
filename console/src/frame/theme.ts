// Light or dark: the system's choice until the person makes one.

const NAME = 'bonafide.theme';

export type Theme = 'light' | 'dark';

export function applyTheme(): void {
  const chosen = localStorage.getItem(NAME);
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function switchTheme(): Theme {
  const next = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  localStorage.setItem(NAME, next);
  return next;
}
