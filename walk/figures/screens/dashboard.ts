import type { Session } from '#contract/session.ts'
import { newestFirst, workoutsOf } from '../exported.ts'
import { dayText } from '../format/dates.ts'
import { weekOf } from '../from-export/days.ts'
import { musclesBetween } from '../from-export/muscles.ts'
import { dayNumberOf, sumsOf } from '../from-export/sessions.ts'
import { streaksOf, weekSums } from '../from-export/weeks.ts'
import type { Context } from './context.ts'
import { checkLatestRecords } from './latest-records.ts'
import { checkMuscleList } from './muscle-list.ts'
import { plannedRows } from './planned-rows.ts'
import { rowsIn, textOf } from './shown.ts'

const MUSCLES_SHOWN = 6

export function checkDashboard(context: Context): void {
  const { examination, sessions, calendar, settings, worked, write } = context
  const { say, locale } = settings
  const { today } = calendar
  const date = dayText(today, locale, { weekday: 'short', day: 'numeric', month: 'short' })
  examination.row(
    'today',
    examination.shown.rows.find(({ tag, part }) => tag === 'time' && part === -1),
    [date],
  )
  checkWeek(context)
  checkNext(context)
  const latest = rowsIn(examination.shown, say('dashboard:latest.title'))
  for (const row of latest) {
    const session = sessions.find(({ id }) => row.links.some((link) => link.includes(id)))
    if (!session) continue
    const { sets, volumeKg } = sumsOf(session)
    const volume = volumeKg > 0 ? [write.volume(volumeKg)] : []
    examination.row('recent workouts', row, [
      session.name,
      write.ago(dayNumberOf(session)),
      write.number(sets),
      ...volume,
    ])
  }
  const days = rowsIn(examination.shown, say('dashboard:muscles.title'))
  const said = [say('dashboard:muscles.days'), say('dashboard:muscles.none')]
  for (const row of days.filter((each) => said.includes(textOf(each)))) examination.row('days of muscles', row, ['7'])
  checkMuscleList(context, 'muscles of seven days', {
    rows: days.filter(({ tag }) => tag === 'li'),
    sets: musclesBetween(sessions, worked, { from: today - 6, to: today, today }),
    most: MUSCLES_SHOWN,
  })
  checkLatestRecords(context)
  checkReadiness(context)
}

function checkWeek({ examination, sessions, calendar, goal, settings: { say, locale }, write }: Context): void {
  const title = say('dashboard:week.title')
  const rows = rowsIn(examination.shown, title)
  const [done, ...sentences] = rows.filter(({ tag }) => tag === 'p')
  if (!done) return
  const { thisWeek, lastWeek, trainedDays } = weekSums(sessions, calendar)
  const count = write.number(thisWeek.sessions)
  const none = thisWeek.sessions === 0 && goal === null
  examination.row('workouts of the week', done, none ? [] : goal === null ? [count] : [count, write.number(goal)])
  const ofTable = (name: string) => rows.find(({ tag, cells }) => tag === 'tr' && cells[0] === name)
  examination.row('sets of the week', ofTable(say('dashboard:week.sets')), [
    write.number(thisWeek.sets),
    write.number(lastWeek.sets),
  ])
  examination.row('volume of the week', ofTable(say('dashboard:week.volume')), [
    write.volume(thisWeek.volumeKg),
    write.volume(lastWeek.volumeKg),
  ])
  const { current } = streaksOf(sessions, calendar, goal)
  const open = goal === null ? 0 : goal - thisWeek.sessions
  examination.row('streak and goal', sentences.at(-1), [
    ...(current > 0 ? [write.number(current)] : []),
    ...(open > 0 ? [write.number(open)] : []),
  ])
  const first = weekOf(calendar.today, calendar.weekStart)
  for (const [place, row] of rows.filter(({ tag }) => tag === 'li').entries()) {
    const day = first + place
    if (!trainedDays.has(day)) continue
    const name = dayText(day, locale, { weekday: 'long' })
    examination.row('days of the week', row, [say('dashboard:week.trained', { day: name })])
  }
  examination.same(
    'days of the week',
    rows.filter(({ tag, cells }) => tag === 'li' && cells.some((cell) => cell.endsWith(trainedWord(say)))).length,
    [...trainedDays].filter((day) => weekOf(day, calendar.weekStart) === first).length,
  )
}

function trainedWord(say: Context['settings']['say']): string {
  return say('dashboard:week.trained', { day: '' }).trim()
}

/** Which routine is next is a proposal; what is said of it are figures. */
function checkNext({ examination, exported, sessions, settings: { say }, write, nameOf }: Context): void {
  const title = say('dashboard:next.title')
  const rows = examination.shown.rows
  const from = rows.findIndex((row) => textOf(row) === title)
  const name = rows[from + 1]
  const workout = workoutsOf(exported).find((each) => name && each.name === textOf(name) && each.archivedAt === null)
  if (from < 0 || !name || !workout) return
  examination.row('next workout', name, [workout.name])
  const sets = workout.exercises.flatMap((exercise) => exercise.sets).filter(({ kind }) => kind !== 'warm-up')
  const last: Session | undefined = newestFirst(sessions).find(({ workoutId }) => workoutId === workout.id)
  examination.row('next workout', rows[from + 2], [
    write.number(workout.exercises.length),
    write.number(sets.length),
    last ? write.ago(dayNumberOf(last)) : say('dashboard:next.never'),
  ])
  const part = name.part
  plannedRows(
    workout,
    rows.filter((row) => row.part === part && row.tag === 'li'),
    5,
    { examination, nameOf, write },
  )
}

function checkReadiness({ examination, exported, sessions, write, settings: { say } }: Context): void {
  const workouts = workoutsOf(exported).filter(({ archivedAt }) => archivedAt === null).length
  const held = say('dashboard:ready.workouts', { count: workouts })
  for (const row of examination.shown.rows.filter((each) => textOf(each).includes(held)))
    examination.row('what is on this device', row, [
      ...(workouts > 0 ? [write.number(workouts)] : []),
      ...(sessions.length > 0 ? [write.number(sessions.length)] : []),
    ])
}
