import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KeptChoice } from '#contract/outbox.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { aSession, aSessionExercise, aSet, aStamp } from '../../../tests/builders.ts'
import { findSet } from '../session/edit-session.ts'
import { valuesOf } from '../session/set-values.ts'
import { updateSet } from '../session/sets.ts'
import { setChoicesOf, takeOther } from './set-choices.ts'
import { mergeDocuments, mergeWithChoices } from './three-way.ts'

const DONE = { completedAt: '2026-03-02T18:05:00.000Z' }
const kg = (value: number) => ({ value, unit: 'kg' as const })

const base = aSession({ exercises: [aSessionExercise({ sets: [aSet(), aSet({ orderKey: 'a1' })] })] })
const setId = base.exercises[0]?.sets[0]?.id ?? ''

/** The session with a set changed at a moment. */
function edited(changes: Partial<SessionSet>, atMs: number): Session {
  const stamp = { updatedAt: aStamp(atMs) }
  const exercises = base.exercises.map((exercise) => ({
    ...exercise,
    ...stamp,
    sets: exercise.sets.map((set) => (set.id === setId ? { ...set, ...changes, ...stamp } : set)),
  }))
  return { ...base, ...stamp, exercises }
}

function joined(here: Partial<SessionSet>, there: Partial<SessionSet>) {
  const [ours, theirs] = [edited(here, 2_000), edited(there, 3_000)]
  const { merged, choices } = mergeWithChoices(base, theirs, ours)
  expect(mergeDocuments(base, theirs, ours)).toEqual(merged)
  const kept = choices.map(
    (choice, index): KeptChoice => ({
      ...choice,
      collection: 'sessions',
      id: base.id,
      chosenAtMs: 0,
      number: index + 1,
    }),
  )
  return { merged, kept, found: [...setChoicesOf(merged, kept).values()] }
}

const setIn = (session: Session) => findSet(session, setId)?.set

test('figures that two devices gave one set are told, and the ones left out can be taken and given back', () => {
  const { merged, kept, found } = joined(
    { weight: kg(82.5), reps: 7, rpe: 8, ...DONE },
    { weight: kg(85), reps: 5, ...DONE },
  )
  const [choice] = found
  expect(choice).toMatchObject({
    shown: { weight: kg(85), reps: 5, rpe: null },
    other: { weight: kg(82.5), reps: 7, rpe: 8 },
  })
  if (!choice) return
  const taken = takeOther(merged, choice)
  expect(setIn(taken)).toMatchObject({ weight: kg(82.5), reps: 7, rpe: 8, ...DONE })
  const [back] = setChoicesOf(taken, kept).values()
  expect(back && takeOther(taken, back)).toEqual(merged)
})

test('whoever types other figures has decided', () => {
  const { merged, kept } = joined({ weight: kg(82.5) }, { weight: kg(85) })
  expect(setChoicesOf(updateSet(merged, setId, { weight: kg(80) }), kept).size).toBe(0)
})

test.each([
  [
    'both gave the same figures, at different times',
    { reps: 7, ...DONE },
    { reps: 7, completedAt: '2026-03-02T18:06:00.000Z' },
  ],
  ['only one changed them', { reps: 7 }, {}],
  ['each changed something else', { reps: 7 }, { kind: 'drop' as const }],
  ['the one left out was only planned, without a figure', { weight: kg(90), reps: null }, { reps: 7, ...DONE }],
])('nothing is told where %s', (_where, here, there) => {
  expect(joined(here, there).found).toEqual([])
})

test('a choice about another document, or of unknown form, is left alone', () => {
  const { merged, kept } = joined({ weight: kg(82.5) }, { weight: kg(85) })
  expect(setChoicesOf(merged, kept).size).toBe(1)
  expect(
    setChoicesOf(
      merged,
      kept.map((choice) => ({ ...choice, id: 'another' })),
    ).size,
  ).toBe(0)
  for (const weight of [{ value: 82.5, unit: 'stone' }, '82.5', { value: -1, unit: 'kg' }])
    expect(
      setChoicesOf(
        merged,
        kept.map((choice) => ({ ...choice, dropped: { ...choice.dropped, weight } })),
      ).size,
    ).toBe(0)
})

test('figures are told exactly where both sides differ from each other and from before, and taking them gives them', () => {
  const figures = fc.record({
    weight: fc.option(fc.integer({ min: 0, max: 3 }).map(kg)),
    reps: fc.option(fc.integer({ min: 0, max: 3 })),
    rpe: fc.option(fc.integer({ min: 6, max: 8 })),
  })
  fc.assert(
    fc.property(figures, figures, (here, there) => {
      const { merged, found } = joined(here, there)
      const before = setIn(base)
      const all = (values: object) => before && valuesOf({ ...before, ...values })
      const [ours, theirs, past] = [all(here), all(there), all({})]
      const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)
      const hasToChoose = !same(ours, theirs) && !same(ours, past) && !same(theirs, past)
      // A side that took every differing figure away left no value to offer.
      const lost = Object.entries(ours ?? {}).some(
        ([figure, value]) => value !== null && !same(value, theirs?.[figure as keyof typeof theirs]),
      )
      expect(found.length).toBe(hasToChoose && lost ? 1 : 0)
      const [choice] = found
      if (!choice) return
      expect(choice.shown).toEqual(theirs)
      const set = setIn(takeOther(merged, choice))
      expect(set && valuesOf(set)).toEqual(ours)
    }),
  )
})
