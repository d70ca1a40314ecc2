import { describe, expect, test } from 'vitest'
import { linesWith, sourceFiles } from '../../tests/support/source-files.ts'

type Theme = 'dark' | 'light'
type Colour = readonly [red: number, green: number, blue: number]

const SURFACES = ['page', 'sunken', 'surface', 'raised', 'sheet'] as const
/** Opaque surfaces that text and icons stand on, besides the ladder. */
const EVERYWHERE = [...SURFACES, 'pressed'] as const

const TOKENS = tokensOf('src/ui/tokens.css')

/** The custom properties of each theme; the light one inherits from the dark one. */
function tokensOf(file: string): Readonly<Record<Theme, ReadonlyMap<string, string>>> {
  const [css] = sourceFiles(file)
  if (!css) throw new Error(`${file} is gone`)
  const [before = '', after = ''] = css.text.split('[data-theme="light"] {')
  const read = (text: string) => [...text.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])
  const dark = new Map(read(before) as [string, string][])
  return { dark, light: new Map([...dark, ...(read(after.split('\n}')[0] ?? '') as [string, string][])]) }
}

function colour(theme: Theme, name: string): Colour {
  const value = TOKENS[theme].get(`--color-${name}`) ?? ''
  const hex = /^#([\da-f]{6})$/.exec(value)?.[1]
  if (!hex) throw new Error(`--color-${name} is ${value}, which is no opaque color`)
  const number = Number.parseInt(hex, 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** A translucent color over an opaque one. */
function over(theme: Theme, name: string, below: Colour): Colour {
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(TOKENS[theme].get(`--color-${name}`) ?? '')
  if (!parts) throw new Error(`--color-${name} is no translucent color`)
  const [red = 0, green = 0, blue = 0, alpha = 0] = parts.slice(1).map(Number)
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha)
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2])]
}

/** WCAG's relative luminance. */
function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((left, right) => right - left)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  const ratio = (one: string, other: string) => contrast(colour(theme, one), colour(theme, other))

  test.each(['text', 'quiet', 'accent', 'danger', 'warning', 'info'])('%s is readable on every surface', (name) => {
    for (const surface of EVERYWHERE) expect(ratio(name, surface), surface).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['text', 'quiet', 'accent', 'danger'])('%s is readable on a control on every surface', (name) => {
    for (const surface of SURFACES) {
      const below = over(theme, 'fill', colour(theme, surface))
      expect(contrast(colour(theme, name), below), surface).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-pressed'],
    ['on-data', 'data'],
    ['on-danger', 'danger'],
    ['on-warning', 'warning'],
    ...['accent', 'danger', 'warning', 'info'].flatMap((meaning) => [
      [meaning, `${meaning}-soft`] as const,
      ['text', `${meaning}-soft`] as const,
    ]),
  ] as const)('%s is readable on %s', (text, area) => {
    expect(ratio(text, area)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['control-line', 'data'])('%s is visible on every surface', (name) => {
    for (const surface of SURFACES) expect(ratio(name, surface), surface).toBeGreaterThanOrEqual(3)
  })
})

test('each surface is a step lighter than the one below it, in the dark', () => {
  const steps = SURFACES.slice(1).map((surface, below) => ({
    surface,
    darker: luminance(colour('dark', SURFACES[below] ?? 'page')) < luminance(colour('dark', surface)),
    step: contrast(colour('dark', SURFACES[below] ?? 'page'), colour('dark', surface)),
  }))
  for (const { surface, darker, step } of steps) {
    expect(darker, surface).toBe(true)
    expect(step, surface).toBeGreaterThanOrEqual(1.15)
  }
})

test('by daylight a well is visible in a card and on the page, and a card on the page', () => {
  const light = (name: string) => colour('light', name)
  expect(contrast(light('sunken'), light('surface'))).toBeGreaterThanOrEqual(1.15)
  expect(contrast(light('sunken'), light('page'))).toBeGreaterThanOrEqual(1.05)
  expect(contrast(light('page'), light('surface'))).toBeGreaterThanOrEqual(1.05)
})

test('what leaves is faster than what arrives, on every platform', () => {
  const [css] = sourceFiles('src/ui/tokens.css')
  const read = (name: string) => [...(css?.text.matchAll(new RegExp(`--duration-${name}: (\\d+)ms`, 'g')) ?? [])]
  const [motion, exit] = [read('motion'), read('exit')].map((found) => found.map(([, value]) => Number(value)))
  expect(motion).toEqual([300, 350, 250])
  expect(exit?.map((duration, index) => duration / (motion?.[index] ?? 0))).toEqual([
    expect.closeTo(2 / 3, 2),
    expect.closeTo(2 / 3, 2),
    expect.closeTo(2 / 3, 2),
  ])
})

describe('outside of the tokens', () => {
  const styles = sourceFiles('src/**/*.css').filter(({ name }) => name !== 'src/ui/tokens.css')

  test('no corner has a radius of its own', () => {
    const literal = /border-[\w-]*radius:(?!(?: (?:0|inherit|50%|calc\(var\(--radius.*\)|var\(--radius[\w-]*\)))+;)/
    expect(linesWith(literal, styles)).toEqual([])
  })

  test('no text has a weight of its own', () => {
    expect(linesWith(/font-weight: (?!var\(--weight|inherit)/, styles)).toEqual([])
  })
})
