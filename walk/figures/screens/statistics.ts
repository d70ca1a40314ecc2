import { dayText } from '../format/dates.ts'
import { type DayNumber, weekOf } from '../from-export/days.ts'
import { type MilestoneKind, milestonesOf } from '../from-export/milestones.ts'
import { latestKind, performedSets, trainedIds } from '../from-export/performed.ts'
import { type RecordKind, recordsOf } from '../from-export/records.ts'
import { countedDay, dayNumberOf, isTraining, sumOf } from '../from-export/sessions.ts'
import { regularity, streaksOf } from '../from-export/weeks.ts'
import type { Context } from './context.ts'
import type { Expected } from './examination.ts'
import { rowsIn, textOf } from './shown.ts'

const WEEKS_OF_A_YEAR = 52

export function checkStatistics(context: Context): void {
  const { sets, warmUps } = sumOf(context.sessions.filter(isTraining))
  if (sets + warmUps === 0) return
  checkTotals(context)
  checkCalendar(context)
  checkStreaks(context)
  checkMilestones(context)
  checkAllRecords(context)
}

function checkTotals({ examination, sessions, settings: { say }, write }: Context): void {
  const rows = rowsIn(examination.shown, say('insights:statistics.totals.title'))
  const counted = sessions.filter(isTraining)
  const { sets, reps, volumeKg, durationMs } = sumOf(counted)
  const exercises = trainedIds(sessions).length
  const totals: readonly (readonly [string, Expected])[] = [
    [say('insights:statistics.totals.sessions', { count: counted.length }), write.number(counted.length)],
    [say('insights:statistics.totals.sets', { count: sets }), write.number(sets)],
    [say('insights:statistics.totals.reps', { count: reps }), write.number(reps)],
    [say('insights:statistics.totals.volume'), write.loadKg(volumeKg)],
    [say('insights:statistics.totals.duration'), write.hours(durationMs)],
    [say('insights:statistics.totals.exercises', { count: exercises }), write.number(exercises)],
  ]
  for (const [name, figure] of totals)
    examination.row(
      'totals',
      rows.find(({ tag, cells }) => tag === 'div' && cells[0] === name),
      [figure],
    )
  const first = Math.min(...counted.map(dayNumberOf))
  if (counted.length > 0)
    examination.row(
      'since',
      rows.find(({ tag }) => tag === 'p'),
      [write.day(first)],
    )
}

function checkCalendar({ examination, sessions, calendar, settings: { say }, write }: Context): void {
  const rows = rowsIn(examination.shown, say('insights:statistics.calendar.title'))
  const { today, weekStart } = calendar
  const days = Map.groupBy(sessions.filter(isTraining), (session) => countedDay(session, today))
  const first = weekOf(today, weekStart) - 7 * WEEKS_OF_A_YEAR
  const drawn = [...days.keys()].filter((day) => day >= first && day <= today)
  const inYear = drawn.filter((day) => day > today - 365).length
  const count = rows.find(({ tag }) => tag === 'p')
  examination.row('training days', count, inYear > 0 ? [write.number(inYear)] : [])
  const said = rows.filter(({ tag }) => tag === 'said')
  const byDay = new Map<string, DayNumber>(drawn.map((day) => [write.day(day), day]))
  const shown = said.filter((row) => {
    const day = byDay.get(textOf(row).split(': ')[0] ?? '')
    if (day === undefined) return false
    examination.row('sets of a day', row, [write.day(day), write.number(sumOf(days.get(day) ?? []).sets)])
    return true
  })
  if (said.length > 0) examination.same('training days, how many', shown.length, drawn.length)
}

function checkStreaks({ examination, sessions, calendar, goal, settings: { say, locale }, write }: Context): void {
  const { shown } = examination
  const { adherence, perWeek, byWeekday, thisWeek } = regularity(sessions, calendar, { weeks: WEEKS_OF_A_YEAR, goal })
  const average = rowsIn(shown, say('insights:statistics.question.regular')).find(({ tag }) => tag === 'p')
  if (average) examination.row('workouts a week', average, [write.number(perWeek, 1)])
  const rows = rowsIn(shown, say('insights:statistics.streaks.title'))
  const named = (name: string) => rows.find(({ tag, cells }) => tag === 'div' && cells[0] === name)
  const streaks = streaksOf(sessions, calendar, goal)
  examination.row('streak', named(say('insights:statistics.streaks.current')), [write.number(streaks.current)])
  examination.row('streak', named(say('insights:statistics.streaks.longest')), [write.number(streaks.longest)])
  if (adherence !== null)
    examination.row('goal reached', named(say('insights:statistics.streaks.adherence')), [write.percent(adherence)])
  const [aim, open] = rows.filter(({ tag }) => tag === 'p')
  examination.row('goal', aim, goal === null ? [] : [write.number(goal)])
  const isOpen = !streaks.thisWeekCounts && streaks.current > 0
  if (isOpen) examination.row('to go', open, [write.number(Math.max(1, (goal ?? 1) - thisWeek))])
  for (const [weekday, count] of byWeekday.entries()) {
    // 1970-01-04 was a Sunday.
    const name = dayText(3 + weekday, locale, { weekday: 'long' })
    const row = rows.find(({ tag, cells }) => tag === 'li' && cells[0] === name)
    examination.row('weekdays', row, [name, write.number(count)])
  }
}

function checkMilestones({ examination, sessions, calendar, goal, settings, write }: Context): void {
  const { say, unit } = settings
  const rows = rowsIn(examination.shown, say('insights:statistics.milestones.title')).filter(({ tag }) => tag === 'li')
  const { reached, next } = milestonesOf(sessions, calendar, { unit, goal })
  const texts = (kind: MilestoneKind, value: number) =>
    (kind === 'volume' ? write.load(value) : write.number(value)).map((text) =>
      say(`insights:statistics.milestone.${kind}`, { value: text }).replace(/\s/g, ' '),
    )
  for (const { kind, value, done } of next) {
    const row = rows.find(({ cells }) => texts(kind, value).includes(cells[0] ?? ''))
    examination.row('next milestone', row, [texts(kind, value), write.percent(done / value)])
  }
  for (const row of rows.slice(next.length)) {
    const made = reached.find(({ kind, value }) => texts(kind, value).includes(row.cells[0] ?? ''))
    examination.row(
      'milestones',
      row,
      made ? [texts(made.kind, made.value), write.day(made.day)] : ['one that was reached'],
    )
  }
  if (rows.length > 0) examination.same('milestones, how many', rows.length, next.length + Math.min(6, reached.length))
}

const TELLING: readonly RecordKind[] = [
  'heaviest',
  'least-assistance',
  'one-rep-max',
  'most-reps',
  'longest',
  'farthest',
]

function checkAllRecords({ examination, sessions, settings: { say }, write, nameOf }: Context): void {
  const rows = rowsIn(examination.shown, say('insights:statistics.records.title'))
  const withRecords = trainedIds(sessions).filter((id) => recordsOf(sessions, id).standing.length > 0)
  for (const row of rows.filter(({ tag }) => tag === 'a')) {
    const id = withRecords.find((each) => row.links.some((link) => link.endsWith(`=${encodeURIComponent(each)}`)))
    const last = id && performedSets(sessions, id).at(-1)
    if (!id || !last || latestKind([last]) === undefined) continue
    const { standing } = recordsOf(sessions, id)
    const two = TELLING.flatMap((kind) => standing.find((record) => record.kind === kind) ?? []).slice(0, 2)
    examination.row('records', row, [
      nameOf(last.exercise),
      ...two.flatMap((record) => [say(`parts:record.${record.kind}`), write.record(record)]),
    ])
  }
  const all = rows.find(({ tag }) => tag === 'button')
  if (all) examination.row('exercises with records', all, [write.number(withRecords.length)])
}
