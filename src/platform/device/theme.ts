import type { Theme } from '#contract/preferences.ts'

/** Where the choice is kept on this device; `public/theme.js` reads it before the first pixel. */
const THEME_KEY = 'theme'

/** Shows the app in a theme from now on. `system` keeps nothing, so that the next start asks the system again. */
export function applyTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Then it lasts until the page is closed.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset['theme'] = theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme
}
