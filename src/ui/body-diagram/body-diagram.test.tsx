import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Muscle } from '#contract/exercise.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import { BODY_PATH, HEAD_TO_TOE, MUSCLE_PATHS } from './body-paths.ts'
import DrawnBody from './drawn-body.tsx'

const ignored = () => undefined
const pathsIn = (markup: string): readonly string[] => markup.match(/<path[^>]*>/g) ?? []

describe('the drawing', () => {
  test('has every muscle of the vocabulary, once on the way from head to toe', () => {
    expect(HEAD_TO_TOE.toSorted()).toEqual(MUSCLES.toSorted())
    for (const muscle of MUSCLES) expect(MUSCLE_PATHS[muscle], muscle).toMatch(/^M.+Z$/)
  })

  test('has a left half for each right one, and nothing lies beside the picture or the body', () => {
    for (const path of [BODY_PATH, ...Object.values(MUSCLE_PATHS)]) {
      expect(path).not.toContain('NaN')
      const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
      const [front, back] = [points.filter(([x]) => x < 166), points.filter(([x]) => x >= 166)]
      for (const [middle, view] of [
        [82, front],
        [250, back],
      ] as const) {
        const xs = view.map(([x]) => x)
        if (xs.length > 0) expect(middle - Math.min(...xs)).toBeCloseTo(Math.max(...xs) - middle, 0)
      }
      for (const [x, y] of points) {
        expect(x >= 0 && x <= 332 && y >= 0 && y <= 401, `${x},${y}`).toBe(true)
      }
    }
  })
})

describe('a picture', () => {
  const picture = renderToStaticMarkup(
    <DrawnBody
      label="Chest 6, Triceps 3"
      intensities={
        new Map<Muscle, number>([
          ['chest', 1],
          ['triceps', 0.5],
          ['neck', 0],
        ])
      }
    />,
  )

  test('is one image with a text alternative', () => {
    expect(picture).toMatch(/^<svg role="img" aria-label="Chest 6, Triceps 3"/)
    expect(picture).not.toContain('role="button"')
  })

  test('lights what is worked, the more the stronger, and nothing else', () => {
    const strengths = pathsIn(picture).flatMap((path) => /--intensity:([\d.]+)/.exec(path)?.[1] ?? [])
    expect(strengths.map(Number).toSorted()).toEqual([0.58, 1])
  })
})

describe('a choice', () => {
  const choice = renderToStaticMarkup(
    <DrawnBody
      label="Tap a muscle"
      choice={{ chosen: ['lats'], nameOf: (muscle) => `the ${muscle}`, onToggle: ignored }}
    />,
  )
  const buttons = pathsIn(choice).filter((path) => path.includes('role="button"'))

  test('has one switch for each muscle, with its name, and says which is on', () => {
    expect(buttons).toHaveLength(MUSCLES.length)
    for (const muscle of MUSCLES) {
      const button = buttons.find((path) => path.includes(`aria-label="the ${muscle}"`))
      expect(button).toContain(`aria-pressed="${muscle === 'lats'}"`)
    }
  })

  test('is a single tab stop: the selected one', () => {
    const stops = buttons.filter((path) => path.includes('tabindex="0"'))
    expect(stops).toHaveLength(1)
    expect(stops[0]).toContain('the lats')
  })
})
