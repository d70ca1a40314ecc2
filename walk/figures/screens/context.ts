import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { MeasurementUnit } from '#contract/measurement.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { type Exported, sessionsOf } from '../exported.ts'
import { agoText, dayText, shortDayText } from '../format/dates.ts'
import { clockText, loadTexts, numberTexts, percentTexts, type Texts, typedTexts, withUnit } from '../format/numbers.ts'
import { type Calendar, type DayNumber, dayIn, numberOf } from '../from-export/days.ts'
import { type WorkedBy, workedBy } from '../from-export/muscles.ts'
import { type BrokenRecord, recordFigure } from '../from-export/records.ts'
import { inDistanceUnit, inUnit } from '../from-export/sets.ts'
import type { FigureSettings } from '../settings.ts'
import type { Examination, Expected } from './examination.ts'

/** All that a screen's figures are computed and written by. */
export type Context = {
  readonly examination: Examination
  readonly settings: FigureSettings
  readonly exported: Exported
  /** Outside of the trash, oldest first. */
  readonly sessions: readonly Session[]
  readonly calendar: Calendar
  readonly goal: number | null
  readonly preferences: Preferences | undefined
  readonly worked: WorkedBy
  readonly nameOf: (exercise: { readonly exerciseId: ExerciseId; readonly name: string }) => string
  readonly write: Writer
}

export type Writer = ReturnType<typeof writerOf>

export function contextOf(examination: Examination, exported: Exported, settings: FigureSettings): Context {
  const { now, timeZone, weekStart, catalogue } = settings
  const today = numberOf(dayIn(new Date(now).toISOString(), timeZone))
  const [preferences] = exported.documents.preferences
  const renamed = new Map(
    exported.documents.exercises.flatMap(({ id, source, name, binnedAt }) =>
      source === 'built-in' && binnedAt === '' && name !== null ? [[id, name] as const] : [],
    ),
  )
  return {
    examination,
    settings,
    exported,
    sessions: sessionsOf(exported),
    calendar: { today, weekStart },
    goal: preferences?.weeklyGoal ?? null,
    preferences,
    worked: workedBy(catalogue, exported.documents.exercises),
    nameOf: ({ exerciseId, name }) => renamed.get(exerciseId) ?? catalogue.get(exerciseId)?.name ?? name,
    write: writerOf(settings, today, preferences?.distanceUnit ?? 'km'),
  }
}

/** A load on a belt, or help. */
export function signOf(kind: ExerciseKind): string {
  if (kind === 'weighted-bodyweight') return '+'
  return kind === 'assisted-bodyweight' ? '\u2212' : ''
}

function writerOf({ locale, unit, say }: FigureSettings, today: DayNumber, distanceUnit: 'km' | 'mi') {
  const number = (value: number, decimals = 0) => numberTexts(value, locale, decimals)
  const quantity = (value: number, of: Exclude<MeasurementUnit, '%'> | 'm' | 'km' | 'mi' | 'yd', decimals = 2) =>
    withUnit(number(value, decimals), say(`shared:unit.${of}`))
  const one = ([text]: Texts) => text ?? ''
  type Amount = { readonly value: number; readonly unit: Parameters<typeof quantity>[1] }
  const setWith =
    (amount: (of: Amount) => Texts) =>
    (kind: ExerciseKind, of: Pick<SessionSet, 'weight' | 'reps' | 'seconds' | 'distance'>): string => {
      const measured = [
        ...(of.weight ? [signOf(kind) + one(amount(of.weight))] : []),
        ...(of.distance ? [one(amount(of.distance))] : []),
        ...(of.seconds === null ? [] : [clockText(of.seconds)]),
      ].join(' · ')
      if (of.reps === null) return measured
      return measured === '' ? one(number(of.reps)) : `${measured} × ${one(number(of.reps))}`
    }
  const set = setWith(({ value, unit: of }) => quantity(value, of))
  const load = (value: number) => loadTexts(value, say(`shared:unit.${unit}`), locale)
  /** Records are compared with each other, so that all are in one unit. */
  const inOneUnit = (of: SessionSet): SessionSet => {
    if (!of.weight || of.weight.unit === unit) return of
    const value = inUnit(of.weight, unit)
    const isQuarter = Math.abs(value * 4 - Math.round(value * 4)) < 0.004
    const shown = value >= 1_000 ? Math.round(value) : isQuarter ? value : Math.round(value * 10) / 10
    return { ...of, weight: { value: shown, unit } }
  }
  const distance = (metres: number) =>
    metres < 1_000 ? quantity(metres, 'm', 0) : quantity(inDistanceUnit(metres, distanceUnit), distanceUnit)
  const figure = ({ kind, set: of, value }: Pick<BrokenRecord, 'kind' | 'set' | 'value'>): Expected => {
    switch (kind) {
      case 'best-set':
        return of ? set('weight-reps', inOneUnit(of)) : ''
      case 'most-reps':
      case 'reps-at-weight':
        return number(value)
      case 'longest':
        return clockText(value)
      case 'farthest':
        return distance(value)
      default:
        return load(recordFigure(kind, { set: of, value }, unit))
    }
  }
  return {
    number,
    quantity,
    set,
    /** In a column whose head has the units. */
    bareSet: setWith(({ value }) => number(value, 2)),
    /** As in a field. */
    typed: (value: number) => typedTexts(value, locale),
    load,
    distance,
    loadKg: (kg: number) => load(inUnit({ value: kg, unit: 'kg' }, unit)),
    volume: (kg: number) => quantity(inUnit({ value: kg, unit: 'kg' }, unit), unit, 0),
    percent: (share: number) => percentTexts(share, locale),
    hours: (milliseconds: number) => number(milliseconds / 3_600_000, 1),
    /** `+ 2 more`, which some languages write without the blank. */
    more: (count: number): Texts => number(count).flatMap((text) => [text, `+${text}`]),
    /** Hours and minutes, each where there are any. */
    duration: (milliseconds: number): readonly Expected[] => {
      const total = Math.round(milliseconds / 60_000)
      const [hours, minutes] = [Math.floor(total / 60), total % 60]
      if (hours === 0) return [number(minutes)]
      return minutes === 0 ? [number(hours)] : [number(hours), number(minutes)]
    },
    record: (record: Pick<BrokenRecord, 'kind' | 'set' | 'value'>): Expected =>
      record.kind === 'reps-at-weight' && record.set ? set('weight-reps', inOneUnit(record.set)) : figure(record),
    /** Of what a record beat; nothing where a load alone would say nothing. */
    before: ({ kind, before }: BrokenRecord): readonly Expected[] =>
      before === null || kind === 'best-set' ? [] : [figure({ kind, ...before })],
    /** The load alone, of a record of repetitions. */
    loadOfSet: (of: SessionSet | null) =>
      of ? set('weight-reps', { ...inOneUnit(of), reps: null, seconds: null, distance: null }) : '',
    day: (day: DayNumber) => dayText(day, locale),
    short: (day: DayNumber) => shortDayText(day, today, locale),
    ago: (day: DayNumber) => agoText(day, today, locale),
  }
}
