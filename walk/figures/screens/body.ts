import type { Measurement, MeasurementKind, MeasurementUnit } from '#contract/measurement.ts'
import { MEASUREMENT_KINDS } from '#contract/vocabulary.ts'
import { readingsOf } from '../exported.ts'
import { changeTexts, type Texts, withUnit } from '../format/numbers.ts'
import { amountIn, changeOver, readingDay, remaining, unitOf } from '../from-export/body.ts'
import type { Context } from './context.ts'
import type { Expected } from './examination.ts'
import { rowsIn, type ShownRow, textOf } from './shown.ts'

/** The screen of body measurements: the overview, or one kind. */
export function checkBody(context: Context): void {
  const { examination, exported, settings } = context
  const all = readingsOf(exported)
  const address = new URLSearchParams(examination.shown.path.split('?')[1])
  for (const kind of MEASUREMENT_KINDS) {
    const readings = all.filter((reading) => reading.kind === kind)
    const latest = readings.at(-1)
    if (!latest) continue
    checkSummary(context, kind, readings, address.get('range') ?? '4')
    checkList(context, kind, readings)
  }
  const weight = all.filter(({ kind }) => kind === 'body-weight').at(-1)
  const today = rowsIn(examination.shown, settings.say('metrics:today.title'))
  for (const row of today.filter(({ tag }) => tag === 'said')) examination.row('step', row, stepOf(context))
  const last = today.findLast(({ tag }) => tag === 'p')
  if (weight && last) examination.row('last weight', last, [shownIn(context, weight), dayOf(context, weight)])
}

function unitFor({ settings, preferences }: Context, kind: MeasurementKind): MeasurementUnit {
  return unitOf(kind, { weight: settings.unit, length: preferences?.lengthUnit ?? 'cm' })
}

function withWord({ settings: { say, locale } }: Context, texts: Texts, unit: MeasurementUnit): Texts {
  if (unit !== '%') return withUnit(texts, say(`shared:unit.${unit}`))
  const isApart = new Intl.NumberFormat(locale, { style: 'percent' }).format(0).length > 2
  return texts.map((text) => (isApart ? `${text} %` : `${text}%`))
}

/** Exact where it was entered in this unit, else to a tenth. */
function shownIn(context: Context, reading: Pick<Measurement, 'kind' | 'value' | 'unit'>): Expected {
  const unit = unitFor(context, reading.kind)
  const decimals = reading.unit === unit ? 2 : 1
  return withWord(context, context.write.number(amountIn(reading, unit), decimals), unit)
}

function rounded(context: Context, value: number, unit: MeasurementUnit): Texts {
  return withWord(context, context.write.number(value, 1), unit)
}

function dayOf({ calendar: { today }, write }: Context, reading: Measurement): string {
  const day = readingDay(reading)
  return day === today || day === today - 1 ? write.ago(day) : write.short(day)
}

function stepOf(context: Context): readonly Expected[] {
  return [rounded(context, 0.1, unitFor(context, 'body-weight'))]
}

function checkSummary(context: Context, kind: MeasurementKind, readings: readonly Measurement[], range: string): void {
  const { examination, preferences, calendar, settings, write } = context
  const row = rowsIn(examination.shown, settings.say('metrics:tracked.title')).find(
    ({ tag, links }) =>
      tag === 'a' && links.some((link) => new URLSearchParams(link.split('?')[1]).get('kind') === kind),
  )
  const latest = readings.at(-1)
  if (!row || !latest) return
  const unit = unitFor(context, kind)
  const weeks = range === 'all' ? 'all' : Number(range)
  const change = changeOver(readings, unit, { today: calendar.today, weeks })
  const isLevel = change !== null && Math.abs(change.amount) < 0.05
  const goal = preferences?.measurementGoals?.find(({ id }) => id === kind)
  const value = amountIn(latest, unit)
  const open = goal ? remaining(goal, value, unit) : 0
  examination.row('a measurement', row, [
    rounded(context, value, unit),
    dayOf(context, latest),
    ...(change && !isLevel ? [withWord(context, changeTexts(change.amount, settings.locale), unit)] : []),
    ...(change ? [write.short(change.since)] : []),
    ...(change?.isAveraged && !isLevel ? ['7'] : []),
    ...(goal ? [rounded(context, amountIn(goal.target, unit), unit)] : []),
    ...(open === 0 ? [] : [rounded(context, Math.abs(open), unit)]),
  ])
}

/** The readings of one kind, newest first. */
function checkList(context: Context, kind: MeasurementKind, readings: readonly Measurement[]): void {
  const { examination, settings, write } = context
  const { rows } = examination.shown
  if (textOf(rows.find(({ tag }) => tag === 'h1') ?? NO_ROW) !== settings.say(`shared:measurement.${kind}`)) return
  const lines = rowsIn(examination.shown, settings.say('metrics:history.list')).filter(({ tag }) => tag === 'button')
  checkLines(context, lines, readings.toReversed())
  const [words = ''] = settings.say('metrics:detail.editPoint', { day: '\u0000' }).split('\u0000')
  const point = rows.find((row) => textOf(row).startsWith(words.trim()))
  if (point)
    examination.row('a point of the line', point, [readings.map((reading) => write.short(readingDay(reading)))])
  const all = rows.find((row) => textOf(row) === settings.say('metrics:history.all', { count: readings.length }))
  if (all) examination.row('readings', all, [write.number(readings.length)])
}

function checkLines(context: Context, lines: readonly ShownRow[], newestFirst: readonly Measurement[]): void {
  const { examination, write } = context
  for (const [place, line] of lines.entries()) {
    // Of a long list, those in view and a few beside them are there.
    const reading = newestFirst[line.place ?? place]
    if (!reading) break
    const isConverted = reading.unit !== unitFor(context, reading.kind)
    examination.row('a reading', line, [
      dayOf(context, reading),
      ...(reading.note === '' ? [] : [reading.note]),
      shownIn(context, reading),
      ...(isConverted ? [withWord(context, write.number(reading.value, 2), reading.unit)] : []),
    ])
  }
}

const NO_ROW = { part: -1, tag: '', cells: [], links: [] }
