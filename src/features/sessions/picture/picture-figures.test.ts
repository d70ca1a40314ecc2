import { expect, test } from 'vitest'
import type { SessionSet } from '#contract/session.ts'
import { aLoggedSet, exerciseOf, sessionOf, sinceStart } from '../../../../tests/builders.ts'
import { type FigureWords, figuresOf } from './picture-figures.ts'

const WORDS: FigureWords = {
  number: String,
  duration: (milliseconds) => `${milliseconds / 60_000} min`,
  unit: 'kg',
  volumeIn: (kilograms) => kilograms,
  nameOf: (figure) => figure,
  records: (count) => `records of ${count}`,
  sets: (count) => `${count} sets`,
  reps: (count) => `${count} reps`,
}
const ended = (kind: Parameters<typeof exerciseOf>[1], ...sets: SessionSet[]) =>
  sessionOf([exerciseOf(sets, kind)], { status: 'completed', endedAt: sinceStart(1_800) })

test('records come first, and the volume is beside them', () => {
  expect(figuresOf(ended({}, aLoggedSet(100, 5)), 2, WORDS)).toEqual({
    hero: { value: '2', unit: 'records of 2', label: '' },
    figures: ['500\u00a0kg', '1 sets', '30 min'],
  })
})

test('without records it is the volume, without loads the repetitions, without those the time', () => {
  expect(figuresOf(ended({}, aLoggedSet(100, 5)), 0, WORDS)).toEqual({
    hero: { value: '500', unit: 'kg', label: 'volume' },
    figures: ['1 sets', '5 reps', '30 min'],
  })
  const bodyweight = ended({ kind: 'bodyweight-reps' }, aLoggedSet(0, 12, 60, { weight: null }))
  expect(figuresOf(bodyweight, 0, WORDS).hero).toEqual({ value: '12', unit: '', label: 'reps' })
  const held = ended({ kind: 'time' }, aLoggedSet(0, 0, 60, { weight: null, reps: null, seconds: 60 }))
  expect(figuresOf(held, 0, WORDS)).toEqual({
    hero: { value: '30 min', unit: '', label: 'duration' },
    figures: ['1 sets'],
  })
})
