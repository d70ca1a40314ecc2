import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { aLoggedSet, exerciseOf, sessionOf, sinceStart } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { randomSession } from '../../../tests/support/random-training.ts'
import { convertWeight } from '../units.ts'
import { Answerer } from './answer.ts'
import type { BestSets } from './questions.ts'
import { doubtfulSets, factsOf, noBestSets, setRecords, withSet } from './set-records.ts'
import { emptyIndex } from './snapshot.ts'

type Kind = SessionExercise['kind']

const bestOf = (sets: readonly SessionSet[], kind: Kind = 'weight-reps'): BestSets =>
  sets.map(factsOf).reduce(withSet, noBestSets(kind))
const on = (seconds: number, weight: number, reps: number, given: Partial<SessionSet> = {}) =>
  aLoggedSet(weight, reps, 60, { completedAt: sinceStart(seconds), ...given })
const textOf = ({ weight, reps }: { weight: SessionSet['weight']; reps: number | null }) => `${weight?.value} × ${reps}`

/** The records of sets after earlier ones: `heaviest 120 × 8 before 100 × 8`. */
function told(sets: readonly SessionSet[], earlier: readonly SessionSet[], kind: Kind = 'weight-reps') {
  const records = setRecords([exerciseOf([...sets], { kind })], bestOf(earlier, kind))
  return sets.flatMap((set) => {
    const record = records.get(set.id)
    return record ? [`${record.kind} ${textOf(set)} before ${textOf(record.before)}`] : []
  })
}

describe('a set is a record', () => {
  const EARLIER = [aLoggedSet(100, 8), aLoggedSet(90, 10), aLoggedSet(80, 11)]

  test('with the heaviest weight ever, and names the set that it beat', () => {
    expect(told([on(1, 120, 8)], EARLIER)).toEqual(['heaviest 120 × 8 before 100 × 8'])
  })

  test('with more repetitions than ever at its weight', () => {
    expect(told([on(1, 90, 11)], EARLIER)).toEqual(['reps-at-weight 90 × 11 before 90 × 10'])
  })

  test('with a higher estimated maximum, at a weight that was never lifted', () => {
    expect(told([on(1, 95, 11)], EARLIER)).toEqual(['one-rep-max 95 × 11 before 100 × 8'])
  })

  test('of the estimated maximum, which it tells in its own unit', () => {
    const set = on(1, 95, 11)
    const record = setRecords([exerciseOf([set])], bestOf(EARLIER)).get(set.id)
    expect(record?.estimates?.now.value).toBeCloseTo(95 * (1 + 11 / 30), 6)
    expect(record?.estimates?.before).toEqual({ value: 100 * (1 + 8 / 30), unit: 'kg' })
    expect(
      setRecords([exerciseOf([on(1, 120, 8)])], bestOf(EARLIER))
        .values()
        .next().value?.estimates,
    ).toBeNull()
  })

  test('not with a load that is more likely a slip, until a second set confirms it', () => {
    const slip = on(1, 1_000, 8)
    expect(told([slip, on(2, 101, 8)], EARLIER)).toEqual(['heaviest 101 × 8 before 100 × 8'])
    expect([...doubtfulSets([exerciseOf([slip])], bestOf(EARLIER))]).toEqual([slip.id])
    const [jump, again] = [on(1, 140, 3), on(2, 140, 3)]
    expect([...doubtfulSets([exerciseOf([jump, again])], bestOf(EARLIER))]).toEqual([])
    expect(told([jump, again], EARLIER)).toEqual(['heaviest 140 × 3 before 100 × 8'])
    expect([...doubtfulSets([exerciseOf([slip])], null)]).toEqual([])
  })

  test('not if it equals one, or had fewer repetitions than a heavier weight', () => {
    expect(told([on(1, 100, 8), on(2, 80, 11), on(3, 90, 9)], EARLIER)).toEqual([])
    expect(told([on(1, 80, 12)], [...EARLIER, aLoggedSet(90, 13)])).toEqual([])
  })

  test('not as a warm-up, nor before it is logged', () => {
    expect(told([on(1, 200, 8, { kind: 'warm-up' }), on(2, 200, 8, { completedAt: null })], EARLIER)).toEqual([])
  })

  test('not the first time of an exercise, nor what was never done in it', () => {
    const first = exerciseOf([on(1, 100, 8), on(2, 110, 8)])
    expect(setRecords([first], null).size).toBe(0)
    expect(told([on(1, 60, 5), on(2, 70, 5)], [aLoggedSet(0, 8, 60, { weight: null })])).toEqual([])
  })

  test('again if it beats an earlier one of the same session, in the order in which they were logged', () => {
    const sets = [on(30, 125, 3), on(10, 120, 8), on(20, 120, 8)]
    expect(told(sets, EARLIER)).toEqual(['heaviest 125 × 3 before 120 × 8', 'heaviest 120 × 8 before 100 × 8'])
  })

  test('in whatever unit it was entered', () => {
    const pounds = (value: number) => on(1, 0, 5, { weight: { value, unit: 'lb' } })
    expect(told([pounds(225)], [aLoggedSet(102.06, 5)])).toEqual([])
    expect(told([pounds(226)], [aLoggedSet(102.06, 5)])).toEqual(['heaviest 226 × 5 before 102.06 × 5'])
  })

  test('with less assistance, a longer time, a longer distance', () => {
    expect(told([on(1, 20, 8)], [aLoggedSet(30, 8)], 'assisted-bodyweight')).toEqual([
      'least-assistance 20 × 8 before 30 × 8',
    ])
    const held = (seconds: number) => on(1, 0, 0, { weight: null, reps: null, seconds })
    const ran = (value: number) => on(1, 0, 0, { weight: null, reps: null, distance: { value, unit: 'km' } })
    expect(told([held(61)], [held(60)], 'time')).toHaveLength(1)
    expect(told([held(60)], [held(60)], 'time')).toEqual([])
    expect(told([ran(5.1)], [ran(5)], 'distance-time')).toHaveLength(1)
  })

  test('beside an exercise of another kind only by its own', () => {
    const sets = [on(1, 0, 30, { weight: null })]
    expect(setRecords([exerciseOf(sets, { kind: 'reps-only' })], bestOf([aLoggedSet(100, 8)])).size).toBe(0)
  })
})

test('both places of an exercise in one session count together', () => {
  const [first, second] = [on(1, 110, 5), on(2, 110, 5)]
  const records = setRecords([exerciseOf([first]), exerciseOf([second])], bestOf([aLoggedSet(100, 5)]))
  expect([...records.keys()]).toEqual([first.id])
})

const isHeavier = (one: SessionSet, other: SessionSet) =>
  convertWeight(one.weight ?? NO_WEIGHT, 'kg') > convertWeight(other.weight ?? NO_WEIGHT, 'kg')
const NO_WEIGHT = { value: 0, unit: 'kg' } as const
const EXERCISES = ['barbell-bench-press', 'pull-up', 'assisted-pull-up', 'plank', 'farmers-walk', 'treadmill-run']

test('a session has records of its sets in the end exactly if one was told while it ran, or a load was doubted', () => {
  holds(
    fc.property(fc.array(randomSession([]), { minLength: 2, maxLength: 8 }), (random) => {
      const sessions = random.filter(({ binnedAt }) => binnedAt === '')
      const running = sessions.reduce<Session | undefined>(
        (latest, session) =>
          !latest || session.startedAt + session.id > latest.startedAt + latest.id ? session : latest,
        undefined,
      )
      if (!running) return
      const index = emptyIndex()
      for (const session of sessions) index.training.put(session)
      const answerer = new Answerer(index)
      const ids = EXERCISES as ExerciseId[]
      const best = answerer.answer({ about: 'best-sets', exerciseIds: ids, exceptSession: running.id }, () => undefined)
      const made =
        answerer.answer(
          { about: 'session-records', sessionId: running.id, unit: 'kg', formula: 'epley' },
          () => undefined,
        ) ?? []
      for (const { exerciseId, best: earlier } of best) {
        const exercises = running.exercises.filter((exercise) => exercise.exerciseId === exerciseId)
        // With a kind of its own, it starts over.
        if (!earlier || exercises.some(({ kind }) => kind !== earlier.kind)) continue
        const logged = exercises.flatMap(({ sets }) => sets.filter(({ completedAt }) => completedAt !== null))
        // One that a later set of the same session left behind is told at its moment, and not in the end. A warm-up leaves none.
        const counted = logged.filter(({ kind }) => kind !== 'warm-up')
        const isLeftBehind = (set: SessionSet) =>
          counted.some((other) => other !== set && isHeavier(other, set) && (other.reps ?? 0) >= (set.reps ?? 0))
        const told = [...setRecords(exercises, earlier)].filter(([id, { kind }]) => {
          const set = logged.find((other) => other.id === id)
          return !(kind === 'reps-at-weight' && set && isLeftBehind(set))
        })
        const ofSets = made.filter(
          (record) =>
            record.exerciseId === exerciseId && record.kind !== 'session-volume' && record.kind !== 'best-set',
        )
        // A load in doubt may be confirmed in the end by one of an earlier session that was in doubt as well.
        if (doubtfulSets(exercises, earlier).size > 0 && told.length === 0) continue
        // And a load that was in doubt before may be confirmed by this session, which then has not beaten it.
        const before = sessions.filter((session) => session !== running).flatMap((session) => session.exercises)
        const sameBefore = before.filter((exercise) => exercise.exerciseId === exerciseId)
        if (doubtfulSets(sameBefore, earlier).size > 0) continue
        expect(ofSets.length > 0).toBe(told.length > 0)
      }
    }),
    { numRuns: 300 },
  )
})

test('the session itself is no part of what it has to beat', () => {
  const index = emptyIndex()
  const earlier = sessionOf([exerciseOf([aLoggedSet(100, 5)])], { startedAt: sinceStart(-86_400) })
  const running = sessionOf([exerciseOf([aLoggedSet(140, 5)])])
  for (const session of [earlier, running]) index.training.put(session)
  const exerciseIds = [exerciseOf([]).exerciseId, 'never-done' as ExerciseId]
  const [bench, never] = new Answerer(index).answer(
    { about: 'best-sets', exerciseIds, exceptSession: running.id },
    () => undefined,
  )
  expect(bench?.best?.single.heaviest).toMatchObject({ weight: { value: 100, unit: 'kg' }, reps: 5 })
  expect(never?.best).toBeNull()
})
