import type { Theme } from '#contract/preferences.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

/** Where the choice is kept on this device; `public/theme.js` reads it before the first pixel. */
const THEME_KEY = 'theme'

/** Shows the app in a theme from now on. `system` keeps nothing, so that the next start asks the system again. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') safeLocalStorage.remove(THEME_KEY)
  else safeLocalStorage.write(THEME_KEY, theme)
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset['theme'] = theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme
}
