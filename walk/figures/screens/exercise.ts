import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { newestFirst } from '../exported.ts'
import { clockText } from '../format/numbers.ts'
import { isWorking, latestKind, performedSets } from '../from-export/performed.ts'
import { change, MEASURE, type Period, presentBest } from '../from-export/progress.ts'
import { type BrokenRecord, type RecordKind, recordsOf } from '../from-export/records.ts'
import { dayNumberOf } from '../from-export/sessions.ts'
import type { Context } from './context.ts'
import type { Expected } from './examination.ts'
import { rowsIn, textOf } from './shown.ts'

/** The most telling one of each kind of exercise. */
const BEST: readonly RecordKind[] = ['best-set', 'heaviest', 'least-assistance', 'most-reps', 'longest', 'farthest']
const WEEKS_OF_A_YEAR = 52

/** The exercise beside the list, or in its sheet. */
export function checkExercise(context: Context): void {
  const { examination, sessions, calendar, settings, write } = context
  const { say, unit, screen } = settings
  if (screen.kind !== 'exercise') return
  checkCount(context)
  const { id } = screen
  const performed = performedSets(sessions, id)
  const kind = latestKind(performed)
  if (kind === undefined) return
  const { rows } = examination.shown
  const { standing } = recordsOf(sessions, id)
  const present = presentBest(sessions, id, { today: calendar.today, unit }, WEEKS_OF_A_YEAR)
  const measure = kind === 'assisted-bodyweight' ? 'assistance' : MEASURE[kind]
  const named = (check: string, name: string, figures: readonly Expected[]) => {
    const row = rows.find(({ tag, cells }) => tag === 'div' && cells[0] === name)
    examination.row(check, row, [name, ...figures])
  }
  const now = present === null ? [] : [measured(context, MEASURE[kind], present)]
  named('present best', say(`exercises:detail.now.${measure}`), now)
  const none = rows.find((row) => textOf(row) === say('exercises:detail.notThisYear'))
  if (none) examination.row('present best', none, [present === null ? '12' : 'what was logged'])
  const best = BEST.flatMap((each) => standing.find((record) => record.kind === each) ?? [])[0]
  if (best) named('best', say(`parts:record.${best.kind}`), [write.record(best)])
  const times = new Set(performed.map(({ session }) => session.id)).size
  named('times', say('exercises:detail.times'), [write.number(times)])
  const from = rows.findIndex(({ tag, cells }) => tag === 'h3' && cells[0] === say('parts:records.title'))
  for (const row of from < 0 ? [] : rows.slice(from + 1)) {
    const record = standing.find((each) => row.cells[0] === say(`parts:record.${each.kind}`))
    if (row.tag === 'h3') break
    if (record && row.links.some((link) => link.includes(record.session.id)))
      examination.row('records', row, [write.record(record), write.short(dayNumberOf(record.session))])
    else if (record) examination.row('records', row, ['the workout of the record'])
  }
  checkLastTimes(context, id)
}

/** How many exercises there are, where the list is not narrowed. */
function checkCount({ examination, exported, settings: { catalogue, say }, write }: Context): void {
  const { path, rows } = examination.shown
  // The address follows what is typed.
  if ([...new URLSearchParams(path.split('?')[1])].some(isNarrowing)) return
  if (rows.some((row) => textOf(row) === say('exercises:empty.title'))) return
  const inUse = exported.documents.exercises.filter(({ binnedAt }) => binnedAt === '')
  const hidden = inUse.filter((exercise) => exercise.hidden && exercise.source === 'built-in').length
  const own = inUse.filter((exercise) => !exercise.hidden && exercise.source === 'own').length
  const count = catalogue.size - hidden + own
  const row = rows.find((each) => textOf(each) === say('shared:exercises', { count }))
  const said = rows.find(({ tag, part, cells }) => tag === 'p' && part === -1 && /^\d/.test(cells[0] ?? ''))
  examination.row('exercises', row ?? said, [write.number(count)])
}

/** A search for signs alone looks for nothing. */
function isNarrowing([key, value]: readonly [string, string]): boolean {
  return key === 'q' ? /[\p{L}\p{N}]/u.test(value) : key !== 'exercise'
}

/** The sets of the last workouts with it; warm-ups only where there is nothing else. */
function checkLastTimes({ examination, sessions, write }: Context, id: ExerciseId): void {
  for (const session of newestFirst(sessions)) {
    const performed = performedSets([session], id)
    const working = performed.filter(isWorking)
    const shown = working.length > 0 ? working : performed
    const kind = performed[0]?.exercise.kind
    const row = examination.shown.rows.find(
      ({ tag, links, cells }) =>
        tag === 'a' &&
        links.some((link) => link.includes(session.id)) &&
        cells[0] === write.short(dayNumberOf(session)),
    )
    if (!row || !kind) continue
    const notes = performed.map(({ exercise }) => exercise.note).filter((note) => note !== '')
    examination.row('last times', row, [
      write.short(dayNumberOf(session)),
      ...shown.map(({ set }) => write.set(kind, set) || '–'),
      ...new Set(notes),
    ])
  }
}

export function measured({ write }: Context, measure: (typeof MEASURE)[keyof typeof MEASURE], value: number): Expected {
  switch (measure) {
    case 'one-rep-max':
    case 'load':
      return write.load(value)
    case 'reps':
      return write.number(value)
    case 'seconds':
      return clockText(value)
    case 'distance':
      return write.distance(value)
  }
}

/** Progress: one exercise with what changed, its records, and its repetitions at each weight. */
export function checkProgress(context: Context): void {
  const { examination, sessions, settings, nameOf } = context
  const { say } = settings
  const chosen = shownExercise(context)
  if (!chosen) return
  const { exerciseId: id } = chosen
  const { rows } = examination.shown
  for (const row of rows.filter(({ cells }) => cells.some((cell) => cell.includes(nameOf(chosen)))))
    examination.row('name', row, [nameOf(chosen)])
  checkChanges(context, id)
  const { standing, repsAtWeight } = recordsOf(sessions, id)
  for (const record of standing) checkStanding(context, record)
  const table = rowsIn(examination.shown, say('insights:progress.repsAtWeight.title'))
  const all = table.length > 0 ? table : rows
  for (const record of repsAtWeight) {
    const load = context.write.loadOfSet(record.set)
    const row = all.find(({ tag, cells }) => tag === 'tr' && cells[0] === load)
    examination.row('repetitions at a weight', row, [
      load,
      context.write.number(record.value),
      context.write.day(dayNumberOf(record.session)),
    ])
  }
  const open = rows.find(
    ({ tag, links, cells }) => tag === 'a' && links.length > 0 && cells[0]?.startsWith(opening(say)),
  )
  const of = open && sessions.find((session: Session) => open.links.some((link) => link.includes(session.id)))
  if (open && of) examination.row('day of a point', open, [context.write.day(dayNumberOf(of))])
}

function opening(say: Context['settings']['say']): string {
  return say('insights:progress.chart.openSession', { day: '' }).trim()
}

function shownExercise({ examination, sessions, nameOf, settings: { say } }: Context) {
  const heard = examination.shown.rows.filter(({ tag }) => tag === 'said').map(textOf)
  return sessions
    .toReversed()
    .flatMap(({ exercises }) => exercises)
    .find((exercise) => heard.includes(say('insights:progress.choose.change', { name: nameOf(exercise) })))
}

function checkChanges(context: Context, id: ExerciseId): void {
  const { examination, sessions, calendar, settings, write } = context
  const { say, unit } = settings
  const kind = latestKind(performedSets(sessions, id))
  const { recent, before } = change(sessions, id, { today: calendar.today, unit })
  const { rows } = examination.shown
  const none = rows.find((row) => textOf(row) === say('insights:progress.changes.none'))
  if (none) examination.row('what changed', none, recent || before ? ['what was trained'] : ['8'])
  if (kind === undefined || (!recent && !before)) return
  const head = rows.find(({ cells }) => cells.includes(say('insights:progress.changes.recent')))
  examination.row('four weeks', head, [
    say('insights:progress.changes.before'),
    say('insights:progress.changes.recent'),
  ])
  const check = (name: string, figure: (period: Period) => Expected | null) => {
    const row = rows.find(({ tag, cells }) => tag === 'tr' && cells[0] === name)
    const texts = [before, recent].map((period) => (period && figure(period)) ?? '–')
    examination.row('what changed', row, [name, ...texts])
  }
  check(say('insights:progress.changes.sessions'), ({ sessions: count }) => write.number(count))
  check(say('insights:progress.changes.sets'), ({ sets }) => write.number(sets))
  check(say('insights:progress.changes.volume'), ({ volumeKg }) => (volumeKg > 0 ? write.loadKg(volumeKg) : null))
  const measure = kind === 'assisted-bodyweight' ? 'assistance' : MEASURE[kind]
  check(say(`insights:progress.changes.best.${measure}`), ({ best }) =>
    best === null ? null : measured(context, MEASURE[kind], best),
  )
}

function checkStanding({ examination, settings: { say }, write }: Context, record: BrokenRecord): void {
  const name = say(`parts:record.${record.kind}`)
  const row = examination.shown.rows.find(({ tag, cells }) => tag === 'a' && cells[0] === name)
  examination.row('records', row, [
    name,
    write.record(record),
    ...write.before(record),
    write.day(dayNumberOf(record.session)),
  ])
  examination.same(
    'records, of which workout',
    row?.links.some((link) => link.includes(record.session.id)),
    true,
  )
}
