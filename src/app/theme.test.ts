import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const SCRIPT = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8')

/** Runs the head's script, in a browser with `stored` and a system preference. */
function themeOf(stored: string | null | Error, prefersDark: boolean) {
  const dataset: { theme?: string } = {}
  const system = Object.assign(new EventTarget(), { matches: prefersDark })
  const getItem = (key: string) => {
    if (stored instanceof Error) throw stored
    return key === 'theme' ? stored : null
  }
  runInNewContext(SCRIPT, {
    document: { documentElement: { dataset } },
    localStorage: { getItem },
    matchMedia: (query: string) => (query === '(prefers-color-scheme: dark)' ? system : { matches: false }),
  })
  const turn = (dark: boolean) => {
    system.matches = dark
    system.dispatchEvent(new Event('change'))
    return dataset.theme
  }
  return { theme: dataset.theme, turn }
}

test.each([
  // proves 9.47
  ["stored 'dark'", 'dark', false, 'dark'],
  // proves 9.49
  ["stored 'light'", 'light', true, 'light'],
  // proves 9.48
  ['nothing stored, and a system that prefers dark', null, true, 'dark'],
  // proves 9.49
  ['nothing stored, and a system that does not', null, false, 'light'],
  ['something else stored', 'sepia', true, 'light'],
  ['a browser that lets nobody read what is stored', new Error('blocked'), true, 'dark'],
])('the theme with %s', (_case, stored, prefersDark, theme) => {
  expect(themeOf(stored, prefersDark).theme).toBe(theme)
})

test('an open page follows the system, unless something was chosen', () => {
  expect(themeOf(null, false).turn(true)).toBe('dark')
  expect(themeOf('light', false).turn(true)).toBe('light')
})
