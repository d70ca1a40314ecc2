import type { Rest, Session } from '#contract/session.ts'
import { clockText, type Texts } from '../format/numbers.ts'
import type { Line } from '../from-export/to-do.ts'
import type { Context } from './context.ts'
import { type Card, nameOfSet } from './running-cards.ts'
import { effortOf } from './running-sets.ts'
import { rowsWithin, type ShownRow, textOf } from './shown.ts'

/** A rest that is over for longer is not told of. */
const OVER_MS = 15 * 60_000
/** A press changes a rest by so many seconds. */
const STEP = { seconds: 15 }

type Next = { readonly card: Card; readonly line: Line }

/** The foot of the screen: the next set with its values, and the rest. */
export function checkFoot(context: Context, running: Session, cards: readonly Card[]): void {
  const {
    examination,
    settings: { say },
  } = context
  const { shown } = examination
  const foot = shown.parts.findIndex(({ tag }) => tag === 'footer')
  if (foot < 0) return
  const rows = rowsWithin(shown, foot)
  const open = cards.flatMap((card) =>
    card.lines.flatMap((line) => (line.set.completedAt === null ? [{ card, line }] : [])),
  )
  const named = rows.find((row) => row.tag === 'p' && open.some((next) => isNamed(context, row, next)))
  const next = named ? open.filter((each) => isNamed(context, named, each)) : open
  if (named)
    examination.row('next set', named, [next.map((each) => lineOf(context, each)), ...overFor(context, running.rest)])
  for (const row of rows.filter(({ tag }) => tag === 'said')) checkSteps(context, row)
  checkRest(context, rows, running.rest)
  const steps = [say('execution:minusRest', STEP), say('execution:plusRest', STEP)]
  const values = [...new Set(next.map((each) => valuesOf(context, each)))]
  for (const row of rows.filter(({ tag }) => tag === 'p' || tag === 'button')) {
    const text = textOf(row)
    if (row === named || !/\d/.test(text)) continue
    const isStep = steps.includes(text)
    const expected = isStep ? steps : values.filter((each) => each !== '')
    examination.row(isStep ? 'step of a rest' : 'values of the next set', row, [expected])
  }
}

function lineOf(context: Context, { card: { exercise }, line }: Next): string {
  return `${nameOfSet(context, line)} · ${exercise.name}`
}

function isNamed(context: Context, row: ShownRow, next: Next): boolean {
  return textOf(row).includes(lineOf(context, next))
}

function valuesOf(context: Context, { card: { exercise }, line: { values } }: Next): string {
  const {
    settings: { say },
    write,
  } = context
  const isCount = values.reps !== null && values.weight === null && values.distance === null && values.seconds === null
  const work = isCount ? say('shared:reps', { count: values.reps }) : write.set(exercise.kind, values)
  return [work, ...effortOf(context, values)].filter((text) => text !== '').join(' · ')
}

function checkSteps({ examination, settings: { say } }: Context, row: ShownRow): void {
  const steps = [say('execution:minusRestLabel', STEP), say('execution:plusRestLabel', STEP)]
  if (/\d/.test(textOf(row))) examination.row('step of a rest', row, [steps])
}

function checkRest(
  { examination, settings: { say, now } }: Context,
  rows: readonly ShownRow[],
  rest: Rest | null,
): void {
  const at = rows.findIndex(({ tag, cells }) => tag === 'said' && cells[0] === say('execution:restLeft'))
  const ring = rows
    .slice(Math.max(0, at))
    .find(({ tag, cells }) => tag === 'span' && /^\d+(:\d\d)+$/.test(cells[0] ?? ''))
  if (at >= 0 && rest) examination.row('rest left', ring, [aroundNow(now, (at) => Math.ceil(leftMs(rest, at) / 1_000))])
}

function leftMs({ startedAt, endsAt }: Rest, now: number): number {
  const end = Date.parse(endsAt)
  return Math.max(0, Math.min(end - now, end - Date.parse(startedAt)))
}

function overFor({ settings: { now } }: Context, rest: Rest | null): readonly Texts[] {
  const overMs = rest ? now - Date.parse(rest.endsAt) : -1
  if (overMs < 0 || overMs > OVER_MS) return []
  return [aroundNow(now, (at) => Math.floor((at - Date.parse(rest?.endsAt ?? '')) / 1_000)).map((clock) => `+${clock}`)]
}

/** A clock goes on between the reading and the sum. */
export function aroundNow(now: number, secondsAt: (now: number) => number): Texts {
  return [-2, -1, 0, 1, 2].map((seconds) => clockText(secondsAt(now + seconds * 1_000)))
}
