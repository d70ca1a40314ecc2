import { expect, test } from 'vitest'
import {
  aLoggedSet,
  BENCH,
  blankSet,
  exerciseNamed,
  exerciseOf,
  sessionOf,
  sinceStart,
} from '../../../tests/builders.ts'
import { matchPrevious, previousSets } from './previous-sets.ts'

const warmUp = (kg: number) => aLoggedSet(kg, 10, 10, { kind: 'warm-up' })
const older = sessionOf([exerciseOf([aLoggedSet(80, 5)])], { startedAt: sinceStart(-200_000) })
const drop = (kg: number) => aLoggedSet(kg, 12, 10, { kind: 'drop' })
const last = sessionOf(
  [exerciseOf([warmUp(40), aLoggedSet(100, 5), drop(70), blankSet({ reps: 99 }), aLoggedSet(95, 8)])],
  { startedAt: sinceStart(-100_000) },
)
const history = [last, older]
const weights = (sets: readonly { readonly weight: { readonly value: number } | null }[] | undefined) =>
  sets?.map((set) => set.weight?.value)

test('the last session in which the exercise was logged counts, warm-ups, drop sets and work apart', () => {
  const previous = previousSets(history, BENCH.id, null)
  expect(previous).toMatchObject({ sessionId: last.id, startedAt: last.startedAt })
  expect(weights(previous?.logged['warm-up'])).toEqual([40])
  expect(weights(previous?.logged.drop)).toEqual([70])
  expect(weights(previous?.logged.work)).toEqual([100, 95])
})

test.each([
  ['the session itself does not count', last.id, [last, older], [80]],
  ['one without a logged set of it does not count', null, [sessionOf([exerciseOf([blankSet()])]), older], [80]],
  ['one in the trash does not count', null, [{ ...last, binnedAt: sinceStart(0) }, older], [80]],
  ['an abandoned one counts', null, [{ ...last, status: 'abandoned' as const }, older], [100, 95]],
])('%s', (_rule, excluded, sessions, expected) => {
  expect(weights(previousSets(sessions, BENCH.id, excluded)?.logged.work)).toEqual(expected)
})

test('an exercise done twice in one session gives the sets of both', () => {
  const twice = sessionOf([exerciseOf([aLoggedSet(100, 5)]), exerciseOf([aLoggedSet(60, 12)])])
  expect(weights(previousSets([twice], BENCH.id, null)?.logged.work)).toEqual([100, 60])
})

test('an exercise that was never logged has no past', () => {
  expect(previousSets(history, exerciseNamed('squat'), null)).toBeNull()
})

test('a history is read only as far as needed', () => {
  const readTo: string[] = []
  function* reading() {
    for (const session of history) {
      readTo.push(session.id)
      yield session
    }
  }
  previousSets(reading(), BENCH.id, null)
  expect(readTo).toEqual([last.id])
})

test('each set matches the set of the same number, whatever is between', () => {
  const previous = previousSets(history, BENCH.id, null)
  const today = exerciseOf([
    blankSet({ kind: 'warm-up' }),
    blankSet({ kind: 'warm-up' }),
    blankSet(),
    blankSet(),
    blankSet({ kind: 'drop' }),
    blankSet({ kind: 'drop' }),
    blankSet({ kind: 'failure' }),
  ])
  const matches = matchPrevious(previous, today.sets)
  expect(matches.map((set) => set?.weight?.value ?? null)).toEqual([40, null, 100, 95, 70, null, null])
  expect(matchPrevious(null, today.sets)).toEqual([null, null, null, null, null, null, null])
})
