import type { Locale } from '#contract/preferences.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { dayText, whenText } from '../format/dates.ts'
import { dayOf, numberOf } from '../from-export/days.ts'
import { trainedIds } from '../from-export/performed.ts'
import { beatenRecords } from '../from-export/records.ts'
import { dayNumberOf, sumsOf } from '../from-export/sessions.ts'
import { inUnit, loggedSets, metresOf, workingSets } from '../from-export/sets.ts'
import type { Context } from './context.ts'
import { rowsIn, rowsWithin, type ShownRow, textOf } from './shown.ts'

const EXERCISES_SHOWN = 4

/** The cards in view of the list of workouts. */
export function checkHistory(context: Context): void {
  const { examination, sessions } = context
  const { shown } = examination
  const broken = Map.groupBy(beatenRecords(sessions, trainedIds(sessions)), ({ record }) => record.session.id)
  for (const part of shown.parts.keys()) {
    const rows = rowsWithin(shown, part)
    const head = rows.find(({ tag, part: own }) => tag === 'h3' && own === part)
    const session = head && sessions.find(({ id }) => head.links.some((link) => link.includes(id)))
    if (session) checkCard(context, rows, session, broken.get(session.id)?.length ?? 0)
  }
  checkMonths(context)
}

function checkCard(context: Context, rows: readonly ShownRow[], session: Session, records: number): void {
  const { examination, write, settings } = context
  for (const row of rows.filter(({ tag }) => tag === 'h3')) examination.row('name', row, [session.name])
  const [when, facts] = rows.filter(({ tag }) => tag === 'p')
  examination.row('when', when, [whenOf(context, session)])
  const { durationMs, sets, warmUps, volumeKg } = sumsOf(session)
  examination.row('sums of a workout', facts, [
    ...write.duration(durationMs),
    write.number(sets),
    ...(session.status === 'active' && warmUps > 0 ? [write.number(warmUps)] : []),
    ...(volumeKg > 0 ? [write.volume(volumeKg)] : []),
    // Seen beside the cup, and heard in words.
    ...(records > 0 ? [write.number(records), write.number(records)] : []),
  ])
  const done = session.exercises.filter((exercise) => loggedSets(exercise).length > 0)
  const count = done.length > EXERCISES_SHOWN + 1 ? EXERCISES_SHOWN : done.length
  const lines = rows.filter(({ tag }) => tag === 'li')
  for (const [place, exercise] of done.slice(0, count).entries())
    if (lines[place]) examination.row('best sets', lines[place], bestLine(context, exercise))
  if (done.length > count) examination.row('more exercises', lines[count], [write.more(done.length - count)])
  for (const row of rows.filter(({ tag }) => tag === 'said')) {
    const label = settings.say('sessions:optionsOf', { name: session.name })
    if (textOf(row) === label) examination.row('name', row, [session.name])
  }
}

function bestLine({ write, nameOf }: Context, exercise: SessionExercise) {
  const working = workingSets(exercise).length
  const warmUps = write.number(loggedSets(exercise).length)
  const best = bestSet(exercise)
  return [
    ...(working > 0 ? [`${working} ×`] : [warmUps, warmUps]),
    nameOf(exercise),
    ...(best ? [write.set(exercise.kind, best)] : []),
  ]
}

/** The heaviest, or with the least help, then the most repetitions; of a run the farthest, then the fastest. */
export function bestSet(exercise: SessionExercise): SessionSet | undefined {
  const working = workingSets(exercise)
  // In the order they are stored in: the first of equal ones is shown.
  const all = exercise.sets.filter(
    ({ completedAt, kind }) => completedAt !== null && (working.length === 0 || kind !== 'warm-up'),
  )
  const metres = ({ distance }: SessionSet) => (distance ? metresOf(distance) : 0)
  const load = ({ weight }: SessionSet) =>
    (weight ? inUnit(weight, 'kg') : 0) * (exercise.kind === 'assisted-bodyweight' ? -1 : 1)
  const worth = (set: SessionSet): readonly number[] =>
    exercise.kind === 'distance-time'
      ? [metres(set), -(set.seconds ?? 0)]
      : [load(set), set.reps ?? 0, metres(set), set.seconds ?? 0]
  return all.toSorted((one, other) => compared(worth(other), worth(one)))[0]
}

function compared(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((value, place) => value !== other[place])
  return (one[differing] ?? 0) - (other[differing] ?? 0)
}

export function whenOf({ calendar, settings }: Context, session: Session): string {
  const isThisYear = dayOf(dayNumberOf(session)).slice(0, 4) === dayOf(calendar.today).slice(0, 4)
  return whenText(session, settings.locale, isThisYear)
}

function checkMonths({ examination, sessions, settings: { say, locale } }: Context): void {
  const months = new Set(sessions.map((session) => dayOf(dayNumberOf(session)).slice(0, 7)))
  const names = [...months].map((month) => monthText(month, locale))
  // The calendar beside the list has a heading of its own.
  const beside = rowsIn(examination.shown, say('sessions:find.calendar'))
  for (const row of examination.shown.rows.filter(({ tag, part }) => tag === 'h2' && part >= 0))
    if (/\d{4}$/.test(textOf(row)) && !beside.includes(row)) examination.row('months', row, [names])
}

/** Of a month such as 2026-03. */
export function monthText(month: string, locale: Locale): string {
  return dayText(numberOf(`${month}-01`), locale, { month: 'long', year: 'numeric' })
}
