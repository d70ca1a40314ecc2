import type { Session } from '#contract/session.ts'
import { type DayNumber, dayOf, numberOf, weekOf } from '../from-export/days.ts'
import { dayNumberOf, sumOf } from '../from-export/sessions.ts'
import type { Context } from './context.ts'
import { figuresIn } from './examination.ts'
import { monthText } from './history.ts'
import { rowsIn, textOf } from './shown.ts'

/** Parameters that narrow the history: it is found by rules of its own. */
const NARROWS = ['q', 'workout', 'exercise', 'status', 'from', 'to']

/** The month beside a history that is not narrowed: its weeks, and the sets of each day until today. */
export function checkHistoryCalendar(context: Context): void {
  const { examination, calendar, settings, write } = context
  const [path = '', asked] = examination.shown.path.split('?')
  const address = new URLSearchParams(asked)
  const rows = rowsIn(examination.shown, settings.say('sessions:find.calendar'))
  const month = address.get('month') ?? (address.get('to') ?? address.get('from') ?? dayOf(calendar.today)).slice(0, 7)
  const title = rows.find(({ tag }) => tag === 'h2')
  if (title) examination.row('month of the calendar', title, [monthText(month, settings.locale)])
  // A query that is being typed is not in the address yet, and its finds are counted.
  const isCounted = examination.shown.rows.some(({ tag, cells }) => tag === 'output' && cells.length > 0)
  if (rows.length === 0 || isCounted || NARROWS.some((name) => address.has(name))) return
  const days = daysOfMonth(month)
  const byDay = Map.groupBy(shownOn(path, context.sessions), dayNumberOf)
  const said = rows.filter((row) => row.tag === 'said' && figuresIn(textOf(row)).length > 0)
  const past = days.filter((day) => day <= calendar.today)
  examination.same('days of a month, how many', said.length, past.length)
  for (const [place, day] of past.entries()) {
    const ofDay = byDay.get(day)
    const sets = ofDay ? [write.number(sumOf(ofDay).sets)] : []
    examination.row('sets of a day', said[place], [write.day(day), ...sets])
  }
  const weeks = [...Map.groupBy(days, (day) => weekOf(day, settings.weekStart)).values()]
  const lines = rows.filter((row) => row.tag === 'tr' && figuresIn(textOf(row)).length > 0)
  for (const [place, week] of weeks.entries())
    examination.row(
      'a week of a month',
      lines[place],
      week.map((day) => String(Number(dayOf(day).slice(8)))),
    )
}

/** All of them, or those of the routine that the address names. */
function shownOn(path: string, sessions: readonly Session[]): readonly Session[] {
  const of = path.split('/')[2] ?? 'all'
  return of === 'all' ? sessions : sessions.filter(({ workoutId }) => workoutId === of)
}

function daysOfMonth(month: string): readonly DayNumber[] {
  const first = numberOf(`${month}-01`)
  return Array.from({ length: 31 }, (_, place) => first + place).filter((day) => dayOf(day).startsWith(month))
}
