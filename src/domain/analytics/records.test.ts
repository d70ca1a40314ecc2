import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { aLoggedSet, aSession, exerciseOf, ROW, sessionOf } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { randomSession } from '../../../tests/support/random-training.ts'
import { Answerer } from './answer.ts'
import type { ExerciseRecords, PersonalRecord } from './questions.ts'
import { emptyIndex } from './snapshot.ts'

const BENCH = exerciseOf([]).exerciseId
const IN_KG = { unit: 'kg', formula: 'epley' } as const

function answererOf(sessions: readonly Session[]): Answerer {
  const index = emptyIndex()
  for (const session of sessions) index.training.put(session)
  return new Answerer(index)
}

function recordsOf(sessions: readonly Session[], exerciseId: ExerciseId): ExerciseRecords {
  return answererOf(sessions).answer({ about: 'records', exerciseId, ...IN_KG }, () => undefined)
}

/** The records of an exercise by brute force: scans everything and keeps the maximum. */
function oracle(sessions: readonly Session[], exerciseId: ExerciseId) {
  const byKey = (left: { orderKey: string; id: string }, right: { orderKey: string; id: string }) =>
    left.orderKey < right.orderKey ? -1 : left.orderKey > right.orderKey ? 1 : left.id < right.id ? -1 : 1
  const inOrder = sessions
    .filter((session) => session.binnedAt === '')
    .sort((left, right) => (left.startedAt + left.id < right.startedAt + right.id ? -1 : 1))
  const done: { session: Session; exercise: SessionExercise; set: SessionSet }[] = []
  for (const session of inOrder)
    for (const exercise of [...session.exercises].sort(byKey))
      for (const set of [...exercise.sets].sort(byKey))
        if (exercise.exerciseId === exerciseId && set.completedAt) done.push({ session, exercise, set })
  const kind = done.at(-1)?.exercise.kind
  const lifted = done.filter(({ set, exercise }) => set.kind !== 'warm-up' && exercise.kind === kind)
  const kg = (set: SessionSet) =>
    set.weight === null
      ? null
      : Math.round((set.weight.unit === 'kg' ? set.weight.value : set.weight.value * 0.45359237) * 100) / 100
  const metres = (set: SessionSet) =>
    set.distance === null
      ? 0
      : Math.round(set.distance.value * { m: 1, km: 1_000, mi: 1_609.344, yd: 0.9144 }[set.distance.unit] * 100) / 100
  // A load that nothing before or after makes likely counts for nothing.
  const believed: { load: number; estimate: number }[] = []
  const working = lifted.filter(({ set }) => {
    const [load, reps] = [kg(set) ?? 0, set.reps ?? 0]
    if (kind !== 'weight-reps' || load <= 0 || reps < 1) return true
    const before = Math.max(0, ...believed.map((other) => other.load))
    const expected = Math.max(before * 1.3, before + 5, ...believed.map(({ estimate }) => estimate))
    const isConfirmed = lifted.some(
      (other) => other.set !== set && (other.set.reps ?? 0) >= 1 && (kg(other.set) ?? 0) >= load / 1.3,
    )
    if (before > 0 && load > expected && !isConfirmed) return false
    believed.push({ load, estimate: reps === 1 ? load : reps <= 12 ? load * (1 + reps / 30) : 0 })
    return true
  })
  const best: Record<string, number> = {}
  const note = (name: string, value: number, isMore = (best[name] ?? 0) < value) => {
    if (value > 0 && isMore) best[name] = value
  }
  const isLoaded = kind === 'weight-reps' || kind === 'weighted-bodyweight'
  const volumes = new Map<string, number>()
  const repsAt = new Map<number, number>()
  for (const { session, exercise, set } of working) {
    const load = kg(set)
    const reps = set.reps ?? 0
    if (kind === 'assisted-bodyweight') {
      if (load !== null && reps > 0 && load < (best['least-assistance'] ?? Infinity)) best['least-assistance'] = load
    } else if (load !== null && kind !== 'time') {
      const isDone =
        kind === 'weight-distance' ? metres(set) > 0 : kind === 'weight-time' ? (set.seconds ?? 0) > 0 : reps > 0
      if (isDone && (isLoaded || kind === 'weight-distance' || kind === 'weight-time')) note('heaviest', load)
    }
    if (isLoaded && load !== null) {
      note('best-set', load * reps)
      const exact = set.weight?.unit === 'lb' ? set.weight.value * 0.45359237 : (set.weight?.value ?? 0)
      const volume = (volumes.get(session.id) ?? 0) + exact * reps * (exercise.oneSided ? 2 : 1)
      volumes.set(session.id, volume)
      if (load > 0 && reps > 0) repsAt.set(load, Math.max(repsAt.get(load) ?? 0, reps))
    }
    if (kind === 'weight-reps' && load !== null && reps >= 1 && reps <= 12)
      note('one-rep-max', reps === 1 ? load : load * (1 + reps / 30))
    if (kind?.includes('bodyweight') || kind === 'reps-only') note('most-reps', reps)
    if (kind === 'time' || kind === 'weight-time') note('longest', set.seconds ?? 0)
    if (kind === 'distance-time' || kind === 'weight-distance') note('farthest', metres(set))
  }
  if (volumes.size > 0) note('session-volume', Math.max(...volumes.values()))
  const repsAtWeight = [...repsAt]
    .filter(([load, reps]) => ![...repsAt].some(([other, more]) => other > load && more >= reps))
    .sort(([left], [right]) => right - left)
  return { best, repsAtWeight }
}

const EXERCISES = [
  'barbell-bench-press',
  'pull-up',
  'assisted-pull-up',
  'plank',
  'farmers-walk',
  'treadmill-run',
  'my-own-thing',
]

test('the records are those of an oracle that looks at everything, for every kind of exercise', () => {
  holds(
    fc.property(fc.array(randomSession([]), { maxLength: 10, size: 'max' }), (sessions) => {
      for (const id of EXERCISES) {
        const { standing, repsAtWeight } = recordsOf(sessions, id as ExerciseId)
        const expected = oracle(sessions, id as ExerciseId)
        expect(standing.map(({ kind }) => kind).sort()).toEqual(Object.keys(expected.best).sort())
        // A load counts to two decimals of a kg; a record shows it as it was entered.
        for (const { kind, value } of standing) expect(Math.abs(value - (expected.best[kind] ?? 0))).toBeLessThan(0.2)
        expect(repsAtWeight.map(({ value }) => value)).toEqual(expected.repsAtWeight.map(([, reps]) => reps))
      }
    }),
    { numRuns: 300 },
  )
})

test('the history of records ends with those that stand, and each was more than the one before', () => {
  holds(
    fc.property(fc.array(randomSession([]), { maxLength: 10, size: 'max' }), (sessions) => {
      const answerer = answererOf(sessions)
      const made = answerer.answer({ about: 'latest-records', limit: 1_000, ...IN_KG }, () => undefined)
      for (const { kind, value, previous } of made) {
        expect(previous).not.toBeNull()
        // Less is more only for assisted exercises; equally displayed loads are no record.
        if (kind === 'least-assistance') expect(value).toBeLessThan(previous ?? 0)
        else expect(value).toBeGreaterThan((previous ?? 0) - 0.1)
      }
      for (const id of new Set(made.map(({ exerciseId }) => exerciseId))) {
        const { standing } = recordsOf(sessions, id)
        for (const record of standing.filter(({ previous }) => previous !== null)) expect(made).toContainEqual(record)
      }
    }),
    { numRuns: 100 },
  )
})

describe('a record', () => {
  const day = (number: number) => `2026-01-0${number}T18:00:00.000Z`
  const done = (number: number, ...sets: SessionSet[]) => sessionOf([exerciseOf(sets)], { startedAt: day(number) })
  const recordOf = (records: readonly PersonalRecord[], kind: PersonalRecord['kind']) =>
    records.find((record) => record.kind === kind)

  test('is not made by a warm-up, nor by a set that is not logged', () => {
    const sessions = [
      done(1, aLoggedSet(100, 5)),
      done(2, aLoggedSet(200, 5, 60, { kind: 'warm-up' }), aLoggedSet(300, 1, 60, { completedAt: null })),
    ]
    expect(recordOf(recordsOf(sessions, BENCH).standing, 'heaviest')?.value).toBe(100)
  })

  test('is not made by a load that is more likely a slip, until a second set confirms it', () => {
    const slip = done(2, aLoggedSet(839, 8))
    expect(recordOf(recordsOf([done(1, aLoggedSet(84, 10)), slip], BENCH).standing, 'heaviest')?.value).toBe(84)
    expect(recordOf(recordsOf([done(1, aLoggedSet(84, 10)), slip], BENCH).standing, 'session-volume')?.value).toBe(840)
    const later = [done(1, aLoggedSet(84, 10)), done(2, aLoggedSet(130, 3)), done(3, aLoggedSet(120, 5))]
    expect(recordOf(recordsOf(later, BENCH).standing, 'heaviest')?.value).toBe(130)
  })

  test('is not made by a load that reads alike in another unit', () => {
    const pounds = aLoggedSet(0, 5, 60, { weight: { value: 225, unit: 'lb' } })
    const first = done(1, pounds)
    const { standing } = recordsOf([first, done(2, aLoggedSet(102.06, 5))], BENCH)
    expect(recordOf(standing, 'heaviest')).toMatchObject({
      sessionId: first.id,
      set: { weight: { value: 225, unit: 'lb' } },
    })
  })

  test('shows pounds as they were entered where pounds are asked for', () => {
    const first = done(1, aLoggedSet(0, 1, 60, { weight: { value: 225, unit: 'lb' } }))
    const { standing } = answererOf([first]).answer(
      { about: 'records', exerciseId: BENCH, unit: 'lb', formula: 'brzycki' },
      () => undefined,
    )
    expect(recordOf(standing, 'heaviest')?.value).toBe(225)
    expect(recordOf(standing, 'one-rep-max')?.value).toBe(225)
  })

  test('of an estimated maximum needs 12 repetitions or fewer', () => {
    const { standing } = recordsOf([done(1, aLoggedSet(100, 12), aLoggedSet(100, 13))], BENCH)
    expect(recordOf(standing, 'one-rep-max')?.value).toBe(140)
  })

  test('tells what it was before the session, and comes once a session', () => {
    const sessions = [done(1, aLoggedSet(100, 5)), done(2, aLoggedSet(105, 5), aLoggedSet(110, 5))]
    const made = answererOf(sessions).answer({ about: 'latest-records', limit: 10, ...IN_KG }, () => undefined)
    expect(made.filter(({ kind }) => kind === 'heaviest')).toMatchObject([{ value: 110, previous: 100 }])
  })

  test('needs something that was done: a repetition, a second, a metre', () => {
    const of = (kind: SessionExercise['kind'], values: Partial<SessionSet>) =>
      recordsOf([sessionOf([exerciseOf([aLoggedSet(40, 0, 60, { reps: null, ...values })], { kind })])], BENCH)
    const kinds = (...given: Parameters<typeof of>) => of(...given).standing.map(({ kind }) => kind)
    const metres = (value: number) => ({ distance: { value, unit: 'm' as const } })
    expect(kinds('weight-time', { seconds: 0 })).toEqual([])
    expect(kinds('weight-time', { seconds: 1 })).toEqual(['heaviest', 'longest'])
    expect(kinds('weight-distance', metres(0))).toEqual([])
    expect(kinds('weight-distance', metres(1))).toEqual(['heaviest', 'farthest'])
    expect(kinds('weight-reps', { reps: 0 })).toEqual([])
    expect(kinds('weight-reps', { reps: 1 })).toEqual(['heaviest', 'best-set', 'one-rep-max', 'session-volume'])
    expect(of('weight-reps', { reps: 1 }).repsAtWeight).toMatchObject([{ value: 1 }])
    expect(of('weight-reps', { reps: 0 }).repsAtWeight).toEqual([])
    expect(kinds('bodyweight-reps', { reps: 0 })).toEqual([])
    expect(kinds('weight-reps', { reps: 5, weight: { value: 0, unit: 'kg' } })).toEqual([])
    // No help at all is the least help there is.
    expect(kinds('assisted-bodyweight', { reps: 5, weight: { value: 0, unit: 'kg' } })).toEqual([
      'least-assistance',
      'most-reps',
    ])
    expect(kinds('assisted-bodyweight', { reps: 0 })).toEqual([])
  })

  test('says what was done, when, and what it was called', () => {
    const first = done(1, aLoggedSet(100, 5))
    const second = sessionOf([exerciseOf([aLoggedSet(100, 5), aLoggedSet(100, 6)], { name: 'Bench' })], {
      startedAt: day(2),
    })
    const { standing, repsAtWeight } = recordsOf([first, second], BENCH)
    const about = {
      exerciseId: BENCH,
      exerciseName: 'Bench',
      sessionId: second.id,
      day: '2026-01-02',
      at: Date.parse(day(2)),
    }
    expect(recordOf(standing, 'best-set')).toMatchObject({ ...about, value: 600, previous: 500, set: { reps: 6 } })
    expect(recordOf(standing, 'session-volume')).toEqual({
      ...about,
      kind: 'session-volume',
      value: 1_100,
      previous: 500,
      set: null,
    })
    expect(recordOf(standing, 'heaviest')).toMatchObject({ exerciseName: 'Bench', sessionId: first.id, previous: null })
    expect(repsAtWeight).toMatchObject([{ ...about, value: 6, previous: 5, set: { weight: { value: 100 } } }])
  })

  test('in pounds is what it would have been in pounds', () => {
    const { standing } = answererOf([done(1, aLoggedSet(100, 5), aLoggedSet(100, 5))]).answer(
      { about: 'records', exerciseId: BENCH, unit: 'lb', formula: 'rpe' },
      () => undefined,
    )
    const pounds = 100 / 0.45359237
    const values = Object.fromEntries(standing.map(({ kind, value }) => [kind, value]))
    expect(values['heaviest']).toBeCloseTo(pounds, 6)
    expect(values['best-set']).toBeCloseTo(5 * pounds, 6)
    expect(values['session-volume']).toBeCloseTo(10 * pounds, 6)
    expect(values['one-rep-max']).toBeCloseTo((pounds * 100) / 86.3, 6)
  })

  test('of repetitions at a weight is one that no heavier load was lifted as often as', () => {
    const broken = (...sessions: readonly Session[]) =>
      answererOf(sessions)
        .answer({ about: 'latest-records', limit: 50, ...IN_KG }, () => undefined)
        .filter(({ kind }) => kind === 'reps-at-weight')
        .map(({ set, value, previous }) => `${set?.weight?.value} × ${value} after ${previous}`)
    // As often as before is no more, whether with the load or a heavier one.
    expect(broken(done(1, aLoggedSet(100, 5)), done(2, aLoggedSet(100, 5)))).toEqual([])
    expect(broken(done(1, aLoggedSet(80, 3), aLoggedSet(100, 5)), done(2, aLoggedSet(80, 5)))).toEqual([])
    expect(broken(done(1, aLoggedSet(80, 3), aLoggedSet(100, 5)), done(2, aLoggedSet(80, 6)))).toEqual([
      '80 × 6 after 3',
    ])
    expect(broken(done(1, aLoggedSet(100, 5)), done(2, aLoggedSet(100, 6), aLoggedSet(100, 8)))).toEqual([
      '100 × 8 after 5',
    ])
    // A session that does more with a heavier load says that, and not the lighter one too.
    expect(
      broken(done(1, aLoggedSet(80, 5), aLoggedSet(100, 3)), done(2, aLoggedSet(80, 6), aLoggedSet(100, 6))),
    ).toEqual(['100 × 6 after 3'])
    expect(broken(done(1, aLoggedSet(100, 5)), done(2, aLoggedSet(100, 4)), done(3, aLoggedSet(100, 5)))).toEqual([])
  })

  test('is told of the session that made it, and of no other', () => {
    const sessions = [done(1, aLoggedSet(100, 5)), done(2, aLoggedSet(110, 5)), done(3, aLoggedSet(120, 5))]
    const madeBy = (session = sessions[0]) =>
      answererOf(sessions)
        .answer({ about: 'session-records', sessionId: session?.id ?? aSession().id, ...IN_KG }, () => undefined)
        ?.filter(({ kind }) => kind === 'heaviest')
    expect(madeBy(sessions[1])).toMatchObject([{ value: 110, previous: 100, sessionId: sessions[1]?.id }])
    // The first session of an exercise breaks no record.
    expect(madeBy(sessions[0])).toEqual([])
    // A session that is not indexed yet has no result, not even an empty one.
    expect(madeBy(done(4, aLoggedSet(130, 5)))).toBeUndefined()
  })

  test('counts in the list of the sessions that made any as in the session itself', () => {
    const row = { exerciseId: ROW.id, name: ROW.name }
    const sessions = [
      done(1, aLoggedSet(100, 5)),
      done(2, aLoggedSet(100, 5)),
      sessionOf([exerciseOf([aLoggedSet(110, 5)]), exerciseOf([aLoggedSet(60, 8)], row)], {
        status: 'completed',
        startedAt: day(3),
      }),
    ]
    const made = answererOf(sessions).answer({ about: 'record-sessions', formula: 'epley' }, () => undefined)
    const sessionId = sessions[2]?.id ?? aSession().id
    const its = answererOf(sessions).answer({ about: 'session-records', sessionId, ...IN_KG }, () => undefined)
    expect(its?.length).toBeGreaterThan(1)
    expect(made, 'a first time and an equaled record are none').toEqual([{ sessionId, records: its?.length }])
  })

  test('is not the running of a session in the trash', () => {
    const trashed = { ...done(2, aLoggedSet(200, 5)), binnedAt: day(3) }
    expect(recordOf(recordsOf([done(1, aLoggedSet(100, 5)), trashed], BENCH).standing, 'heaviest')?.value).toBe(100)
    expect(recordsOf([aSession()], BENCH)).toEqual({ standing: [], repsAtWeight: [] })
  })
})
