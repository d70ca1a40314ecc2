import type { Theme } from '#contract/preferences.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

/** The storage key of the choice; `public/theme.js` reads it before the first paint. */
const THEME_KEY = 'theme'

/** Applies a theme. `system` stores nothing, so that the next start follows the system again. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') safeLocalStorage.remove(THEME_KEY)
  else safeLocalStorage.write(THEME_KEY, theme)
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset['theme'] = theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme
}
