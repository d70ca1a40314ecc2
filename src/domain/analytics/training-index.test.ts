import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExerciseId, MeasurementId, SessionId } from '#contract/id.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Session } from '#contract/session.ts'
import { MEASUREMENT_KINDS } from '#contract/vocabulary.ts'
import { aLoggedSet, aMeasurement, anId, aSession, exerciseOf, ROW, sessionOf } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { randomReading, randomSession } from '../../../tests/support/random-training.ts'
import { mergeDocuments } from '../merge/three-way.ts'
import { Answerer } from './answer.ts'
import { exerciseMuscles } from './exercise-muscles.ts'
import type { AnalyticsQuestion } from './questions.ts'
import { type AnalyticsIndex, decodeIndex, emptyIndex, encodeIndex } from './snapshot.ts'

const SESSIONS = Array.from({ length: 6 }, () => anId<SessionId>())
const READINGS = Array.from({ length: 5 }, () => anId<MeasurementId>())
const musclesOf = exerciseMuscles([])

type Step =
  | { readonly type: 'put' | 'merge'; readonly session: Session }
  | { readonly type: 'delete'; readonly id: SessionId }
  | { readonly type: 'measure'; readonly reading: Measurement }
  | { readonly type: 'forget'; readonly id: MeasurementId }
  /** The worker ends, and the next one continues from its snapshot. */
  | { readonly type: 'restart' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constantFrom('put', 'merge'), session: randomSession(SESSIONS) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('delete'), id: fc.constantFrom(...SESSIONS) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('measure'), reading: randomReading(READINGS) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('forget'), id: fc.constantFrom(...READINGS) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('restart') }) },
)

/** Plays steps on an index and, in parallel, on plain maps of documents. */
function play(steps: readonly Step[]) {
  let index = emptyIndex()
  const sessions = new Map<SessionId, Session>()
  const readings = new Map<MeasurementId, Measurement>()
  for (const each of steps) {
    switch (each.type) {
      case 'put':
      case 'merge': {
        const before = sessions.get(each.session.id)
        const after =
          each.type === 'merge' && before ? mergeDocuments<Session>(undefined, before, each.session) : each.session
        sessions.set(after.id, after)
        index.training.put(after)
        break
      }
      case 'delete':
        sessions.delete(each.id)
        index.training.delete(each.id)
        break
      case 'measure':
        readings.set(each.reading.id, each.reading)
        index.measurements.put(each.reading)
        break
      case 'forget':
        readings.delete(each.id)
        index.measurements.delete(each.id)
        break
      case 'restart':
        index = decoded(encodeIndex(index))
        break
    }
  }
  return { index, sessions: [...sessions.values()], readings: [...readings.values()] }
}

function fromScratch(sessions: readonly Session[], readings: readonly Measurement[]): AnalyticsIndex {
  const index = emptyIndex()
  for (const session of sessions) index.training.put(session)
  for (const reading of readings) index.measurements.put(reading)
  return index
}

function decoded(bytes: ArrayBuffer): AnalyticsIndex {
  const index = decodeIndex(bytes)
  if (!index) throw new Error('the snapshot is in doubt')
  return index
}

const calendar = { today: '2026-02-10', weekStart: 1 }
const inKg = { unit: 'kg', formula: 'epley' } as const
const everything = {
  called: [],
  meant: [],
  monthNames: [],
  workoutId: null,
  exerciseId: null,
  status: null,
  from: null,
  to: null,
}
const QUESTIONS: readonly AnalyticsQuestion[] = [
  { about: 'week', ...calendar, goal: 2, unit: 'kg' },
  { about: 'latest-records', limit: 20, ...inKg },
  { about: 'muscles', from: '2026-01-01', today: '2026-03-01' },
  { about: 'exercises' },
  { about: 'all-records', unit: 'lb', formula: 'rpe' },
  { about: 'load', ...calendar, weeks: 'all', ...inKg },
  { about: 'load', ...calendar, weeks: 4, ...inKg },
  { about: 'totals', unit: 'kg' },
  { about: 'calendar', from: '2026-01-01', today: '2026-03-01', unit: 'kg' },
  { about: 'sessions', query: '', ...everything },
  { about: 'sessions', query: 'ombro', ...everything, workoutId: '' },
  { about: 'sessions', query: 'push fechada', ...everything, from: '2026-01-10' },
  { about: 'sessions', query: 'of then', ...everything, exerciseId: 'plank' as ExerciseId },
  { about: 'sessions', query: 'puxra', ...everything, status: 'completed' },
  { about: 'session-choices' },
  { about: 'consistency', ...calendar, weeks: 'all', goal: 2 },
  { about: 'milestones', ...calendar, unit: 'kg', goal: 2 },
  { about: 'measurements', today: '2026-02-10', weeks: 4, weightUnit: 'lb', lengthUnit: 'in', maxPoints: 8 },
  ...MEASUREMENT_KINDS.slice(0, 3).map(
    (measurement) =>
      ({
        about: 'measurement',
        measurement,
        today: '2026-02-10',
        weeks: 4,
        weightUnit: 'kg',
        lengthUnit: 'cm',
        goal: 80,
        maxPoints: 8,
      }) as const,
  ),
  ...[
    'barbell-bench-press',
    'pull-up',
    'assisted-pull-up',
    'plank',
    'farmers-walk',
    'treadmill-run',
    'my-own-thing',
  ].map(
    (id) =>
      ({
        about: 'progress',
        exerciseId: id as ExerciseId,
        ...calendar,
        weeks: 'all',
        ...inKg,
        maxPoints: 6,
      }) as const,
  ),
  {
    about: 'one-rep-maxima',
    exerciseIds: ['barbell-bench-press' as ExerciseId],
    exceptSession: SESSIONS[0] ?? null,
    formula: 'epley',
  },
  { about: 'last-times', exerciseId: 'barbell-bench-press' as ExerciseId, limit: 4 },
]

test('after any inserts, edits, deletions and merges the index equals a fresh one', () => {
  holds(
    fc.property(fc.array(step, { maxLength: 25, size: 'max' }), fc.infiniteStream(fc.nat()), (steps, order) => {
      const { index, sessions, readings } = play(steps)
      const shuffled = sessions
        .map((session) => ({ session, key: order.next().value }))
        .sort((left, right) => left.key - right.key)
        .map(({ session }) => session)
      const scratch = fromScratch(shuffled, readings.toReversed())
      expect(new Uint8Array(encodeIndex(index))).toEqual(new Uint8Array(encodeIndex(scratch)))
      expect(index.training.size).toBe(sessions.filter(({ binnedAt }) => binnedAt === '').length)
      expect(index.measurements.size).toBe(readings.filter(({ binnedAt }) => binnedAt === '').length)
      const [left, right] = [new Answerer(index), new Answerer(scratch)]
      for (const question of QUESTIONS)
        expect(left.answer(question, musclesOf)).toEqual(right.answer(question, musclesOf))
    }),
    { numRuns: 300 },
  )
})

test('a cached answer is dropped after the exercise has changed', () => {
  holds(
    fc.property(
      fc.array(step, { maxLength: 12, size: 'max' }),
      fc.array(step, { minLength: 1, maxLength: 4 }),
      (before, after) => {
        const { index, sessions, readings } = play(before.filter(({ type }) => type !== 'restart'))
        const answerer = new Answerer(index)
        for (const question of QUESTIONS) answerer.answer(question, musclesOf)
        const known = new Map(sessions.map((session) => [session.id, session]))
        for (const each of after) {
          if (each.type === 'put' || each.type === 'merge') {
            known.set(each.session.id, each.session)
            index.training.put(each.session)
          }
          if (each.type === 'delete') {
            known.delete(each.id)
            index.training.delete(each.id)
          }
        }
        const anew = new Answerer(fromScratch([...known.values()], readings))
        for (const question of QUESTIONS)
          expect(answerer.answer(question, musclesOf)).toEqual(anew.answer(question, musclesOf))
      },
    ),
    { numRuns: 150 },
  )
})

test('a snapshot with any byte changed, or cut off anywhere, is in doubt', () => {
  const index = fromScratch([sessionOf([exerciseOf([aLoggedSet(100, 5)])])], [])
  const bytes = encodeIndex(index)
  expect(decodeIndex(bytes)).toBeDefined()
  holds(
    fc.property(fc.nat(bytes.byteLength - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
      const spoilt = bytes.slice(0)
      const view = new Uint8Array(spoilt)
      view[place] = (view[place] ?? 0) ^ change
      expect(decodeIndex(spoilt)).toBeUndefined()
      expect(decodeIndex(bytes.slice(0, place))).toBeUndefined()
    }),
  )
})

test('a snapshot of another version, or with codes that meant something else, is in doubt', () => {
  const bytes = encodeIndex(fromScratch([sessionOf([exerciseOf([aLoggedSet(100, 5)])])], []))
  const rewritten = (change: (view: Uint8Array, header: Uint32Array) => void) => {
    const copy = bytes.slice(0)
    change(new Uint8Array(copy), new Uint32Array(copy, 0, 4))
    return withSum(copy)
  }
  expect(decodeIndex(rewritten(() => {}))).toBeDefined()
  expect(decodeIndex(rewritten((_, header) => header.set([99], 1)))).toBeUndefined()
  expect(decodeIndex(rewritten((_, header) => header.set([99], 0)))).toBeUndefined()
  // Longer words than there are bytes.
  expect(decodeIndex(rewritten((_, header) => header.set([bytes.byteLength], 3)))).toBeUndefined()
  const text = new TextDecoder().decode(bytes)
  const replaceAt = (words: string, by: string) =>
    decodeIndex(rewritten((view) => view.set(new TextEncoder().encode(by), text.indexOf(words))))
  // The words are ASCII up to there, so that places in the text are places in the bytes.
  expect(replaceAt('weight-reps', 'weight-rope')).toBeUndefined()
  expect(replaceAt('"sessionIds"', '"sessionIds!')).toBeUndefined()
  expect(decodeIndex(new ArrayBuffer(8))).toBeUndefined()
})

/** As the format says: FNV-1a over all words but the sum itself, which is the third. */
function withSum(buffer: ArrayBuffer): ArrayBuffer {
  const words = new Uint32Array(buffer)
  const others = [...words].filter((_, index) => index !== 2)
  words[2] = others.reduce((sum, word) => Math.imul(sum ^ word, 0x0100_0193) >>> 0, 0x811c_9dc5)
  return buffer
}

test('sessions with an invalid instant, and exercises of an unknown kind, are left out', () => {
  const index = emptyIndex()
  index.training.put(aSession({ startedAt: 'some day' }))
  expect(index.training.size).toBe(0)
  // A newer version of the app may know more kinds.
  const strange = exerciseOf([aLoggedSet(100, 5)], { kind: 'underwater' as 'time' })
  index.training.put(sessionOf([strange], { status: 'completed' }))
  expect(index.training.size).toBe(1)
  expect(index.training.exercises.size).toBe(0)
})

test('of sessions that began at once, that with the lower id comes first', () => {
  const index = emptyIndex()
  const [first, second] = [SESSIONS[0], SESSIONS[1]].map((id) => aSession(id ? { id } : {}))
  if (!first || !second) throw new Error('there are six sessions')
  for (const session of [second, first]) index.training.put(session)
  expect(index.training.order.map((slot) => index.training.idOf(slot))).toEqual([first.id, second.id])
})

test('a session and a reading are there until they are deleted or trashed', () => {
  const { training, measurements } = emptyIndex()
  const session = sessionOf([exerciseOf([aLoggedSet(100, 5)])])
  const reading = aMeasurement()
  training.put(session)
  measurements.put(reading)
  expect([training.has(session.id), measurements.has(reading.id)]).toEqual([true, true])
  training.put({ ...session, binnedAt: '2026-03-02T18:00:00.000Z' })
  measurements.put({ ...reading, binnedAt: '2026-03-02T18:00:00.000Z' })
  expect([training.has(session.id), measurements.has(reading.id)]).toEqual([false, false])
  expect([training.size, training.exercises.size, measurements.size, measurements.kinds.size]).toEqual([0, 0, 0, 0])
  expect(() => training.idOf(0)).toThrow()
  expect(() => training.textsOf(0)).toThrow()
})

test('a change is counted for what it changes, and nothing else', () => {
  const { training } = emptyIndex()
  const [bench, row] = [exerciseOf([aLoggedSet(100, 5)]), exerciseOf([aLoggedSet(60, 5)], { exerciseId: ROW.id })]
  training.put(sessionOf([bench]))
  const counts = () => [training.revision, training.revisionOf(bench.exerciseId), training.revisionOf(ROW.id)]
  const [all = 0, ofBench = 0, ofRow = 0] = counts()
  expect(ofBench).toBeGreaterThan(0)
  expect(ofRow).toBe(0)
  training.put(sessionOf([row]))
  expect(counts()).toEqual([all + 1, ofBench, 1])
  training.delete(anId())
  expect(counts()).toEqual([all + 1, ofBench, 1])
})

test('it takes as many bytes as its tables', () => {
  const { training } = emptyIndex()
  const before = training.bytes
  expect(before).toBe(training.sessions.bytes)
  training.put(sessionOf([exerciseOf([aLoggedSet(100, 5)])]))
  expect(training.bytes).toBe(before + (training.exercises.get(exerciseOf([]).exerciseId)?.bytes ?? 0))
})

test('a reading whose instant cannot be read, or of a kind that is not known, is left out', () => {
  const { measurements } = emptyIndex()
  measurements.put(aMeasurement({ measuredAt: 'some day', newestFirst: '' }))
  // A newer version of the app may know more kinds.
  measurements.put(aMeasurement({ kind: 'ear' as 'neck' }))
  expect(measurements.size).toBe(0)
})

test('a session counts as what this version knows of it', () => {
  const { training } = emptyIndex()
  // As a newer version of the app would have written them.
  training.put(
    sessionOf([exerciseOf([aLoggedSet(100, 5, 60, { kind: 'isometric' as 'myo' })])], { status: 'shared' as 'active' }),
  )
  expect(training.statusOf(0)).toBeUndefined()
  const answers = new Answerer({ ...emptyIndex(), training })
  expect(answers.answer({ about: 'session-choices' }, musclesOf).statuses).toEqual([])
  const exerciseId = exerciseOf([]).exerciseId
  expect(answers.answer({ about: 'last-times', exerciseId, limit: 1 }, musclesOf)[0]?.sets).toMatchObject([
    {
      kind: 'working',
      weight: { value: 100, unit: 'kg' },
      reps: 5,
      seconds: null,
      distance: null,
      repsInReserve: null,
    },
  ])
})

test('a set is told as it was entered, in its own units, with its effort either way', () => {
  const { training } = emptyIndex()
  const sets = [
    aLoggedSet(0, 5, 60, { weight: { value: 225, unit: 'lb' }, rpe: 8 }),
    aLoggedSet(40, 0, 70, { rir: 3, seconds: 30, distance: { value: 50, unit: 'yd' } }),
  ]
  training.put(sessionOf([exerciseOf(sets)]))
  const asked = { about: 'last-times', exerciseId: exerciseOf([]).exerciseId, limit: 1 } as const
  expect(new Answerer({ ...emptyIndex(), training }).answer(asked, musclesOf)[0]?.sets).toMatchObject([
    { weight: { value: 225, unit: 'lb' }, reps: 5, repsInReserve: 2, distance: null },
    { weight: { value: 40, unit: 'kg' }, reps: 0, seconds: 30, distance: { value: 50, unit: 'yd' }, repsInReserve: 3 },
  ])
})
