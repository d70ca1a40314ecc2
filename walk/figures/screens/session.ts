import { isExecutionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import { inPlace } from '../exported.ts'
import { sessionMuscles } from '../from-export/muscles.ts'
import { trainedIds } from '../from-export/performed.ts'
import { type BrokenRecord, beatenRecords, mostTelling } from '../from-export/records.ts'
import { isTraining, sumsOf, volumeChangeKg } from '../from-export/sessions.ts'
import { inUnit, loggedSets, numbersOf } from '../from-export/sets.ts'
import type { Context } from './context.ts'
import type { Expected } from './examination.ts'
import { bestSet, whenOf } from './history.ts'
import { checkMuscleList } from './muscle-list.ts'
import { rowsIn, rowsWithin, type ShownRow, textOf } from './shown.ts'

/** The result of an ended workout. */
export function checkSession(context: Context): void {
  const { examination, sessions, settings } = context
  const { screen } = settings
  // While it is edited, its figures are fields.
  const isEdited = new URLSearchParams(examination.shown.path.split('?')[1]).has('edit')
  if (screen.kind !== 'session' || isEdited) return
  const session = sessions.find(({ id }) => id === screen.id)
  if (!session) return
  const records = checkResult(context, session, examination.shown.rows)
  checkWhatStandsOut(context, session, records)
}

/** The same beside the history, where there is room. */
export function checkSessionPane(context: Context): void {
  const { examination, sessions, settings } = context
  const { shown } = examination
  const sets = shown.rows.find(({ tag, cells }) => tag === 'div' && cells[0] === settings.say('sessions:figure.sets'))
  if (!sets || sets.part < 0) return
  const rows = rowsWithin(shown, sets.part)
  // The address names none where the first one of the list is shown, which may be far above.
  const opened = new URLSearchParams(shown.path.split('?')[1]).get('session')
  const own = rows.flatMap(({ links }) => links).find((link) => link.endsWith('?edit') || isExecutionPath(link))
  const first = shown.rows.find(({ tag, links }) => tag === 'h3' && links.length > 0)?.links[0]
  const session = sessions.find(({ id }) => (opened === null ? (own ?? first)?.includes(id) : id === opened))
  if (session) checkResult(context, session, rows)
}

/** A result has these wherever it is. Returns how many records the workout broke. */
function checkResult(context: Context, session: Session, rows: readonly ShownRow[]): number {
  const { examination, settings } = context
  const broken = Map.groupBy(
    beatenRecords(context.sessions, trainedIds([session])).filter(({ record }) => record.session.id === session.id),
    ({ exerciseId }) => exerciseId,
  )
  checkHead(context, session, rows)
  checkRecords(context, session, broken)
  checkSets(context, session)
  checkMuscles(context, session, rowsIn(examination.shown, settings.say('sessions:muscles')))
  return [...broken.values()].flat().length
}

function checkHead(context: Context, session: Session, rows: readonly ShownRow[]): void {
  const { examination, write, settings } = context
  const { say } = settings
  const sums = sumsOf(session)
  examination.row(
    'name',
    rows.find(({ tag }) => tag === 'h1' || tag === 'h2'),
    [session.name],
  )
  for (const row of rows.filter((row) => textOf(row) === say('sessions:optionsOf', { name: session.name })))
    examination.row('name', row, [session.name])
  const when = whenOf(context, session)
  examination.row('when', rows.find((row) => row.cells.includes(when)) ?? rows.find(({ tag }) => tag === 'p'), [when])
  const figures: readonly (readonly [string, readonly Expected[]])[] = [
    ['duration', write.duration(sums.durationMs)],
    ['volume', sums.volumeKg > 0 ? [write.volume(sums.volumeKg)] : []],
    ['sets', [write.number(sums.sets), ...(sums.warmUps > 0 ? [write.number(sums.warmUps)] : [])]],
    ['reps', [write.number(sums.reps)]],
  ]
  for (const [name, expected] of figures) {
    const label = say(`sessions:figure.${name as 'sets'}`)
    const row = rows.find(({ tag, cells }) => tag === 'div' && cells[0] === label)
    if (row) examination.row(`${name} of a workout`, row, expected)
  }
}

function checkWhatStandsOut(context: Context, session: Session, records: number): void {
  const { examination, sessions, write, settings } = context
  const { say, unit } = settings
  const { rows } = examination.shown
  const hero = heroOf(context, session, records)
  const main = rows.find(({ tag, part, cells }) => tag === 'p' && part === -1 && cells[1] === hero.name)
  if (session.status === 'completed') examination.row('what stands out', main, hero.figure)
  const counted = write.number(sessions.filter(isTraining).length)
  const compared = rows.find((row) => textOf(row).startsWith(say('sessions:hero.nth', { number: counted[0] })))
  if (!compared) return
  const change = volumeChangeKg(session, sessions)
  const differs = change !== null && Math.round(inUnit({ value: Math.abs(change), unit: 'kg' }, unit)) !== 0
  examination.row('against last time', compared, [counted, ...(differs ? [write.volume(Math.abs(change))] : [])])
}

function heroOf({ settings: { say }, write }: Context, session: Session, records: number) {
  const { volumeKg, reps, durationMs } = sumsOf(session)
  if (records > 0) return { name: say('sessions:hero.records', { count: records }), figure: [write.number(records)] }
  if (volumeKg > 0) return { name: say('sessions:hero.volume', { count: reps }), figure: [write.volume(volumeKg)] }
  if (reps > 0) return { name: say('sessions:hero.reps', { count: reps }), figure: [write.number(reps)] }
  return { name: say('sessions:hero.duration', { count: reps }), figure: write.duration(durationMs) }
}

function checkRecords(
  { examination, settings: { say }, write, nameOf }: Context,
  session: Session,
  broken: ReadonlyMap<string, readonly { readonly record: BrokenRecord }[]>,
): void {
  const rows = rowsIn(examination.shown, say('parts:records.title')).filter(({ tag }) => tag === 'li')
  const names = new Map(session.exercises.map((exercise) => [nameOf(exercise), exercise.exerciseId]))
  for (const row of rows) {
    const records = (broken.get(names.get(row.cells[0] ?? '') ?? '') ?? []).map(({ record }) => record)
    const telling = mostTelling(records)
    if (!telling) {
      examination.row('records of a workout', row, ['a record'])
      continue
    }
    examination.row('records of a workout', row, [
      row.cells[0] ?? '',
      write.record(telling),
      say(`parts:record.${telling.kind}`),
      ...(records.length > 1 ? [write.number(records.length - 1)] : []),
      ...write.before(telling),
    ])
  }
  const isCut = broken.size > 4 && rows.length === 3
  examination.same('records of a workout, how many', rows.length, isCut ? 3 : broken.size)
  const more = rowsIn(examination.shown, say('parts:records.title')).find(({ tag }) => tag === 'button')
  if (isCut) examination.row('more records', more, [write.number(broken.size - 3)])
}

function checkSets({ examination, settings: { say }, write, nameOf }: Context, session: Session): void {
  const rows = rowsIn(examination.shown, say('sessions:exercises'))
  let from = 0
  for (const exercise of inPlace(session.exercises)) {
    if (loggedSets(exercise).length === 0) continue
    const name = nameOf(exercise)
    const at = rows.findIndex((row, place) => place >= from && row.tag === 'summary' && row.cells[0] === name)
    const best = bestSet(exercise)
    examination.row('best sets', rows[at], [name, ...(best ? [write.set(exercise.kind, best)] : [])])
    const behind = rows.slice(at + 1)
    const end = behind.findIndex(({ tag }) => tag === 'summary')
    const lines = behind.slice(0, end < 0 ? undefined : end).filter(({ tag }) => tag === 'li')
    const numbers = numbersOf(inPlace(exercise.sets))
    for (const [place, set] of inPlace(exercise.sets).entries()) {
      const effort = [
        ...(set.rpe === null ? [] : [say('sessions:effort.rpe', { value: write.number(set.rpe, 1)[0] })]),
        ...(set.rir === null ? [] : [say('sessions:effort.rir', { value: write.number(set.rir, 1)[0] })]),
      ]
      const line = lines[place]
      const values = [write.set(exercise.kind, set), ...effort].filter((text) => text !== '')
      if (line)
        examination.row('sets', line, [...(set.kind === 'working' ? [String(numbers[place] ?? '')] : []), ...values])
    }
    from = at + 1
  }
}

const MUSCLES_SHOWN = 3

function checkMuscles(context: Context, session: Session, rows: readonly ShownRow[]): void {
  const { examination, settings, write } = context
  const { say } = settings
  const sets = sessionMuscles(session, context.worked)
  const lines = rows.filter(({ tag }) => tag === 'li')
  if (lines.length === 0) return
  const isOpen = lines.length > MUSCLES_SHOWN
  checkMuscleList(context, 'muscles of a workout', { rows: lines, sets, most: isOpen ? sets.size : MUSCLES_SHOWN })
  const more = rows.find(({ tag }) => tag === 'summary')
  if (sets.size > MUSCLES_SHOWN) examination.row('more muscles', more, [write.number(sets.size - MUSCLES_SHOWN)])
  const named = new Map(MUSCLES.map((muscle) => [say(`shared:muscle.${muscle}`), muscle]))
  for (const row of rows.filter(({ tag }) => tag === 'said')) {
    const said = textOf(row)
      .replace(`${say('sessions:muscles')}: `, '')
      .split(', ')
    const expected = said.map((part) => {
      const name = [...named.keys()].find((each) => part.startsWith(`${each} `)) ?? ''
      const muscle = named.get(name)
      return `${name} ${write.number((muscle && sets.get(muscle)) ?? 0, 1)[0]}`
    })
    examination.row('muscles of a workout', row, expected)
    examination.same('muscles of a workout, how many', said.length, sets.size)
  }
}
