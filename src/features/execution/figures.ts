import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { Distance, Weight } from '#contract/quantity.ts'
import type { SetTarget } from '#contract/workout.ts'
import { clockText } from '#domain/duration.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { setTextIn } from '#domain/set-text.ts'
import { roundForDisplay } from '#domain/units.ts'
import { percentText } from '#i18n/percent-text.ts'

type Translate = TFunction<['execution', 'shared']>

/** Numbers as this language writes them, with their units. */
export type Figures = {
  readonly number: (value: number) => string
  /** A minute and a half: 1:30. */
  readonly seconds: (value: number) => string
  readonly weight: (weight: Weight) => string
  readonly distance: (distance: Distance) => string
  /** What was done in a set of this kind, such as `60 kg × 8`, or null where it holds nothing. */
  readonly work: (kind: ExerciseKind, values: SetValues) => string | null
  /** The same with how hard it was. */
  readonly values: (kind: ExerciseKind, values: SetValues) => string | null
  readonly target: (target: SetTarget) => string | null
  /** The time of day of an instant in milliseconds. */
  readonly time: (atMs: number) => string
}

/** The figures of the language in use. The same object for as long as the language stays. */
export function useFigures(): Figures {
  const { t, i18n } = useTranslation(['execution', 'shared'])
  return useMemo(() => figuresIn(i18n.language, t), [i18n.language, t])
}

type Formats = { readonly numbers: Intl.NumberFormat; readonly times: Intl.DateTimeFormat }

const formatsByLocale = new Map<string, Formats>()

/** Making a format takes longer than drawing a row, and every row needs one. */
function formatsIn(locale: string): Formats {
  const known = formatsByLocale.get(locale)
  if (known) return known
  const made = {
    numbers: new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }),
    times: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
  }
  formatsByLocale.set(locale, made)
  return made
}

function figuresIn(locale: string, t: Translate): Figures {
  const { numbers, times } = formatsIn(locale)
  const number = (value: number) => numbers.format(roundForDisplay(value))
  const weight = ({ value, unit }: Weight) => `${number(value)} ${t(`shared:unit.${unit}`)}`
  const distance = ({ value, unit }: Distance) => `${number(value)} ${t(`shared:unit.${unit}`)}`
  const percent = (value: number) => percentText(number(value), locale)
  const work = setTextIn({
    number,
    unit: (unit) => t(`shared:unit.${unit}`),
    reps: (count) => t('shared:reps', { count }),
  })
  const effort = ({ rpe, rir }: SetValues) => {
    if (rpe !== null) return `${t('field.rpe')} ${number(rpe)}`
    return rir === null ? null : `${t('field.rir')} ${number(rir)}`
  }
  return {
    number,
    weight,
    distance,
    seconds: clockText,
    work: (kind, values) => work(kind, values) || null,
    values: (kind, values) => [work(kind, values), effort(values)].filter(Boolean).join(' · ') || null,
    target: (target) => targetText(target, { number, weight, distance, percent }, t),
    time: (atMs) => times.format(atMs),
  }
}

type TargetFigures = Pick<Figures, 'number' | 'weight' | 'distance'> & { readonly percent: Figures['number'] }

function targetText(target: SetTarget, figures: TargetFigures, t: Translate) {
  const { reps, weight, percentOfOneRepMax, seconds, distance, rpe } = target
  const parts = [
    weight && figures.weight(weight),
    percentOfOneRepMax !== null && t('target.percent', { value: figures.percent(percentOfOneRepMax) }),
    reps && t('target.reps', { range: reps.min === reps.max ? String(reps.min) : `${reps.min}–${reps.max}` }),
    distance && figures.distance(distance),
    seconds !== null && clockText(seconds),
    rpe !== null && t('target.rpe', { value: figures.number(rpe) }),
  ]
  return parts.filter(Boolean).join(' · ') || null
}
