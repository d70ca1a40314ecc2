import type { Session } from '#contract/session.ts'
import { newestFirst } from '../exported.ts'
import { clockText, plain } from '../format/numbers.ts'
import { loadedFor } from '../from-export/bar.ts'
import { isWorking, performedSets } from '../from-export/performed.ts'
import { measure, type RecordKind } from '../from-export/records.ts'
import { dayNumberOf } from '../from-export/sessions.ts'
import type { Line } from '../from-export/to-do.ts'
import type { Context } from './context.ts'
import type { Expected } from './examination.ts'
import { barOfExercise, type Card } from './running-cards.ts'
import { rowsWithin, type ShownRow } from './shown.ts'

const SESSIONS_READ = 75
const TIMES_SHOWN = 5

/** Beside an exercise where there is room: its plates, its best, and its last times. */
export function checkPane(context: Context, card: Card, next: Line | undefined): void {
  const { shown } = context.examination
  const pane = shown.parts.findIndex(({ tag }) => tag === 'aside')
  if (pane < 0) return
  const rows = rowsWithin(shown, pane)
  if (next) checkPlates(context, card, next, rows)
  const note = plain(card.exercise.exerciseNote ?? '')
  const written = rows.findLast(({ tag, cells }) => tag === 'p' && cells.includes(note))
  if (note !== '') context.examination.row('note of an exercise', written, [note])
  checkBest(context, card, rows)
  checkTimes(context, card, rows)
}

function completed({ sessions }: Context): readonly Session[] {
  return newestFirst(sessions.filter(({ status }) => status === 'completed')).slice(0, SESSIONS_READ)
}

function checkTimes(context: Context, { exercise: { exerciseId } }: Card, rows: readonly ShownRow[]): void {
  const { examination, write } = context
  const days = rows.filter(({ tag }) => tag === 'time')
  const times = completed(context)
    .map((session) => ({ session, performed: performedSets([session], exerciseId) }))
    .filter(({ performed }) => performed.length > 0)
    .slice(0, TIMES_SHOWN)
  examination.same('last times, how many', days.length, times.length)
  const lines = rows.filter(({ tag }) => tag === 'li')
  const texts = times.map(({ performed }) => {
    const working = performed.filter(isWorking)
    const kind = performed[0]?.exercise.kind ?? 'weight-reps'
    return (working.length > 0 ? working : performed).map(({ set }) => write.set(kind, set))
  })
  for (const [place, { session }] of times.entries())
    examination.row('last times', days[place], [write.short(dayNumberOf(session))])
  for (const [place, text] of texts.flat().entries())
    examination.row('last times', lines[place], text === '' ? [] : [text])
}

const BEST: readonly RecordKind[] = ['one-rep-max', 'heaviest', 'least-assistance', 'most-reps', 'longest', 'farthest']

function checkBest(context: Context, { exercise: { exerciseId, kind } }: Card, rows: readonly ShownRow[]): void {
  const {
    examination,
    settings: { say },
  } = context
  for (const row of rows.filter(({ tag }) => tag === 'p')) {
    const best = BEST.find((each) => row.cells[0] === say(`parts:record.${each}`))
    if (!best || best === 'reps-at-weight' || best === 'session-volume') continue
    const values = performedSets(completed(context), exerciseId)
      .filter((each) => isWorking(each) && each.exercise.kind === kind)
      .flatMap(({ set }) => measure(best, set, kind) ?? [])
    const value = kind === 'assisted-bodyweight' ? Math.min(...values) : Math.max(...values)
    examination.row('best of an exercise', row, [say(`parts:record.${best}`), bestText(context, best, value)])
  }
}

function bestText({ write }: Context, kind: RecordKind, value: number): Expected {
  if (kind === 'most-reps') return write.number(value)
  if (kind === 'longest') return clockText(value)
  return kind === 'farthest' ? write.quantity(Math.round(value), 'm') : write.loadKg(value)
}

function checkPlates(
  context: Context,
  { exercise }: Card,
  { values: { weight } }: Line,
  rows: readonly ShownRow[],
): void {
  const { examination, write } = context
  const bar = weight && barOfExercise(context, exercise, weight.unit)
  if (!bar || exercise.kind !== 'weight-reps') return
  const [said] = rows.filter(({ tag }) => tag === 'said')
  const [words, ...others] = rows.filter(({ tag, cells }) => tag === 'p' && cells.length > 0)
  const empty = write.quantity(bar.weight.value, bar.weight.unit)
  const loaded = loadedFor(weight, bar)
  if (!loaded) {
    examination.row('plates', words, [empty])
    return
  }
  const plates = loaded.perSide.map(({ value }) => write.number(value, 2))
  examination.row('plates', said, [empty, ...plates])
  const drawn = rows.filter(({ tag }) => tag === 'text')
  examination.same('plates, how many', drawn.length, plates.length)
  for (const [place, plate] of plates.entries()) examination.row('plates', drawn[place], [plate])
  const isExact = Math.abs(weight.value - loaded.value) < 1e-6
  const below = isExact ? empty : write.quantity(loaded.value, loaded.unit)
  if (plates.length > 0) examination.row('plates', words, plates)
  examination.row('plates', plates.length > 0 ? others[0] : words, [below])
}
