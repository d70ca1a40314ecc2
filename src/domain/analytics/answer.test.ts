import { describe, expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { aLoggedSet, aMeasurement, aSession, blankSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { Answerer } from './answer.ts'
import type { ExerciseMuscles } from './muscle-sets.ts'
import type { AnalyticsAnswer, AnalyticsQuestion } from './questions.ts'
import { emptyIndex } from './snapshot.ts'

const BENCH = exerciseOf([]).exerciseId
const CALENDAR = { today: '2026-03-04', weekStart: 1 } as const
const IN_KG = { unit: 'kg', formula: 'epley' } as const
/** Bench trains chest, and half as much the triceps. */
const musclesOf = (id: ExerciseId): ExerciseMuscles | undefined =>
  id === BENCH ? { primaryMuscles: ['chest'], secondaryMuscles: ['triceps'] } : undefined

function ask<Question extends AnalyticsQuestion>(
  sessions: readonly Session[],
  question: Question,
): AnalyticsAnswer<Question['about']> {
  const index = emptyIndex()
  for (const session of sessions) index.training.put(session)
  return new Answerer(index).answer(question, musclesOf) as AnalyticsAnswer<Question['about']>
}

/** A completed session of benching that began at 18:00 UTC and took an hour. */
function benched(day: string, sets = [aLoggedSet(100, 5)], given: Partial<Session> = {}): Session {
  return sessionOf([exerciseOf(sets)], {
    status: 'completed',
    startedAt: `${day}T18:00:00.000Z`,
    endedAt: `${day}T19:00:00.000Z`,
    timeZone: 'UTC',
    ...given,
  })
}

describe('a week', () => {
  test('has its days, what was done, and last week beside it', () => {
    const sessions = [
      benched('2026-02-24'),
      benched('2026-03-02', [aLoggedSet(60, 10, 30, { kind: 'warm-up' }), aLoggedSet(100, 5), aLoggedSet(100, 5)]),
      benched('2026-03-04'),
    ]
    const { days, totals, lastWeek, streaks } = ask(sessions, { about: 'week', ...CALENDAR, goal: 2, unit: 'kg' })
    expect(days.map(({ sets }) => sets)).toEqual([2, 0, 1, 0, 0, 0, 0])
    expect(days[0]?.day).toBe('2026-03-02')
    expect(totals).toEqual({ sessions: 2, sets: 3, warmUps: 1, reps: 15, volume: 1_500, durationMs: 7_200_000 })
    expect(lastWeek.sessions).toBe(1)
    expect(streaks).toEqual({ current: 1, longest: 1, thisWeekCounts: true })
  })

  test('belongs to the calendar of where a session began', () => {
    // Sunday night in São Paulo, Monday in UTC.
    const late = benched('2026-03-02', undefined, {
      startedAt: '2026-03-02T01:00:00.000Z',
      timeZone: 'America/Sao_Paulo',
    })
    expect(ask([late], { about: 'week', ...CALENDAR, goal: null, unit: 'kg' }).totals.sessions).toBe(0)
    expect(ask([late], { about: 'week', ...CALENDAR, weekStart: 0, goal: null, unit: 'kg' }).totals.sessions).toBe(1)
  })

  test('counts a running session from its first set, and none that was given up without one', () => {
    const running = benched('2026-03-03', undefined, { status: 'active', endedAt: null })
    const given = benched('2026-03-03', [blankSet()], { status: 'abandoned' })
    expect(ask([running, given], { about: 'week', ...CALENDAR, goal: null, unit: 'kg' }).totals.sessions).toBe(1)
  })
})

describe('consistency', () => {
  const every = (weeks: readonly number[]) =>
    weeks.map((week) => benched(new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString().slice(0, 10)))

  test('streaks go on while this week is still open, and the longest is remembered', () => {
    const { streaks } = ask(every([0, 1, 2, 3, 5, 6, 7]), {
      about: 'consistency',
      ...CALENDAR,
      weeks: 'all',
      goal: null,
    })
    expect(streaks).toEqual({ current: 3, longest: 4, thisWeekCounts: false })
  })

  test('adherence is of the weeks that are over since training began', () => {
    const sessions = [...every([4, 5, 5, 7]), ...every([7])]
    const { adherence, weeks, sessionsPerWeek } = ask(sessions, {
      about: 'consistency',
      ...CALENDAR,
      weeks: 52,
      goal: 2,
    })
    expect(weeks).toHaveLength(52)
    expect(adherence).toBe(2 / 4)
    expect(sessionsPerWeek).toBe(5 / 4)
  })

  test('nothing was missed before anything was done', () => {
    const { adherence, weeks, streaks } = ask([], { about: 'consistency', ...CALENDAR, weeks: 'all', goal: 3 })
    expect({ adherence, weeks: weeks.length, streaks }).toEqual({
      adherence: null,
      weeks: 1,
      streaks: { current: 0, longest: 0, thisWeekCounts: false },
    })
  })
})

describe('training load', () => {
  test('weighs muscles, week by week, and tells the hard sets from the easy', () => {
    const sets = [
      aLoggedSet(100, 5, 60, { rpe: 9 }),
      aLoggedSet(100, 5, 90, { rir: 5 }),
      aLoggedSet(60, 5, 30, { kind: 'warm-up' }),
    ]
    const load = ask([benched('2026-02-24', sets), benched('2026-03-03')], {
      about: 'load',
      ...CALENDAR,
      weeks: 'all',
      ...IN_KG,
    })
    expect(load.weeks).toEqual(['2026-02-23', '2026-03-02'])
    expect([...load.sets]).toEqual([2, 1])
    expect([...load.effectiveSets]).toEqual([1, 1])
    expect(load.muscles).toEqual([
      { muscle: 'chest', sets: Float64Array.of(2, 1), effectiveSets: Float64Array.of(1, 1) },
      { muscle: 'triceps', sets: Float64Array.of(1, 0.5), effectiveSets: Float64Array.of(0.5, 0.5) },
    ])
    expect(load.balance[0]).toEqual({ pair: 'push-pull', left: 4.5, right: 0, ratio: null })
    expect(load.distribution.reps.map(({ sets }) => sets)).toEqual([0, 3, 0, 0, 0, 0])
    expect(load.distribution.inReserve.map(({ sets }) => sets)).toEqual([0, 1, 0, 0, 1])
  })

  test('measures a set against the maximum of its own time', () => {
    // 150 kg of a year ago are no measure of today.
    const sessions = [
      benched('2025-01-06', [aLoggedSet(150, 1)]),
      benched('2026-03-03', [aLoggedSet(100, 1), aLoggedSet(60, 1)]),
    ]
    const { distribution } = ask(sessions, { about: 'load', ...CALENDAR, weeks: 'all', ...IN_KG })
    expect(distribution.percent.map(({ sets }) => sets)).toEqual([0, 0, 1, 0, 0, 2])
  })
})

describe('progress', () => {
  const question = {
    about: 'progress',
    exerciseId: BENCH,
    today: '2026-03-04',
    weeks: 'all',
    ...IN_KG,
    maxPoints: 500,
  } as const

  test('sets the last four weeks against the four before', () => {
    const sessions = [
      benched('2026-01-20', [aLoggedSet(100, 1)]),
      benched('2026-03-01', [aLoggedSet(105, 1), aLoggedSet(100, 1)]),
    ]
    expect(ask(sessions, question)?.change).toEqual({
      recent: { sessions: 1, sets: 2, volume: 205, best: 105 },
      before: { sessions: 1, sets: 1, volume: 100, best: 100 },
    })
  })

  test('draws only what says something, within the weeks asked for', () => {
    const sessions = [benched('2025-01-01'), benched('2026-02-20', [aLoggedSet(50, 20)]), benched('2026-03-01')]
    const progress = ask(sessions, { ...question, weeks: 4 })
    expect([...(progress?.oneRepMax.at ?? [])]).toEqual([Date.parse('2026-03-01T18:00:00.000Z')])
    expect([...(progress?.reps.values ?? [])]).toEqual([20, 5])
    expect(progress?.sessions).toHaveLength(2)
    expect(ask([], question)).toBeNull()
  })

  test('takes less help for more', () => {
    const help = (day: string, kg: number) =>
      sessionOf([exerciseOf([aLoggedSet(kg, 8)], { kind: 'assisted-bodyweight' })], {
        startedAt: `${day}T18:00:00.000Z`,
      })
    const progress = ask([help('2026-01-20', 30), help('2026-03-01', 20)], question)
    expect(progress).toMatchObject({
      measure: 'load',
      better: 'lower',
      change: { recent: { best: 20 }, before: { best: 30 } },
    })
    expect(progress?.records.standing.find(({ kind }) => kind === 'heaviest')).toMatchObject({
      value: 20,
      previous: 30,
    })
  })

  describe('the maximum that percentages go by', () => {
    const maximum = (...sessions: readonly Session[]) =>
      ask(sessions, {
        about: 'one-rep-maxima',
        exerciseIds: [BENCH],
        exceptSession: RUNNING.id,
        formula: 'epley',
      })[0]?.oneRepMax
    const RUNNING = benched('2026-03-04', [aLoggedSet(150, 1)])

    test('is the best estimate of twelve weeks, without warm-ups and the session that runs', () => {
      const best = benched('2026-02-02', [aLoggedSet(180, 1, 30, { kind: 'warm-up' }), aLoggedSet(120, 1)])
      expect(maximum(benched('2025-11-01', [aLoggedSet(140, 1)]), best, benched('2026-03-01'), RUNNING)).toEqual({
        value: 120,
        unit: 'kg',
      })
    })

    test.each([
      ['83 days before the last one counts', '2025-12-08', 140],
      ['84 days before the last one is too long ago', '2025-12-07', 120],
    ])('a set %s', (_case, day, value) => {
      const [earlier, last] = [benched(day, [aLoggedSet(140, 1)]), benched('2026-03-01', [aLoggedSet(120, 1)])]
      expect(maximum(earlier, last)?.value).toBe(value)
    })

    test('after a long break is that of the weeks before the break', () => {
      const before = [benched('2025-01-10', [aLoggedSet(140, 1)]), benched('2025-03-01', [aLoggedSet(130, 1)])]
      expect(maximum(benched('2024-10-01', [aLoggedSet(160, 1)]), ...before, RUNNING)).toMatchObject({ value: 140 })
    })

    test('is in the unit its set was entered in', () => {
      const pounds = aLoggedSet(0, 1, 60, { weight: { value: 315, unit: 'lb' } })
      expect(maximum(benched('2026-03-01', [aLoggedSet(140, 1), pounds]))).toEqual({ value: 315, unit: 'lb' })
    })

    test('is not known from endurance, nor from nothing', () => {
      expect(maximum(benched('2026-03-01', [aLoggedSet(60, 20)]), RUNNING)).toBeNull()
      expect(maximum(RUNNING)).toBeNull()
      expect(maximum()).toBeNull()
    })
  })

  test('knows what was done the last time, warm-ups too, but not in the session that runs', () => {
    const running = benched('2026-03-04', [aLoggedSet(110, 3)])
    const before = benched('2026-03-01', [aLoggedSet(60, 5, 30, { kind: 'warm-up' }), aLoggedSet(100, 5)])
    const answer = ask([before, running], { about: 'last-time', exerciseId: BENCH, exceptSession: running.id })
    expect(answer).toMatchObject({ sessionId: before.id, sets: [{ kind: 'warm-up', reps: 5 }, { kind: 'working' }] })
  })
})

test('milestones have the day they were reached on, and how far it is to the next', () => {
  const sessions = Array.from({ length: 10 }, (_, day) => benched(`2026-01-${String(10 + day)}`))
  const { reached, next } = ask(sessions, { about: 'milestones', ...CALENDAR, unit: 'kg', goal: null })
  expect(reached).toEqual([
    { kind: 'sessions', value: 10, day: '2026-01-19' },
    { kind: 'sessions', value: 1, day: '2026-01-10' },
  ])
  expect(next).toContainEqual({ kind: 'volume', value: 10_000, done: 5_000 })
  expect(next).toContainEqual({ kind: 'streak', value: 4, done: 0 })
})

test('a streak that is a milestone is one of weeks that reached the goal', () => {
  const twiceAWeek = Array.from({ length: 10 }, (_, half) =>
    benched(new Date(Date.UTC(2025, 11, 1 + 7 * Math.floor(half / 2) + (half % 2))).toISOString().slice(0, 10)),
  )
  const streakOf = (goal: number | null) =>
    ask(twiceAWeek, { about: 'milestones', ...CALENDAR, unit: 'kg', goal }).reached.filter(
      ({ kind }) => kind === 'streak',
    )
  expect(streakOf(null)).toEqual([{ kind: 'streak', value: 4, day: '2025-12-22' }])
  expect(streakOf(2)).toEqual([{ kind: 'streak', value: 4, day: '2025-12-23' }])
  expect(streakOf(3)).toEqual([])
})

test('the calendar has the days with training and what to open on them', () => {
  const sessions = [
    benched('2026-03-01'),
    benched('2026-03-03'),
    benched('2026-03-03', undefined, { status: 'abandoned' }),
  ]
  const days = ask([...sessions, aSession({ status: 'abandoned' })], {
    about: 'calendar',
    from: '2026-03-02',
    to: '2026-03-31',
    unit: 'kg',
  })
  expect(days).toMatchObject([{ day: '2026-03-03', sessions: 2, sets: 2 }])
  expect([...(days[0]?.sessionIds ?? [])].sort()).toEqual(
    sessions
      .slice(1)
      .map(({ id }) => id)
      .sort(),
  )
})

describe('measurements', () => {
  const weigh = (days: number, kg: number) =>
    aMeasurement({ value: kg, measuredAt: new Date(Date.UTC(2026, 0, 1 + days)).toISOString() })
  const question = {
    about: 'measurement',
    measurement: 'body-weight',
    today: '2026-03-04',
    weeks: 'all',
    weightUnit: 'kg',
    lengthUnit: 'cm',
    goal: 78,
    maxPoints: 500,
  } as const
  const progressOf = (
    readings: readonly ReturnType<typeof weigh>[],
    asked: AnalyticsQuestion<'measurement'> = question,
  ) => {
    const index = emptyIndex()
    for (const reading of readings) index.measurements.put(reading)
    return new Answerer(index).answer(asked, musclesOf)
  }

  test('are averaged over a week, and a steady trend tells the day of the goal', () => {
    const readings = Array.from({ length: 50 }, (_, day) => weigh(day, 85 - day / 10))
    const progress = progressOf(readings)
    expect(progress?.average.values.at(-1)).toBeCloseTo(80.4, 6)
    expect(progress?.goal?.heading).toBe('closer')
    // 2.1 kg at 100 g a day, from 18 February in São Paulo on.
    expect(progress?.goal?.reachedOn).toBe('2026-03-11')
  })

  test('have no day for a goal that lies the other way', () => {
    const readings = Array.from({ length: 50 }, (_, day) => weigh(day, 80 + day / 10))
    expect(progressOf(readings)?.goal).toEqual({ heading: 'away', reachedOn: null })
  })

  test('tell the pace to a goal by the last twelve weeks alone, and none by what is long past', () => {
    // Two years up, then ten weeks down.
    const readings = Array.from({ length: 800 }, (_, day) =>
      weigh(day - 740, day < 730 ? 60 + day / 20 : 133 - day / 15),
    )
    expect(progressOf(readings)?.goal?.heading).toBe('closer')
    expect(progressOf(readings, { ...question, today: '2026-05-01' })?.goal?.heading).toBe('unclear')
  })

  test('change since the reading that the range begins with, whose day is said', () => {
    const readings = [weigh(-60, 84), weigh(-40, 83), weigh(40, 82), weigh(60, 81)]
    const fourWeeks = progressOf(readings, { ...question, weeks: 4 })
    expect(fourWeeks?.change).toEqual({ amount: -2, since: '2025-11-21' })
    expect([...(fourWeeks?.readings.values ?? [])]).toEqual([82, 81])
    expect(progressOf(readings)?.change).toEqual({ amount: -3, since: '2025-11-01' })
    expect(progressOf(readings.slice(0, 2), { ...question, weeks: 4 })?.change).toBeNull()
    expect(progressOf(readings.slice(0, 1))?.change).toBeNull()
  })

  test('change as the readings do where their averages would share some', () => {
    expect(progressOf([weigh(0, 80), weigh(3, 79)])?.change?.amount).toBe(-1)
    const weeks = [80, 80, 79, 79].map((kg, place) => weigh(place < 2 ? place : 20 + place, kg))
    expect(progressOf(weeks)?.change?.amount).toBe(-1)
  })

  test('sum up every kind that was taken, in its order, with the day of the last one', () => {
    const index = emptyIndex()
    for (const reading of [
      aMeasurement({ kind: 'left-calf', value: 15, unit: 'in' }),
      weigh(50, 82),
      weigh(60, 81),
      aMeasurement({ kind: 'waist', value: 84, unit: 'cm', binnedAt: '2026-03-02T18:00:00.000Z' }),
    ])
      index.measurements.put(reading)
    const { today, weightUnit, lengthUnit, maxPoints } = question
    const asked = { about: 'measurements', weeks: 4, today, weightUnit, lengthUnit, maxPoints } as const
    const summaries = new Answerer(index).answer(asked, musclesOf)
    expect(summaries).toMatchObject([
      { kind: 'body-weight', unit: 'kg', count: 2, latest: { value: 81, day: '2026-03-01' }, change: { amount: -1 } },
      { kind: 'left-calf', unit: 'cm', count: 1, latest: { value: 38.1 }, change: null },
    ])
  })

  test('come in the unit asked for, one entered in it exactly', () => {
    const pounds = aMeasurement({ value: 181.3, unit: 'lb' })
    expect(progressOf([pounds], { ...question, weightUnit: 'lb' })?.latest.value).toBe(181.3)
    expect(progressOf([pounds])?.latest.value).toBeCloseTo(82.24, 2)
    expect(progressOf([], question)).toBeNull()
  })
})
