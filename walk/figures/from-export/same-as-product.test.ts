import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Exercise } from '#contract/exercise.ts'
import type { Session } from '#contract/session.ts'
import { Answerer } from '#domain/analytics/answer.ts'
import { exerciseMuscles } from '#domain/analytics/exercise-muscles.ts'
import { emptyIndex } from '#domain/analytics/snapshot.ts'
import { weeklySets } from '#domain/analytics/weekly-sets.ts'
import { BUILT_IN_EXERCISES } from '#domain/exercise-library/built-in-exercises.ts'
import { summarize } from '#domain/session/summary.ts'
import { holds } from '../../../tests/support/holds.ts'
import { randomSession } from '../../../tests/support/random-training.ts'
import { type Exported, sessionsOf } from '../exported.ts'
import type { Catalogue } from '../settings.ts'
import { type Calendar, dayOf, numberOf, weekOf } from './days.ts'
import { milestonesOf } from './milestones.ts'
import { musclesBetween, weeklyHardSets, workedBy } from './muscles.ts'
import { trainedIds } from './performed.ts'
import { change, presentBest } from './progress.ts'
import { beatenRecords, recordFigure, recordsOf } from './records.ts'
import { dayNumberOf, isTraining, sumOf, sumsOf, volumeIn } from './sessions.ts'
import { regularity, streaksOf, weekSums } from './weeks.ts'

// Two computations of the same figures by different code: a difference is a fault in one of them.

const CATALOGUE: Catalogue = new Map(
  BUILT_IN_EXERCISES.map((exercise) => [exercise.id, { name: '', howTo: [], ...exercise }]),
)
const NO_CHANGES: readonly Exercise[] = []
const worked = workedBy(CATALOGUE, NO_CHANGES)
const musclesOf = exerciseMuscles(NO_CHANGES)

const training = fc.record({
  sessions: fc.array(randomSession([]), { maxLength: 25 }),
  /** Days of the random training, and some after it. */
  today: fc.integer({ min: 20, max: 90 }).map((days) => numberOf('2026-01-01') + days),
  weekStart: fc.integer({ min: 0, max: 6 }),
  goal: fc.option(fc.integer({ min: 1, max: 3 })),
  unit: fc.constantFrom('kg', 'lb'),
})

function exportOf(sessions: readonly Session[]): Exported {
  const none = { preferences: [], folders: [], workouts: [], exercises: [], measurements: [] }
  return { documents: { ...none, sessions } }
}

function answererOf(sessions: readonly Session[]) {
  const index = emptyIndex()
  for (const session of sessions) index.training.put(session)
  return new Answerer(index)
}

/** As JSON has it. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** The same, its numbers to a millionth: sums in another order differ behind it. */
function near(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'number' ? expect.closeTo(part, 6) : part,
  )
}

test('sums of one session', () => {
  holds(
    fc.property(randomSession([]), (session) => {
      const { sets, warmUps, reps, volume, durationMs } = summarize(session)
      expect(plain(sumsOf(session))).toEqual(near({ sessions: 1, sets, warmUps, reps, volumeKg: volume, durationMs }))
    }),
  )
})

test('totals', () => {
  holds(
    fc.property(training, ({ sessions, unit }) => {
      const { sets, reps, volume, durationMs, ...totals } = answererOf(sessions).answer(
        { about: 'totals', unit },
        musclesOf,
      )
      const all = sessionsOf(exportOf(sessions))
      const counted = all.filter(isTraining)
      const own = sumOf(counted)
      expect(plain([own.sessions, own.sets, own.reps, volumeIn(own, unit), own.durationMs])).toEqual(
        near([totals.sessions, sets, reps, volume, durationMs]),
      )
      expect(trainedIds(all)).toHaveLength(totals.exercises)
      expect(new Set(counted.map(dayNumberOf)).size).toBe(totals.days)
    }),
  )
})

test('the week, streaks and regularity', () => {
  holds(
    fc.property(training, ({ sessions, today, weekStart, goal, unit }) => {
      const calendar: Calendar = { today, weekStart }
      const all = sessionsOf(exportOf(sessions))
      const product = answererOf(sessions)
      const asked = { today: dayOf(today), weekStart, goal }
      const week = product.answer({ about: 'week', unit, ...asked }, musclesOf)
      const own = weekSums(all, calendar)
      expect(plain([own.thisWeek.sessions, own.thisWeek.sets, volumeIn(own.thisWeek, unit)])).toEqual(
        near([week.totals.sessions, week.totals.sets, week.totals.volume]),
      )
      expect(plain([own.lastWeek.sets, volumeIn(own.lastWeek, unit)])).toEqual(
        near([week.lastWeek.sets, week.lastWeek.volume]),
      )
      expect([...own.trainedDays].map(dayOf).toSorted()).toEqual(
        week.days.filter((day) => day.sessions > 0).map(({ day }) => day),
      )
      expect(streaksOf(all, calendar, goal)).toEqual(week.streaks)
      const consistency = product.answer({ about: 'consistency', weeks: 52, ...asked }, musclesOf)
      const { adherence, sessionsPerWeek: perWeek, byWeekday } = consistency
      expect(plain(regularity(all, calendar, { weeks: 52, goal }))).toEqual(
        near({ adherence, perWeek, byWeekday, thisWeek: consistency.weeks.at(-1)?.sessions }),
      )
    }),
  )
})

test('records, with their dates, ties and what they beat', () => {
  holds(
    fc.property(training, ({ sessions, unit }) => {
      const all = sessionsOf(exportOf(sessions))
      const product = answererOf(sessions)
      for (const exerciseId of trainedIds(all)) {
        const theirs = product.answer({ about: 'records', exerciseId, unit, formula: 'epley' }, musclesOf)
        const ours = recordsOf(all, exerciseId)
        const inWords = (records: typeof ours.standing) =>
          records.map((record) => ({
            kind: record.kind,
            value: recordFigure(record.kind, record, unit),
            previous: record.before && recordFigure(record.kind, record.before, unit),
            sessionId: record.session.id,
          }))
        const said = (records: typeof theirs.standing) =>
          records.map(({ kind, value, previous, sessionId }) => ({ kind, value, previous, sessionId }))
        const byKind = (one: { kind: string }, other: { kind: string }) => (one.kind < other.kind ? -1 : 1)
        expect(plain(inWords(ours.standing).toSorted(byKind))).toEqual(near(said(theirs.standing).toSorted(byKind)))
        expect(plain(inWords(ours.repsAtWeight))).toEqual(near(said(theirs.repsAtWeight)))
      }
      const broken = beatenRecords(all, trainedIds(all))
      const counts = product.answer({ about: 'record-sessions', formula: 'epley' }, musclesOf)
      const own = Map.groupBy(broken, ({ record }) => record.session.id)
      expect(new Map([...own].map(([id, records]) => [id, records.length]))).toEqual(
        new Map(counts.map(({ sessionId, records }) => [sessionId, records])),
      )
    }),
  )
})

test('muscles of seven days and of an average week', () => {
  holds(
    fc.property(training, ({ sessions, today, weekStart, unit }) => {
      const all = sessionsOf(exportOf(sessions))
      const product = answererOf(sessions)
      const days = { from: dayOf(today - 6), today: dayOf(today) }
      const work = product.answer({ about: 'muscles', ...days }, musclesOf)
      const own = musclesBetween(all, worked, { from: today - 6, to: today, today })
      expect(new Map(own)).toEqual(
        new Map(work.filter(({ sets }) => sets > 0).map(({ muscle, sets }) => [muscle, sets])),
      )
      const { firstDay } = product.answer({ about: 'totals', unit }, musclesOf)
      if (firstDay === null) return
      const load = product.answer(
        { about: 'load', today: dayOf(today), weekStart, weeks: 12, unit, formula: 'epley' },
        musclesOf,
      )
      const thisWeek = weekOf(today, weekStart)
      const weeks = Array.from({ length: 12 }, (_, place) => thisWeek - 7 * (11 - place))
      const average = weeklyHardSets(all, worked, { weeks, today, firstDay: numberOf(firstDay) })
      expect(plain(Object.fromEntries([...average].toSorted()))).toEqual(
        near(
          Object.fromEntries(
            weeklySets(load, firstDay)
              .map(({ muscle, perWeek }) => [muscle, perWeek])
              .toSorted(),
          ),
        ),
      )
    }),
  )
})

test('milestones', () => {
  holds(
    fc.property(training, ({ sessions, today, weekStart, goal, unit }) => {
      const theirs = answererOf(sessions).answer(
        { about: 'milestones', today: dayOf(today), weekStart, goal, unit },
        musclesOf,
      )
      const ours = milestonesOf(sessionsOf(exportOf(sessions)), { today, weekStart }, { unit, goal })
      const inWords = ours.reached.map(({ kind, value, day }) => `${kind} ${value} ${dayOf(day)}`)
      expect(inWords.toSorted()).toEqual(
        theirs.reached.map(({ kind, value, day }) => `${kind} ${value} ${day}`).toSorted(),
      )
      expect(plain(ours.next)).toEqual(near(theirs.next))
    }),
  )
})

test('what changed in an exercise, and its present best', () => {
  holds(
    fc.property(training, ({ sessions, today, weekStart, unit }) => {
      const all = sessionsOf(exportOf(sessions))
      const product = answererOf(sessions)
      for (const exerciseId of trainedIds(all)) {
        const asked = { today: dayOf(today), weekStart, weeks: 52, unit, formula: 'epley', maxPoints: 400 } as const
        const theirs = product.answer({ about: 'progress', exerciseId, ...asked }, musclesOf)
        if (!theirs) continue
        const ours = change(all, exerciseId, { today, unit })
        for (const side of ['recent', 'before'] as const) {
          const [own, other] = [ours[side], theirs.change[side]]
          expect(
            plain(
              own && {
                sessions: own.sessions,
                sets: own.sets,
                volume: volumeIn({ ...sumOf([]), ...own }, unit),
                best: own.best,
              },
            ),
          ).toEqual(near(other))
        }
        expect(plain(presentBest(all, exerciseId, { today, unit }, 52))).toEqual(
          near(theirs.lines[0].best.values.at(-1) ?? null),
        )
      }
    }),
  )
})
