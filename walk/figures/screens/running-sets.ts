import type { SetTarget } from '#contract/workout.ts'
import { clockText, type Texts } from '../format/numbers.ts'
import { estimatedMax, inUnit } from '../from-export/sets.ts'
import { type Field, fieldsOf, type Line, percentOf, unitOfColumn } from '../from-export/to-do.ts'
import { type Context, signOf } from './context.ts'
import type { Expected } from './examination.ts'
import { type Card, nameOfSet } from './running-cards.ts'
import { ownRows, rowsWithin, type ShownRow, textOf } from './shown.ts'

/** The units that the heads of the columns name. */
type Heads = { readonly weight: string; readonly distance: string }

/** Each row with its fields, last time and record. Returns the row in whose place the next set is shown at length. */
export function checkSets(context: Context, card: Card, part: number): Line | undefined {
  const { examination, preferences } = context
  const { shown } = examination
  const heads = headsOf(context, card)
  const fields = fieldsOf(card.exercise, preferences?.effort ?? 'off')
  const parts = card.lines.map(({ set }) => shown.parts.findIndex(({ id }) => id === `set-${set.id}`))
  const drawn = shown.parts.filter(({ within, id }) => within === part && id?.startsWith('set-')).length
  examination.same('sets of a running workout, how many', drawn, card.lines.length)
  const active = card.lines.find((line, place) => isAtLength(context, line, parts[place] ?? -1))
  for (const [place, line] of card.lines.entries()) {
    const at = parts[place] ?? -1
    if (at >= 0) checkRow(context, { card, line, fields, heads, isActive: line === active }, rowsWithin(shown, at))
  }
  checkHeads(context, card, { part, fields, heads, isAlone: card.lines.every((line) => line === active) })
  return active
}

/** In other open rows, the last time is a button. */
function isAtLength({ examination }: Context, { set }: Line, part: number): boolean {
  return set.completedAt === null && ownRows(examination.shown, part).some(isSpan)
}

function headsOf({ settings: { say, unit }, preferences }: Context, { lines }: Card): Heads {
  const usual = { weight: unit, distance: preferences?.distanceUnit ?? 'km' } as const
  const weights = lines.map(({ set, suggestion }) => (set.weight ?? suggestion?.weight)?.unit ?? usual.weight)
  const distances = lines.map(({ set, suggestion }) => (set.distance ?? suggestion?.distance)?.unit ?? usual.distance)
  return {
    weight: say(`shared:unit.${unitOfColumn(weights, usual.weight)}`),
    distance: say(`shared:unit.${unitOfColumn(distances, usual.distance)}`),
  }
}

type Columns = {
  readonly part: number
  readonly fields: readonly Field[]
  readonly heads: Heads
  /** The set at length labels its own fields. */
  readonly isAlone: boolean
}

function checkHeads({ examination }: Context, { exercise }: Card, { part, fields, heads, isAlone }: Columns): void {
  if (isAlone) return
  const spans = ownRows(examination.shown, part).filter(({ tag }) => tag === 'span')
  // With texts that are too large for columns, each field says its unit.
  if (spans.length < fields.length) return
  for (const [place, field] of fields.entries()) {
    const text = textOf(spans[place + 2] ?? NO_ROW)
    if (field === 'weight') examination.same('unit of a column', text, signOf(exercise.kind) + heads.weight)
    if (field === 'distance') examination.same('unit of a column', text, heads.distance)
  }
}

const NO_ROW: ShownRow = { part: -1, tag: '', cells: [], links: [] }

type RowOf = {
  readonly card: Card
  readonly line: Line
  readonly fields: readonly Field[]
  readonly heads: Heads
  readonly isActive: boolean
}

function checkRow(context: Context, of: RowOf, rows: readonly ShownRow[]): void {
  const { examination } = context
  const { line, fields, isActive } = of
  const name = nameOfSet(context, line)
  const buttons = rows.filter(({ tag }) => tag === 'button')
  const said = rows.filter(({ tag }) => tag === 'said')
  examination.row('number of a set', buttons[0], line.set.kind === 'working' ? [String(line.number)] : [])
  examination.row('name of a set', said[0], [name])
  // An open set is chosen by its last time.
  const isChosenByLast = line.set.completedAt === null && !isActive
  if (isActive) checkAtLength(context, of, rows)
  else
    checkLastTime(context, of, {
      row: isChosenByLast ? buttons[1] : rows.find(isSpan),
      said: isChosenByLast ? said[1] : null,
    })
  const first = isChosenByLast ? 2 : 1
  for (const [place, field] of fields.entries())
    checkField(context, of, field, { row: buttons[first + place], said: said[first + place] })
  const behind = first + fields.length
  examination.row('tick of a set', said[behind], [name])
  checkRecord(context, of, rows, buttons[behind + 1])
}

function isSpan({ tag }: ShownRow): boolean {
  return tag === 'span'
}

type Pair = { readonly row: ShownRow | undefined; readonly said: ShownRow | null | undefined }

function checkLastTime(context: Context, { card, line, heads }: RowOf, { row, said }: Pair): void {
  const { examination, settings, write } = context
  const { previous } = line
  const { kind } = card.exercise
  const isInUnit = (field: keyof Heads) =>
    !previous?.[field] || settings.say(`shared:unit.${previous[field].unit}`) === heads[field]
  const inHeads = isInUnit('weight') && isInUnit('distance')
  const whole = previous ? write.set(kind, previous) : ''
  const text = previous && inHeads ? write.bareSet(kind, previous) : whole
  examination.row('last time', row, text === '' ? [] : [text])
  if (said !== null) examination.row('last time', said, [nameOfSet(context, line), ...(whole === '' ? [] : [whole])])
}

/** The set to do now: its last time, target and maximum are sentences. */
function checkAtLength(context: Context, { card, line }: RowOf, rows: readonly ShownRow[]): void {
  const { examination, write } = context
  const { previous, set } = line
  const [of, maximum] = rows.filter(isSpan)
  examination.row('number of a set', of, [nameOfSet(context, line), String(line.of)])
  const [last, target] = rows.filter(({ tag }) => tag === 'p')
  const before = previous ? write.set(card.exercise.kind, previous) : ''
  examination.row('last time', last, previous && before !== '' ? [...effortOf(context, previous), before] : [])
  if (set.target && targetOf(context, set.target).length > 0)
    examination.row('target', target, targetOf(context, set.target))
  const known = card.maximum
  if (percentOf(set.target) !== null)
    examination.row('maximum', maximum, known ? [write.quantity(known.value, known.unit, 1)] : [])
}

export function effortOf(
  { settings: { say }, write }: Context,
  { rpe, rir }: Pick<Line['values'], 'rpe' | 'rir'>,
): readonly string[] {
  if (rpe !== null) return [`${say('execution:field.rpe')} ${write.number(rpe, 2)[0]}`]
  return rir === null ? [] : [`${say('execution:field.rir')} ${write.number(rir, 2)[0]}`]
}

/** The planned effort stands above the other figures, beside the caption. */
function targetOf({ write }: Context, target: SetTarget): readonly Expected[] {
  const { weight, percentOfOneRepMax: percent, reps, distance, seconds, rpe } = target
  return [
    ...(rpe === null ? [] : [write.number(rpe, 2)]),
    ...(weight ? [write.quantity(weight.value, weight.unit)] : []),
    ...(weight || percent === null ? [] : [write.number(percent, 2)]),
    ...(reps ? [reps.min === reps.max ? String(reps.min) : `${reps.min}–${reps.max}`] : []),
    ...(distance ? [write.quantity(distance.value, distance.unit)] : []),
    ...(seconds === null ? [] : [clockText(seconds)]),
  ]
}

function checkField(context: Context, of: RowOf, field: Field, { row, said }: Pair): void {
  const {
    examination,
    settings: { say },
  } = context
  const { line, heads, isActive } = of
  const texts = textsOf(context, line, field)
  const measured = field === 'weight' || field === 'distance' ? line.values[field] : null
  const unit = measured && say(`shared:unit.${measured.unit}`)
  const withUnit = unit ? texts.map((text) => `${text} ${unit}`) : texts
  const head = field === 'weight' || field === 'distance' ? heads[field] : null
  const isInHead = !isActive && unit === head
  examination.row(`${field} of a set`, row, texts.length === 0 ? [] : [isInHead ? texts : withUnit])
  examination.row(`${field} of a set`, said ?? undefined, [
    ...(texts.length === 0 ? [] : [withUnit]),
    nameOfSet(context, line),
  ])
}

function textsOf({ write }: Context, { values }: Line, field: Field): Texts {
  const value = values[field]
  if (value === null) return []
  if (field === 'seconds') return [clockText(Number(value))]
  return write.typed(typeof value === 'number' ? value : value.value)
}

/** Under a logged set, a record or a doubt of its load. */
function checkRecord(
  context: Context,
  { card, line }: RowOf,
  rows: readonly ShownRow[],
  button: ShownRow | undefined,
): void {
  const {
    examination,
    settings: { say },
    write,
  } = context
  const {
    exercise: { kind },
    judged,
  } = card
  const { set } = line
  if (set.completedAt === null) return
  const [words = ''] = say('execution:record.set', { set: '\u0000', before: '\u0000' }).split('\u0000')
  const record = judged.records.get(set.id)
  const row = rows.find((each) => each.tag === 'p' && textOf(each).startsWith(words.trim()))
  if (record?.kind === 'one-rep-max') {
    const unit = set.weight?.unit ?? 'kg'
    const estimates = [set, record.before].map(
      ({ weight, reps }) => estimatedMax(weight ? inUnit(weight, unit) : 0, reps) ?? 0,
    )
    examination.row(
      'record of a set',
      row,
      estimates.map((estimate) => write.quantity(estimate, unit, 1)),
    )
  } else if (record) examination.row('record of a set', row, [write.set(kind, set), write.set(kind, record.before)])
  else if (row) examination.row('record of a set', row, ['no record'])
  const heaviest = judged.doubted.get(set.id)
  if (heaviest) examination.row('doubted load', button, [write.set(kind, set), write.set(kind, heaviest)])
}
