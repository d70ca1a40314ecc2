import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Session, SessionSet } from '#contract/session.ts'
import { aLoggedSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { addDays } from '../time/session-day.ts'
import { dayNumberOf } from './day-number.ts'
import { distributionOf } from './distribution.ts'
import type { Distribution } from './questions.ts'
import { TrainingIndex } from './training-index.ts'

const FIRST_DAY = '2026-01-01'

function benched(day: string, sets: readonly SessionSet[], given: Parameters<typeof exerciseOf>[1] = {}): Session {
  return sessionOf([exerciseOf(sets, given)], { startedAt: `${day}T12:00:00.000Z`, timeZone: 'UTC' })
}

function distributed(sessions: readonly Session[], from: string, today: string): Distribution {
  const training = new TrainingIndex()
  for (const session of sessions) training.put(session)
  return distributionOf(training, dayNumberOf(from), dayNumberOf(today), 'epley')
}

const counts = (bands: readonly { readonly sets: number }[]) => bands.map(({ sets }) => sets)

test('of sessions in some days, each set is held against the best of the 90 days up to its own session', () => {
  const trained = fc.uniqueArray(
    fc.record({ day: fc.nat(400), loads: fc.array(fc.integer({ min: 40, max: 140 }), { minLength: 1, maxLength: 3 }) }),
    { selector: ({ day }) => day, minLength: 1, maxLength: 12 },
  )
  holds(
    fc.property(trained, fc.nat(400), fc.nat(400), (sessions, one, other) => {
      const [from, today] = [Math.min(one, other), Math.max(one, other)]
      const expected = [0, 0, 0, 0, 0, 0]
      for (const { day, loads } of sessions.filter((it) => it.day >= from && it.day <= today + 2)) {
        const within = sessions.filter((it) => it.day <= day && it.day >= day - 90)
        const best = Math.max(...within.flatMap((it) => it.loads))
        for (const load of loads) {
          const band = [50, 60, 70, 80, 90, Number.POSITIVE_INFINITY].findIndex((bound) => (load * 100) / best < bound)
          expected[band] = (expected[band] ?? 0) + 2
        }
      }
      const documents = sessions.map(({ day, loads }) =>
        benched(
          addDays(FIRST_DAY, day),
          // A single repetition is its own maximum; a load that was lifted twice is no slip.
          loads.flatMap((load) => [aLoggedSet(load, 1), aLoggedSet(load, 1)]),
        ),
      )
      const { percent } = distributed(documents, addDays(FIRST_DAY, from), addDays(FIRST_DAY, today))
      expect(counts(percent)).toEqual(expected)
    }),
  )
})

test('a set stands in the band that begins with its figure', () => {
  const reps = [0, 1, 3, 4, 6, 7, 9, 10, 12, 13, 20, 21, 50]
  const { reps: bands } = distributed(
    [
      benched(
        FIRST_DAY,
        reps.map((count) => aLoggedSet(60, count)),
      ),
    ],
    FIRST_DAY,
    FIRST_DAY,
  )
  expect(counts(bands)).toEqual([2, 2, 2, 2, 2, 2])
})

test('neither warm-ups nor the maxima of another kind of exercise are a measure', () => {
  const { percent, reps, inReserve } = distributed(
    [
      benched(FIRST_DAY, [aLoggedSet(200, 1, 10, { kind: 'warm-up' }), aLoggedSet(100, 1, 60, { rir: 1 })]),
      benched(addDays(FIRST_DAY, 1), [aLoggedSet(300, 1)], { kind: 'weighted-bodyweight' }),
      benched(addDays(FIRST_DAY, 2), [aLoggedSet(70, 1)]),
      // Twenty repetitions say nothing of a maximum.
      benched(addDays(FIRST_DAY, 200), [aLoggedSet(70, 20)]),
    ],
    FIRST_DAY,
    '2026-12-31',
  )
  expect(counts(percent)).toEqual([0, 0, 0, 1, 0, 1])
  expect(counts(reps)).toEqual([3, 0, 0, 0, 1, 0])
  expect(counts(inReserve)).toEqual([0, 1, 0, 0, 0])
})

test('a load that is a slip of the finger is no maximum to measure others by', () => {
  const sessions = [benched('2026-03-01', [aLoggedSet(1_000, 1)]), benched('2026-02-01', [aLoggedSet(100, 1)])]
  const { percent } = distributed(
    [...sessions, benched('2026-03-02', [aLoggedSet(100, 1)])],
    '2026-03-02',
    '2026-03-02',
  )
  expect(counts(percent)).toEqual([0, 0, 0, 0, 0, 1])
})
