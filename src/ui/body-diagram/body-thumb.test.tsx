import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Muscle } from '#contract/exercise.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import { BodyThumb } from './body-thumb.tsx'
import DrawnThumb from './drawn-thumb.tsx'
import { thumbView } from './thumb-view.ts'

const worked = (...muscles: readonly (readonly [Muscle, number])[]) => new Map(muscles)

test.each<[string, ReadonlyMap<Muscle, number>, 'front' | 'back', 'whole' | 'upper' | 'lower']>([
  ['a bench press', worked(['chest', 1], ['front-delts', 0.5], ['triceps', 0.5]), 'front', 'upper'],
  ['a row', worked(['lats', 1], ['upper-back', 1], ['biceps', 0.5]), 'back', 'upper'],
  ['a squat', worked(['quads', 1], ['glutes', 1], ['lower-back', 0.5]), 'front', 'lower'],
  ['a leg curl', worked(['hamstrings', 1], ['calves', 0.5]), 'back', 'lower'],
  ['a deadlift', worked(['glutes', 1], ['lower-back', 1], ['traps', 0.5]), 'back', 'whole'],
  ['a lateral raise, alike from both sides', worked(['side-delts', 1]), 'front', 'upper'],
  ['a muscle alike from both sides with one that is not', worked(['forearms', 1], ['triceps', 0.5]), 'back', 'upper'],
  ['a workout by its most worked muscle', worked(['biceps', 0.5], ['hamstrings', 0.9], ['quads', 1]), 'front', 'lower'],
  ['no muscles', worked(), 'front', 'whole'],
])('%s has its side and part', (_what, muscles, side, part) => {
  expect(thumbView(muscles)).toMatchObject({ side, part })
})

test('every muscle is seen alone, from the side that is chosen for it', () => {
  for (const muscle of MUSCLES) {
    const { tones, viewBox } = thumbView(worked([muscle, 1]))
    expect(
      tones.map(({ tone }) => tone),
      muscle,
    ).toEqual(['strong'])
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
    for (const [, x, y] of tones[0]?.path.matchAll(/(-?\d+),(-?\d+)/g) ?? []) {
      expect(Number(x) >= left && Number(x) <= left + width, `${muscle} at ${x}`).toBe(true)
      // Abdominals reach a finger's breadth below the edge.
      expect(Number(y) >= top && Number(y) <= top + height + 4, `${muscle} at ${y}`).toBe(true)
    }
  }
})

test('four paths at most, with the body: the amounts are in three tones', () => {
  const everything = new Map(MUSCLES.map((muscle, index) => [muscle, (index + 1) / MUSCLES.length] as const))
  const markup = renderToStaticMarkup(<DrawnThumb muscles={everything} />)
  expect(markup.match(/<path/g)).toHaveLength(4)
  expect(markup).not.toContain('NaN')
})

test('is an image with a label, and decoration without one', () => {
  const muscles = worked(['chest', 1])
  expect(renderToStaticMarkup(<BodyThumb muscles={muscles} label="Chest" />)).toMatch(
    /^<span role="img" aria-label="Chest"/,
  )
  expect(renderToStaticMarkup(<BodyThumb muscles={muscles} />)).not.toMatch(/role|aria-label/)
})
