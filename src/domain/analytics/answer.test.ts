import { describe, expect, test } from 'vitest'
import type { ExerciseId, WorkoutExerciseId } from '#contract/id.ts'
import type { ProgressionStep } from '#contract/progression.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { aLoggedSet, aMeasurement, aSession, blankSet, exerciseOf, ROW, sessionOf } from '../../../tests/builders.ts'
import { SAMPLE_WORKOUT_ID } from '../session/sample.ts'
import { Answerer } from './answer.ts'
import type { ExerciseMuscles } from './muscle-sets.ts'
import type { AnalyticsAnswer, AnalyticsQuestion, ProgressMeasure } from './questions.ts'
import { emptyIndex } from './snapshot.ts'

const BENCH = exerciseOf([]).exerciseId
const CALENDAR = { today: '2026-03-04', weekStart: 1 } as const
const IN_KG = { unit: 'kg', formula: 'epley' } as const
const DELOADED: ProgressionStep = {
  plannedBy: 'bench' as WorkoutExerciseId,
  rule: 'linear',
  start: null,
  reps: null,
  sets: 1,
  reason: 'deloaded',
  by: { value: 10, unit: 'kg' },
  misses: 3,
  week: null,
}
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
    expect(days.map((day) => day.sessions)).toEqual([1, 0, 1, 0, 0, 0, 0])
    expect(days[0]?.day).toBe('2026-03-02')
    expect(totals).toEqual({ sessions: 2, sets: 3, warmUps: 1, reps: 15, volume: 1_500, durationMs: 7_200_000 })
    expect(lastWeek.sessions).toBe(1)
    expect(streaks).toEqual({ current: 1, longest: 1, thisWeekCounts: true })
  })

  test('has seven days, and so has the one before it', () => {
    const sessions = ['2026-02-22', '2026-02-23', '2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09'].map((day) =>
      benched(day),
    )
    const { days, totals, lastWeek } = ask(sessions, { about: 'week', ...CALENDAR, goal: null, unit: 'kg' })
    expect(days.at(-1)).toEqual({ day: '2026-03-08', sessions: 1, sets: 1 })
    expect([totals.sessions, lastWeek.sessions]).toEqual([2, 2])
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

  test('counts a running session once it ends, but its sets at once', () => {
    const active = benched('2026-03-03', undefined, { status: 'active', endedAt: null })
    const asked = { about: 'week', ...CALENDAR, goal: 1, unit: 'kg' } as const
    const { days, totals, streaks } = ask([active], asked)
    expect([totals.sessions, totals.sets]).toEqual([0, 1])
    expect(days[1]).toEqual({ day: '2026-03-03', sessions: 0, sets: 1 })
    expect(streaks).toEqual({ current: 0, longest: 0, thisWeekCounts: false })
    const over = ask([benched('2026-03-03')], asked)
    expect([over.totals.sessions, over.days[1]?.sessions, over.streaks.thisWeekCounts]).toEqual([1, 1, true])
  })

  test('counts a session that was ended early as a workout from its third set on, its sets from the first', () => {
    const asked = { about: 'week', ...CALENDAR, goal: 1, unit: 'kg' } as const
    const endedEarly = (count: number) => {
      const sets = Array.from({ length: count }, () => aLoggedSet(20, 15))
      return ask([benched('2026-03-03', [...sets, blankSet()], { status: 'abandoned' })], asked)
    }
    expect(endedEarly(0).totals).toMatchObject({ sessions: 0, sets: 0 })
    expect(endedEarly(2)).toMatchObject({ totals: { sessions: 0, sets: 2 }, streaks: { thisWeekCounts: false } })
    expect(endedEarly(3)).toMatchObject({ totals: { sessions: 1, sets: 3 }, streaks: { thisWeekCounts: true } })
  })

  test('counts a session of tomorrow, after travel to the west, as one of today', () => {
    const asked = { about: 'week', ...CALENDAR, goal: 1, unit: 'kg' } as const
    const { days, totals, streaks } = ask([benched('2026-03-05')], asked)
    expect(days.filter(({ sessions }) => sessions > 0).map(({ day }) => day)).toEqual([CALENDAR.today])
    expect(totals.sessions).toBe(1)
    expect(streaks).toMatchObject({ current: 1, thisWeekCounts: true })
    // The week of a Sunday has no Monday after it.
    const sunday = ask([benched('2026-03-09')], { ...asked, today: '2026-03-08' })
    expect(sunday.days.at(-1)).toMatchObject({ day: '2026-03-08', sessions: 1 })
    expect(sunday.streaks.thisWeekCounts).toBe(true)
  })

  test('a session of tomorrow counts today in every figure', () => {
    const tomorrow = [benched('2026-03-05')]
    const { today, weekStart } = CALENDAR
    expect(ask(tomorrow, { about: 'muscles', from: today, today }).filter(({ sets }) => sets > 0)).toHaveLength(2)
    const load = ask(tomorrow, { about: 'load', ...CALENDAR, weeks: 1, ...IN_KG })
    expect([load.sets[0], load.muscles[0]?.sets[0], load.distribution.reps[1]?.sets]).toEqual([1, 1, 1])
    expect(ask(tomorrow, { about: 'calendar', from: today, today, unit: 'kg' }).map(({ day }) => day)).toEqual([today])
    const { reached } = ask(tomorrow, { about: 'milestones', today, weekStart, unit: 'kg', goal: null })
    expect(reached).toEqual([{ kind: 'sessions', value: 1, day: today }])
  })

  test('counts no sample', () => {
    const sample = benched('2026-03-03', undefined, { workoutId: SAMPLE_WORKOUT_ID })
    const asked = { about: 'week', ...CALENDAR, goal: 1, unit: 'kg' } as const
    expect(ask([sample], asked).totals).toMatchObject({ sessions: 0, sets: 0 })
    expect(ask([sample], { about: 'all-records', unit: 'kg', formula: 'epley' })).toEqual([])
  })
})

describe('consistency', () => {
  const every = (weeks: readonly number[]) =>
    weeks.map((week) => benched(new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString().slice(0, 10)))

  test('streaks continue during an open week, and the longest is kept', () => {
    const { streaks } = ask(every([0, 1, 2, 3, 5, 6, 7]), {
      about: 'consistency',
      ...CALENDAR,
      weeks: 'all',
      goal: null,
    })
    expect(streaks).toEqual({ current: 3, longest: 4, thisWeekCounts: false })
  })

  test('adherence covers completed weeks since training began', () => {
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

  test('a weekday counts in the weeks asked for, up to today', () => {
    // Two Mondays, a Saturday and a Sunday; what lies before the weeks asked for, or ahead of today, is left out.
    const days = ['2026-02-15', '2026-02-16', '2026-02-23', '2026-02-28', '2026-03-01', '2026-03-04', '2026-03-07']
    const asked = { about: 'consistency', ...CALENDAR, weeks: 3, goal: null } as const
    const { byWeekday, weeks, adherence, sessionsPerWeek } = ask(
      days.map((day) => benched(day)),
      asked,
    )
    expect(byWeekday).toEqual([1, 2, 0, 1, 0, 0, 1])
    expect(weeks).toEqual([
      { start: '2026-02-16', sessions: 1 },
      { start: '2026-02-23', sessions: 3 },
      { start: '2026-03-02', sessions: 1 },
    ])
    expect(sessionsPerWeek).toBe(2)
    expect(adherence).toBeNull()
    expect(ask([benched('2026-03-03')], { ...asked, goal: 1 })).toMatchObject({ adherence: null, sessionsPerWeek: 0 })
    expect(ask([], { ...asked, weeks: 0 }).weeks).toEqual([{ start: '2026-03-02', sessions: 0 }])
  })

  test('a week counts from as many sessions on as the goal says', () => {
    const streaks = (goal: number | null, sessions: readonly Session[]) =>
      ask(sessions, { about: 'consistency', ...CALENDAR, weeks: 'all', goal }).streaks
    const sessions = [...every([6, 7, 8]), ...every([6, 8])]
    expect(streaks(2, sessions)).toEqual({ current: 1, longest: 1, thisWeekCounts: true })
    expect(streaks(1, sessions)).toEqual({ current: 3, longest: 3, thisWeekCounts: true })
    expect(streaks(3, sessions)).toEqual({ current: 0, longest: 0, thisWeekCounts: false })
  })

  test('nothing counts as missed before the first session', () => {
    const { adherence, weeks, streaks } = ask([], { about: 'consistency', ...CALENDAR, weeks: 'all', goal: 3 })
    expect({ adherence, weeks: weeks.length, streaks }).toEqual({
      adherence: null,
      weeks: 1,
      streaks: { current: 0, longest: 0, thisWeekCounts: false },
    })
  })
})

describe('all training', () => {
  const rowed = (day: string, sets: readonly SessionSet[]): Session => ({
    ...benched(day),
    exercises: [exerciseOf(sets, { exerciseId: ROW.id, name: 'Row' })],
  })
  const sessions = [
    benched('2026-01-05', [aLoggedSet(60, 5, 30, { kind: 'warm-up' }), aLoggedSet(100, 5)]),
    rowed('2026-02-10', [aLoggedSet(60, 8), aLoggedSet(60, 8)]),
    rowed('2026-02-20', [aLoggedSet(70, 8)]),
    benched('2026-02-20', [aLoggedSet(105, 5)], { startedAt: '2026-02-20T20:00:00.000Z', endedAt: null }),
    // Nothing but a warm-up is no training.
    benched('2026-03-01', [aLoggedSet(60, 5, 30, { kind: 'warm-up' })], { status: 'abandoned' }),
  ]

  test('is summed up, in the unit asked for, with its first and its last day', () => {
    expect(ask(sessions, { about: 'totals', unit: 'kg' })).toMatchObject({
      sessions: 4,
      sets: 5,
      warmUps: 1,
      reps: 34,
      volume: 500 + 960 + 560 + 525,
      exercises: 2,
      days: 3,
      firstDay: '2026-01-05',
      lastDay: '2026-02-20',
    })
    expect(ask(sessions, { about: 'totals', unit: 'lb' }).volume).toBeCloseTo(2_545 / 0.45359237, 6)
    expect(ask([], { about: 'totals', unit: 'kg' })).toMatchObject({
      sessions: 0,
      days: 0,
      firstDay: null,
      lastDay: null,
    })
  })

  test('has its exercises, the one trained last first, with the name they had then', () => {
    const renamed = sessionOf([exerciseOf([aLoggedSet(60, 5)], { name: 'Bench' })], {
      startedAt: '2026-02-21T18:00:00.000Z',
      timeZone: 'UTC',
    })
    const bench = { exerciseId: BENCH, name: 'Bench', kind: 'weight-reps', sessions: 4, sets: 3 }
    expect(ask([...sessions, renamed], { about: 'exercises' })).toMatchObject([
      { ...bench, first: '2026-01-05', last: '2026-03-01', name: 'Bench press' },
      { exerciseId: ROW.id, name: 'Row', sessions: 2, sets: 3, first: '2026-02-10', last: '2026-02-20' },
    ])
    expect(ask([...sessions.slice(0, 4), renamed], { about: 'exercises' })[0]).toMatchObject({ ...bench, sessions: 3 })
  })

  test('has the records of all exercises, and those made last first', () => {
    const all = ask(sessions, { about: 'all-records', ...IN_KG })
    const heaviest = all.map(({ exerciseId, records }) => [
      exerciseId,
      records.find(({ kind }) => kind === 'heaviest')?.value,
    ])
    expect(heaviest).toEqual([
      [BENCH, 105],
      [ROW.id, 70],
    ])
    const latest = ask(sessions, { about: 'latest-records', limit: 100, ...IN_KG })
    const made = latest.map(({ exerciseId, kind }) => `${exerciseId} ${kind}`)
    expect(made.lastIndexOf(`${BENCH} heaviest`)).toBeLessThan(made.indexOf(`${ROW.id} heaviest`))
    expect(latest.every(({ previous }) => previous !== null)).toBe(true)
    expect(ask(sessions, { about: 'latest-records', limit: 2, ...IN_KG })).toEqual(latest.slice(0, 2))
    // An exercise whose name sorts later may have the newer record.
    const rowedLast = [...sessions, rowed('2026-03-03', [aLoggedSet(80, 8)])]
    expect(ask(rowedLast, { about: 'latest-records', limit: 1, ...IN_KG })[0]?.exerciseId).toBe(ROW.id)
  })

  test('works muscles by the sets of some days, both included', () => {
    const muscles = (from: string, today: string) =>
      ask([...sessions, benched('2026-02-25', [aLoggedSet(80, 5, 60, { rir: 5 })])], {
        about: 'muscles',
        from,
        today,
      }).filter(({ lastTrained }) => lastTrained !== null)
    expect(muscles('2026-01-05', '2026-02-20')).toEqual([
      { muscle: 'chest', sets: 2, effectiveSets: 2, lastTrained: '2026-02-20' },
      { muscle: 'triceps', sets: 1, effectiveSets: 1, lastTrained: '2026-02-20' },
    ])
    expect(muscles('2026-02-21', '2026-03-01')).toEqual([
      { muscle: 'chest', sets: 1, effectiveSets: 0, lastTrained: '2026-02-25' },
      { muscle: 'triceps', sets: 0.5, effectiveSets: 0, lastTrained: '2026-02-25' },
    ])
    expect(muscles('2026-01-06', '2026-02-17')).toEqual([])
  })

  test('a run trains no muscle as sets are counted for it', () => {
    const run = sessionOf([
      exerciseOf([blankSet({ seconds: 1_800, completedAt: '2026-03-02T18:30:00.000Z' })], { kind: 'distance-time' }),
    ])
    const worked = ask([run], { about: 'muscles', from: '2026-03-01', today: '2026-03-31' })
    expect(worked.every(({ sets, lastTrained }) => sets === 0 && lastTrained === null)).toBe(true)
  })
})

describe('training load', () => {
  test('weighs muscles by week, separating hard sets from easy ones', () => {
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

  test('counts a set with four repetitions left as a hard one', () => {
    const sets = [4, 4.5].map((rir) => aLoggedSet(100, 5, 60, { rir }))
    const load = ask([benched('2026-03-03', sets)], { about: 'load', ...CALENDAR, weeks: 'all', ...IN_KG })
    expect([...load.effectiveSets]).toEqual([1])
  })

  test('sums up each week on its own, and leaves out what lies before the weeks asked for', () => {
    const sessions = [benched('2026-02-22'), benched('2026-02-23'), benched('2026-03-01'), benched('2026-03-02')]
    const load = ask(sessions, { about: 'load', ...CALENDAR, weeks: 2, unit: 'lb', formula: 'epley' })
    expect(load.weeks).toEqual(['2026-02-23', '2026-03-02'])
    expect([...load.sessions]).toEqual([2, 1])
    expect([...load.durationMs]).toEqual([7_200_000, 3_600_000])
    expect(load.volume[0]).toBeCloseTo(1_000 / 0.45359237, 6)
    expect(load.muscles[0]?.sets).toEqual(Float64Array.of(2, 1))
    expect(load.balance.find(({ pair }) => pair === 'push-pull')?.left).toBe(4.5)
    expect(load.trend).toBeNull()
  })

  test('has a trend of the weeks that are over: the running one is not done yet', () => {
    const day = (week: number) => new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString().slice(0, 10)
    const rising = Array.from({ length: 8 }, (_, week) =>
      benched(
        day(week),
        Array.from({ length: 3 + 2 * week }, () => aLoggedSet(60, 10)),
      ),
    )
    const { trend } = ask([...rising, benched(day(8))], { about: 'load', ...CALENDAR, weeks: 'all', ...IN_KG })
    expect(trend).toMatchObject({ direction: 'rising', perWeek: 2, from: 3, to: 17, daysSinceBest: 0 })
  })

  test('sets one group of muscles against the other', () => {
    const muscles: Readonly<Record<string, ExerciseMuscles>> = {
      [BENCH]: { primaryMuscles: ['chest'], secondaryMuscles: [] },
      [ROW.id]: { primaryMuscles: ['lats', 'quads'], secondaryMuscles: [] },
    }
    const index = emptyIndex()
    const both = [
      exerciseOf([aLoggedSet(100, 5)]),
      exerciseOf([aLoggedSet(60, 8), aLoggedSet(60, 8)], { exerciseId: ROW.id }),
    ]
    index.training.put(sessionOf(both))
    const { balance } = new Answerer(index).answer(
      { about: 'load', ...CALENDAR, weeks: 'all', ...IN_KG },
      (id) => muscles[id],
    )
    expect(balance).toEqual([
      { pair: 'push-pull', left: 1, right: 2, ratio: 0.5 },
      { pair: 'upper-lower', left: 3, right: 2, ratio: 1.5 },
      { pair: 'quads-hamstrings', left: 2, right: 0, ratio: null },
      { pair: 'front-rear-delts', left: 0, right: 0, ratio: null },
      { pair: 'chest-back', left: 1, right: 2, ratio: 0.5 },
    ])
  })

  test('compares a set with the maximum of its time', () => {
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
    ...CALENDAR,
    weeks: 'all',
    ...IN_KG,
    maxPoints: 500,
  } as const
  const valuesOf = (progress: AnalyticsAnswer<'progress'>, measure: ProgressMeasure) => [
    ...(progress?.lines.find((line) => line.measure === measure)?.sessions.values ?? []),
  ]

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

  test('has no best that is a slip of the finger, or of another kind of exercise', () => {
    const slip = benched('2026-03-01', [aLoggedSet(1_000, 1), aLoggedSet(100, 1)])
    const change = (sessions: readonly Session[]) => ask(sessions, question)?.change.recent?.best
    expect(change([benched('2026-02-20', [aLoggedSet(100, 1)]), slip])).toBe(100)
    const timed = sessionOf([{ ...exerciseOf([aLoggedSet(150, 1)]), kind: 'reps-only' }], {
      status: 'completed',
      startedAt: '2026-02-19T18:00:00.000Z',
      timeZone: 'UTC',
    })
    expect(change([timed, benched('2026-02-20', [aLoggedSet(100, 1)])])).toBe(100)
  })

  test('has no period without training, and a day belongs to one of them', () => {
    const once = (day: string) => ask([benched(day, [aLoggedSet(100, 20)])], question)?.change
    const done = { sessions: 1, sets: 1, volume: 2_000, best: null }
    expect(once('2026-03-04')).toEqual({ recent: done, before: null })
    expect(once('2026-02-05')).toEqual({ recent: done, before: null })
    expect(once('2026-02-04')).toEqual({ recent: null, before: done })
    expect(once('2026-01-08')).toEqual({ recent: null, before: done })
    expect(once('2026-01-07')).toEqual({ recent: null, before: null })
    // Of tomorrow, after travel to the west.
    expect(once('2026-03-05')).toEqual({ recent: done, before: null })
    expect(once('2026-03-07')).toEqual({ recent: null, before: null })
  })

  test('goes by the week: of 4 weeks, the day 28 days ago is none', () => {
    const pointsOf = (day: string) => ask([benched(day)], { ...question, weeks: 4 })?.sessions.length
    expect([pointsOf('2026-02-04'), pointsOf('2026-02-05')]).toEqual([0, 1])
  })

  test('draws for each session the best of its sets, in the unit asked for, whatever order they were done in', () => {
    const sets = [
      aLoggedSet(100, 5),
      aLoggedSet(60, 10, 30, { kind: 'warm-up' }),
      aLoggedSet(110, 3),
      aLoggedSet(90, 8),
    ]
    const progress = ask([benched('2026-03-01', sets)], { ...question, unit: 'lb' })
    const pounds = (kg: number) => kg / 0.45359237
    expect(progress?.lines.map(({ measure }) => measure)).toEqual(['one-rep-max', 'load'])
    expect(valuesOf(progress, 'load')).toEqual([expect.closeTo(pounds(110), 6)])
    expect(valuesOf(progress, 'one-rep-max')).toEqual([expect.closeTo(pounds(121), 6)])
    expect(progress?.volume.values.at(-2)).toBeCloseTo(pounds(500 + 330 + 720), 6)
    expect(progress?.sessions).toMatchObject([{ day: '2026-03-01' }])
  })

  test.each([
    ['time', { seconds: 75 }, [['seconds', 75]]],
    [
      'distance-time',
      { seconds: 1_500, distance: { value: 5, unit: 'km' } },
      [
        ['distance', 5_000],
        ['seconds', 1_500],
      ],
    ],
    ['bodyweight-reps', { reps: 12 }, [['reps', 12]]],
    [
      'weighted-bodyweight',
      { reps: 5, weight: { value: 20, unit: 'kg' } },
      [
        ['load', 20],
        ['reps', 5],
      ],
    ],
  ] as const)('of %s is told by %j in %j', (kind, values, measures) => {
    const [more, less] = [blankSet({ ...values, completedAt: '2026-03-01T18:00:00.000Z' }), blankSet()]
    const session = sessionOf([exerciseOf([less, more], { kind })], { startedAt: '2026-03-01T18:00:00.000Z' })
    const progress = ask([session], question)
    expect(progress?.lines.map(({ measure }) => [measure, ...valuesOf(progress, measure)])).toEqual(measures)
    expect(progress?.change.recent?.best).toBe(measures[0][1])
  })

  test('counts no maximum of what was done as another kind of exercise', () => {
    const before = sessionOf([exerciseOf([aLoggedSet(200, 5)], { kind: 'weighted-bodyweight' })], {
      startedAt: '2026-02-01T18:00:00.000Z',
    })
    expect(valuesOf(ask([before, benched('2026-03-01')], question), 'one-rep-max')).toHaveLength(1)
  })

  test('only draws valid points, within the requested weeks', () => {
    const sessions = [benched('2025-01-01'), benched('2026-02-20', [aLoggedSet(50, 20)]), benched('2026-03-01')]
    const progress = ask(sessions, { ...question, weeks: 4 })
    expect([...(progress?.lines[0].sessions.at ?? [])]).toEqual([Date.parse('2026-03-01T18:00:00.000Z')])
    expect(valuesOf(progress, 'load')).toEqual([50, 100])
    expect(progress?.sessions).toHaveLength(2)
    expect(ask([], question)).toBeNull()
  })

  test('treats less assistance as more', () => {
    const help = (day: string, kg: number) =>
      sessionOf([exerciseOf([aLoggedSet(kg, 8), aLoggedSet(kg + 10, 8)], { kind: 'assisted-bodyweight' })], {
        startedAt: `${day}T18:00:00.000Z`,
      })
    const progress = ask([help('2026-01-20', 30), help('2026-03-01', 20)], question)
    expect(progress).toMatchObject({
      lines: [
        { measure: 'load', better: 'lower' },
        { measure: 'reps', better: 'higher' },
      ],
      change: { recent: { best: 20 }, before: { best: 30 } },
    })
    expect(valuesOf(progress, 'load')).toEqual([30, 20])
    expect(progress?.records.standing.find(({ kind }) => kind === 'least-assistance')).toMatchObject({
      value: 20,
      previous: 30,
    })
  })

  describe('with a deload and a light day', () => {
    const weekly = (loads: readonly number[], deloads: readonly number[] = []) =>
      loads.map((load, week) =>
        sessionOf([exerciseOf([aLoggedSet(load, 1)], deloads.includes(week) ? { progression: DELOADED } : {})], {
          startedAt: new Date(Date.UTC(2026, 0, 5 + 7 * week, 18)).toISOString(),
        }),
      )
    const loads = [100, 102, 70, 104, 106, 100, 108, 110]
    const lineOf = (weeks: number | 'all') => ask(weekly(loads, [5]), { ...question, weeks })?.lines[0]

    test('draws its line through the other sessions', () => {
      const line = lineOf('all')
      expect([...(line?.sessions.values ?? [])]).toEqual([100, 102, 104, 106, 108, 110])
      expect([...(line?.best.values ?? [])]).toEqual([100, 102, 104, 106, 108, 110])
      expect([...(line?.light.values ?? [])]).toEqual([70, 100])
    })

    test('goes up, as the line does', () => {
      expect(lineOf('all')?.trend).toMatchObject({ direction: 'rising', perWeek: expect.closeTo(1.4, 0) })
    })

    test('marks the sessions that broke the record, but not the first of all', () => {
      expect([...(lineOf('all')?.records.values ?? [])]).toEqual([102, 104, 106, 108, 110])
    })

    test('knows of a shorter time what came before it', () => {
      // From the light day on, and from the deload on.
      expect([...(lineOf(7)?.light.values ?? [])]).toEqual([70, 100])
      expect([...(lineOf(4)?.light.values ?? [])]).toEqual([100])
      expect([...(lineOf(4)?.sessions.values ?? [])]).toEqual([108, 110])
    })

    test('sums its volume by the week, with the weeks between', () => {
      const volume = ask([benched('2026-02-10'), benched('2026-02-12'), benched('2026-02-24')], question)?.volume
      expect(volume?.weeks).toEqual(['2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02'])
      expect([...(volume?.values ?? [])]).toEqual([1_000, 0, 500, 0])
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

    test('goes by the effort where the table is asked, and not by sets of another kind', () => {
      const byTable = (...sessions: readonly Session[]) =>
        ask(sessions, { about: 'one-rep-maxima', exerciseIds: [BENCH], exceptSession: null, formula: 'rpe' })[0]
          ?.oneRepMax
      expect(byTable(benched('2026-03-01', [aLoggedSet(100, 5, 60, { rir: 2 })]))?.value).toBeCloseTo(123.3, 1)
      const dips = (day: string) =>
        sessionOf([exerciseOf([aLoggedSet(200, 1)], { kind: 'weighted-bodyweight' })], {
          startedAt: `${day}T18:00:00.000Z`,
        })
      expect(byTable(dips('2026-02-20'), benched('2026-03-01', [aLoggedSet(100, 1)]))?.value).toBe(100)
      expect(byTable(benched('2026-03-01'), dips('2026-03-02'))).toBeNull()
    })

    test('is not known from endurance, nor from nothing', () => {
      expect(maximum(benched('2026-03-01', [aLoggedSet(60, 20)]), RUNNING)).toBeNull()
      expect(maximum(RUNNING)).toBeNull()
      expect(maximum()).toBeNull()
    })
  })

  test('has the latest times, newest first, with their working sets', () => {
    const warmUp = aLoggedSet(60, 5, 30, { kind: 'warm-up' })
    const sessions = [
      benched('2026-02-01', [warmUp]),
      benched('2026-03-01', [warmUp, aLoggedSet(100, 5), aLoggedSet(90, 8, 90, { kind: 'drop' })]),
      benched('2026-03-04', [aLoggedSet(110, 3)]),
    ]
    const times = (limit: number) => ask(sessions, { about: 'last-times', exerciseId: BENCH, limit })
    expect(times(9)).toMatchObject([
      { day: '2026-03-04', exerciseKind: 'weight-reps', sets: [{ reps: 3 }] },
      {
        day: '2026-03-01',
        sets: [
          { kind: 'working', reps: 5 },
          { kind: 'drop', reps: 8 },
        ],
      },
      { day: '2026-02-01', sets: [{ kind: 'warm-up' }] },
    ])
    expect(times(2).map(({ day }) => day)).toEqual(['2026-03-04', '2026-03-01'])
    expect(ask([], { about: 'last-times', exerciseId: BENCH, limit: 9 })).toEqual([])
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

test('a streak that is a milestone has no gap, and ends with today', () => {
  const week = (number: number) => benched(new Date(Date.UTC(2025, 10, 3 + 7 * number)).toISOString().slice(0, 10))
  const streaks = (...weeks: readonly number[]) =>
    ask(weeks.map(week), { about: 'milestones', ...CALENDAR, unit: 'kg', goal: null })
  const reached = (...weeks: readonly number[]) =>
    streaks(...weeks).reached.filter(({ kind }) => kind === 'streak').length
  expect(reached(0, 1, 2, 3)).toBe(1)
  expect(reached(0, 1, 2, 4)).toBe(0)
  expect(reached(0, 1, 2, 4, 5, 6)).toBe(0)
  // Twice in one week is one week.
  expect(reached(0, 0, 1, 2)).toBe(0)
  expect(streaks(0, 1, 2, 3, 14, 15, 16).next).toContainEqual({ kind: 'streak', value: 8, done: 3 })
  // A day after today is not reached yet.
  expect(streaks(60).reached).toEqual([])
})

test('a milestone is reached on the day it was where the session began', () => {
  const tokyo = benched('2026-03-02', undefined, { startedAt: '2026-03-02T23:30:00.000Z', timeZone: 'Asia/Tokyo' })
  const saoPaulo = benched('2026-03-03', undefined, {
    startedAt: '2026-03-03T01:00:00.000Z',
    timeZone: 'America/Sao_Paulo',
  })
  const { reached } = ask([tokyo, saoPaulo], { about: 'milestones', ...CALENDAR, unit: 'kg', goal: null })
  expect(reached).toEqual([{ kind: 'sessions', value: 1, day: '2026-03-02' }])
})

test('milestones of sets and volume are counted in what was done up to then, volume in the unit of the person', () => {
  const hard = Array.from({ length: 50 }, () => aLoggedSet(100, 2))
  const sessions = [benched('2026-02-01', hard), benched('2026-02-02', hard)]
  const milestonesIn = (unit: 'kg' | 'lb') => ask(sessions, { about: 'milestones', ...CALENDAR, unit, goal: null })
  expect(milestonesIn('kg').reached.map(({ kind, value, day }) => `${kind} ${value} ${day.slice(-2)}`)).toEqual([
    'sets 100 02',
    'sessions 1 01',
    'volume 10000 01',
  ])
  expect(milestonesIn('lb').next.find(({ kind }) => kind === 'volume')).toMatchObject({ value: 50_000 })
  expect(milestonesIn('lb').next.find(({ kind }) => kind === 'volume')?.done).toBeCloseTo(20_000 / 0.45359237, 6)
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
    today: '2026-03-31',
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

  test('have no date for a goal in the opposite direction', () => {
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

  test('have a day for a goal only where it lies ahead, and not in years', () => {
    const falling = (perDay: number) => Array.from({ length: 50 }, (_, day) => weigh(day, 85 - day * perDay))
    // 2.1 kg at 100 g a day were done on 11 March.
    const today = (day: string) => progressOf(falling(0.1), { ...question, today: day })?.goal
    expect(today('2026-03-10')).toEqual({ heading: 'closer', reachedOn: '2026-03-11' })
    expect(today('2026-03-11')).toEqual({ heading: 'closer', reachedOn: null })
    const goalIn = (goal: number) => progressOf(falling(0.1), { ...question, goal })?.goal
    // The last reading is 80.1 kg: 730 days further, and one more.
    expect(goalIn(7.1)).toEqual({ heading: 'closer', reachedOn: '2028-02-18' })
    expect(goalIn(7)).toEqual({ heading: 'closer', reachedOn: null })
  })

  test('that stay where they are lead to no goal, and none is asked for without one', () => {
    const level = Array.from({ length: 50 }, (_, day) => weigh(day, 80 + (day % 2) / 10))
    expect(progressOf(level)?.goal).toEqual({ heading: 'level', reachedOn: null })
    expect(progressOf(level, { ...question, goal: null })?.goal).toBeNull()
    const rising = Array.from({ length: 50 }, (_, day) => weigh(day, 70 + day / 10))
    expect(progressOf(rising)?.goal?.heading).toBe('closer')
    const falling = Array.from({ length: 50 }, (_, day) => weigh(day, 75 - day / 10))
    expect(progressOf(falling)?.goal?.heading).toBe('away')
  })

  test('of four weeks ago still tell the pace, older ones do not', () => {
    const readings = Array.from({ length: 50 }, (_, day) => weigh(day, 85 - day / 10))
    const heading = (today: string) => progressOf(readings, { ...question, today })?.goal?.heading
    // The last one was taken on 18 February where it was taken.
    expect([heading('2026-03-18'), heading('2026-03-19')]).toEqual(['closer', 'unclear'])
  })

  test('a week apart are compared by their averages', () => {
    const readings = [weigh(0, 82), weigh(1, 80), weigh(8, 79)]
    expect(progressOf(readings.slice(1))?.change?.amount).toBe(-1)
    expect(progressOf([weigh(0, 80), weigh(1, 84), weigh(7, 80)])?.change?.amount).toBe(2)
    expect(progressOf([weigh(0, 80), weigh(1, 84), weigh(6, 80)])?.change?.amount).toBe(0)
  })

  test('change since the reading that the range begins with, whose day is said', () => {
    const readings = [weigh(-60, 84), weigh(-40, 83), weigh(40, 82), weigh(60, 81)]
    const fourWeeks = progressOf(readings, { ...question, weeks: 4 })
    expect(fourWeeks?.change).toEqual({ amount: -2, since: '2025-11-21', isAveraged: true })
    expect([...(fourWeeks?.readings.values ?? [])]).toEqual([82, 81])
    expect(progressOf(readings)?.change).toEqual({ amount: -3, since: '2025-11-01', isAveraged: true })
    expect(progressOf(readings.slice(0, 2), { ...question, weeks: 4 })?.change).toBeNull()
    expect(progressOf(readings.slice(0, 1))?.change).toBeNull()
  })

  test('change as the readings do where their averages would share some', () => {
    expect(progressOf([weigh(0, 80), weigh(3, 79)])?.change).toMatchObject({ amount: -1, isAveraged: false })
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

  test('have the same readings and averages summed up as alone', () => {
    const index = emptyIndex()
    for (const reading of [weigh(50, 82), weigh(52, 81)]) index.measurements.put(reading)
    const { today, weightUnit, lengthUnit, maxPoints } = question
    const asked = { about: 'measurements', weeks: 4, today, weightUnit, lengthUnit, maxPoints } as const
    const [summary] = new Answerer(index).answer(asked, musclesOf)
    expect([...(summary?.readings.values ?? [])]).toEqual([82, 81])
    expect([...(summary?.average.values ?? [])]).toEqual([82, 81.5])
  })

  test('are in the requested unit, exact if entered in it', () => {
    const pounds = aMeasurement({ value: 181.3, unit: 'lb' })
    expect(progressOf([pounds], { ...question, weightUnit: 'lb' })?.latest.value).toBe(181.3)
    expect(progressOf([pounds])?.latest.value).toBeCloseTo(82.24, 2)
    expect(progressOf([], question)).toBeNull()
  })
})
