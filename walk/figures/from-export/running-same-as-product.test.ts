import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Weight } from '#contract/quantity.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { Answerer } from '#domain/analytics/answer.ts'
import { exerciseMuscles } from '#domain/analytics/exercise-muscles.ts'
import { doubtfulSets, factsOf, setRecords } from '#domain/analytics/set-records.ts'
import { emptyIndex } from '#domain/analytics/snapshot.ts'
import { barFor } from '#domain/gym/bar.ts'
import { nearestLoadable } from '#domain/gym/loadable.ts'
import { platesFor } from '#domain/gym/plates.ts'
import { carriedSets } from '#domain/session/carried-sets.ts'
import { matchPrevious, previousExercise, previousSets } from '#domain/session/previous-sets.ts'
import { remainingLoad } from '#domain/session/remaining-load.ts'
import { prefill } from '#domain/session/set-values.ts'
import { somePreferences } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { randomSession } from '../../../tests/support/random-training.ts'
import { inPlace, newestFirst, sessionsOf } from '../exported.ts'
import { barOf, loadedFor, nearestLoad } from './bar.ts'
import { answeringExercise, answeringSets, isSamePlan, lastSession } from './last-time.ts'
import { maximumBefore } from './maximum.ts'
import { judgedSets } from './set-records.ts'
import { linesOf, loadForTheRest } from './to-do.ts'

// A running workout by two different codes: a difference is a fault in one of them.

const NOW = Date.parse('2026-04-01T12:00:00.000Z')
const musclesOf = exerciseMuscles([])

const planned = {
  reps: { min: 5, max: 8 },
  weight: null,
  percentOfOneRepMax: null,
  seconds: 60,
  distance: null,
  rpe: null,
}
const target = fc.constantFrom<SessionSet['target']>(null, planned, { ...planned, weight: { value: 100, unit: 'kg' } })

/** Training and a running session; which of its sets the plan asked for is drawn, too. */
const training = fc
  .record({
    past: fc.array(randomSession([]), { maxLength: 12 }),
    running: randomSession([]),
    targets: fc.array(target, { minLength: 40, maxLength: 40 }),
  })
  .map(({ past, running, targets }) => {
    const withTargets = (session: Session): Session => ({
      ...session,
      exercises: session.exercises.map((exercise, at) => ({
        ...exercise,
        sets: exercise.sets.map((set, place) => ({ ...set, target: targets[at * 5 + place] ?? null })),
      })),
    })
    const now = { ...withTargets(running), status: 'active' as const, binnedAt: '', endedAt: null }
    const none = { preferences: [], folders: [], workouts: [], exercises: [], measurements: [] }
    const sessions = sessionsOf({ documents: { ...none, sessions: [...past.map(withTargets), now] } })
    return { sessions, running: now }
  })

function answererOf(sessions: readonly Session[]) {
  const index = emptyIndex()
  for (const session of sessions) index.training.put(session)
  return new Answerer(index)
}

test('last times, and the values of one tap', () => {
  holds(
    fc.property(training, ({ sessions, running }) => {
      const ended = newestFirst(sessions).filter(({ status }) => status !== 'active')
      for (const exercise of running.exercises) {
        const last = lastSession(sessions, exercise.exerciseId, { running, now: NOW })
        const then = last ? answeringExercise(exercise, running, last) : null
        const known = previousSets(ended, exercise.exerciseId, running.id)
        expect(last?.id).toBe(known?.sessionId)
        const past = previousExercise(known, exercise, running)
        expect(then?.note).toBe(past?.note)
        const before = matchPrevious(past, exercise, running.workoutId)
        const ofSamePlan = last !== undefined && then !== null && isSamePlan({ running, last }, exercise, then)
        const previous = answeringSets(exercise.sets, then?.sets ?? [], ofSamePlan)
        const sets = inPlace(exercise.sets)
        expect(sets.map(({ id }) => previous.get(id) ?? null)).toEqual(before)
        const lines = linesOf(exercise, { previous, loadOf: () => null })
        const carried = carriedSets(sets)
        const suggested = sets.map((set, at) => prefill(set.target, before[at] ?? carried[at] ?? null))
        expect(lines.map(({ suggestion }) => suggestion)).toEqual(
          sets.map((_, at) => before[at] ?? carried[at] ?? null),
        )
        const isOpen = lines.filter(({ set }) => set.reps === null && exercise.kind === 'weight-reps')
        for (const { set, values } of isOpen) expect(values.reps).toBe(suggested[sets.indexOf(set)]?.reps)
        const offer = remainingLoad(
          sets,
          suggested.map(({ weight }) => weight),
        )
        expect(loadForTheRest(lines, () => null)?.weight).toEqual(offer?.weight)
      }
    }),
  )
})

test('records and doubts of the sets of a running session', () => {
  holds(
    fc.property(training, ({ sessions, running }) => {
      const answerer = answererOf(sessions)
      for (const exerciseId of new Set(running.exercises.map((exercise) => exercise.exerciseId))) {
        const [answer] = answerer.answer(
          { about: 'best-sets', exerciseIds: [exerciseId], exceptSession: running.id },
          musclesOf,
        )
        const best = answer?.best ?? null
        const exercises = inPlace(running.exercises.filter((exercise) => exercise.exerciseId === exerciseId))
        const ordered = exercises.map((exercise) => ({ ...exercise, sets: [...inPlace(exercise.sets)] }))
        const { records, doubted } = judgedSets(sessions, exerciseId, running)
        const shown = [...records].map(([id, { kind, before }]) => [id, { kind, before: factsOf(before) }] as const)
        const known = [...setRecords(ordered, best)].map(([id, { kind, before }]) => [id, { kind, before }] as const)
        expect(new Map(shown)).toEqual(new Map(known))
        expect(new Set(doubted.keys())).toEqual(best?.single.heaviest ? doubtfulSets(ordered, best) : new Set())
        const asked = { about: 'one-rep-maxima', exerciseIds: [exerciseId], exceptSession: running.id } as const
        const [maximum] = answerer.answer({ ...asked, formula: 'epley' }, musclesOf)
        expect(maximumBefore(sessions, exerciseId, running)).toEqual(maximum?.oneRepMax ?? null)
      }
    }),
  )
})

const load: fc.Arbitrary<Weight> = fc.record({
  value: fc.integer({ min: 0, max: 1_200 }).map((quarters) => quarters / 4),
  unit: fc.constantFrom('kg', 'lb'),
})
const gym = fc.record({
  bars: fc.constantFrom([], [{ name: '', weight: { value: 15, unit: 'kg' as const } }]),
  plates: fc.uniqueArray(
    fc.record({
      weight: fc.record({
        value: fc.constantFrom(1.25, 2.5, 5, 10, 15, 20, 25, 45),
        unit: fc.constantFrom('kg', 'lb'),
      }),
      pairs: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 5, selector: ({ weight: { value, unit } }) => `${value} ${unit}` },
  ),
})

test('plates on a bar, and the nearest load', () => {
  holds(
    fc.property(load, fc.option(gym), fc.constantFrom('barbell', 'ez-bar', 'dumbbell'), (weight, own, equipment) => {
      const gyms = own ? [{ id: 'gym', updatedAt: '', orderKey: 'a0', name: '', ...own }] : []
      // A gym as documents have it, but for its stamps.
      const preferences = somePreferences({ gyms: gyms as never })
      const bar = barOf(equipment, null, preferences, weight.unit)
      expect(bar).toEqual(barFor(equipment, null, preferences, weight.unit))
      expect(nearestLoad(weight, bar).value).toBeCloseTo(nearestLoadable(weight, bar).value, 6)
      if (!bar) return
      const [shown, known] = [loadedFor(weight, bar), platesFor(weight, bar.weight, bar.plates)]
      expect(shown?.value ?? null).toEqual(known && expect.closeTo(known.loaded, 6))
      expect(shown?.perSide).toEqual(known?.perSide)
    }),
  )
})
