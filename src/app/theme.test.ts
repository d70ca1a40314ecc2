import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const SCRIPT = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8')

/** Runs the head's script, in a browser with `stored` and a system preference. */
function themeOf(stored: string | null | Error, prefersDark: boolean) {
  const dataset: { theme?: string } = {}
  const bars = [{ content: 'iron' }, { content: 'chalk' }]
  let tell = (): void => expect.unreachable('nothing follows the theme')
  class Observer {
    constructor(told: () => void) {
      tell = told
    }
    observe(root: unknown, asked: unknown): void {
      expect([root, asked]).toEqual([{ dataset }, { attributeFilter: ['data-theme'] }])
    }
  }
  const system = Object.assign(new EventTarget(), { matches: prefersDark })
  const getItem = (key: string) => {
    if (stored instanceof Error) throw stored
    return key === 'theme' ? stored : null
  }
  runInNewContext(SCRIPT, {
    document: {
      documentElement: { dataset },
      querySelectorAll: (selector: string) => (selector === 'meta[name=theme-color]' ? bars : []),
    },
    MutationObserver: Observer,
    localStorage: { getItem },
    matchMedia: (query: string) => (query === '(prefers-color-scheme: dark)' ? system : { matches: false }),
  })
  const turn = (dark: boolean) => {
    system.matches = dark
    system.dispatchEvent(new Event('change'))
    return dataset.theme
  }
  /** The colors of the system's bars once somebody has chosen a theme. */
  const choose = (theme: string) => {
    dataset.theme = theme
    tell()
    return bars.map(({ content }) => content)
  }
  return { theme: dataset.theme, bars: bars.map(({ content }) => content), turn, choose }
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

test.each([
  ['dark', false, 'iron', 'chalk'],
  ['light', true, 'chalk', 'iron'],
  [null, true, 'iron', 'chalk'],
] as const)(
  "the system's bars have the color of the theme, not of the system: stored %s, dark system %s",
  (stored, prefersDark, color, other) => {
    const { bars, choose, theme } = themeOf(stored, prefersDark)
    expect(bars).toEqual([color, color])
    expect(choose(theme === 'dark' ? 'light' : 'dark')).toEqual([other, other])
    expect(choose(theme ?? '')).toEqual([color, color])
  },
)
