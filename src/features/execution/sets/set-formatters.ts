import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { Distance, Weight } from '#contract/quantity.ts'
import type { SetTarget } from '#contract/workout.ts'
import { setTextIn } from '#domain/session/set-text.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { clockText } from '#domain/time/duration.ts'
import { percentText } from '#shared/format/numbers.ts'
import { type Formats, useFormats } from '#shared/format/quantities.ts'

type Translate = TFunction<['execution', 'shared']>

export type SetFormatters = {
  readonly number: (value: number) => string
  /** A minute and a half: 1:30. */
  readonly seconds: (value: number) => string
  readonly weight: (weight: Weight) => string
  readonly distance: (distance: Distance) => string
  /** The values of a set, such as `60 kg × 8`, or null without any. */
  readonly work: (kind: ExerciseKind, values: SetValues) => string | null
  /** The same without units, for a column whose head has them: `60 × 8`. */
  readonly bare: (kind: ExerciseKind, values: SetValues) => string | null
  /** `RPE 8`, or `RIR 2`; null without either. */
  readonly effort: (values: Pick<SetValues, 'rpe' | 'rir'>) => string | null
  /** The values and the effort: `60 kg × 8 · RPE 8`. */
  readonly values: (kind: ExerciseKind, values: SetValues) => string | null
  /** The figures of a target: `60 kg × 5–8 · RPE 8`, or null for an open one. */
  readonly target: (target: SetTarget) => string | null
}

/** The formatters of the current language; the same object until it changes. */
export function useSetFormatters(): SetFormatters {
  const { t, i18n } = useTranslation(['execution', 'shared'])
  const formats = useFormats()
  return useMemo(() => formattersIn(i18n.language, formats, t), [i18n.language, formats, t])
}

function formattersIn(locale: string, formats: Formats, t: Translate): SetFormatters {
  const { number, quantity, set } = formats
  const bare = setTextIn({ number, unit: () => '', reps: (_, shown) => shown })
  const percent = (value: number) => percentText(number(value), locale)
  const effort = ({ rpe, rir }: Pick<SetValues, 'rpe' | 'rir'>) => {
    if (rpe !== null) return `${t('field.rpe')} ${number(rpe)}`
    return rir === null ? null : `${t('field.rir')} ${number(rir)}`
  }
  return {
    number,
    weight: quantity,
    distance: quantity,
    seconds: clockText,
    work: (kind, values) => set(kind, values) || null,
    bare: (kind, values) => bare(kind, values) || null,
    effort,
    values: (kind, values) => [set(kind, values), effort(values)].filter(Boolean).join(' · ') || null,
    target: (target) => targetText(target, { number, weight: quantity, distance: quantity, percent }, t),
  }
}

type TargetFormatters = Pick<SetFormatters, 'number' | 'weight' | 'distance'> & {
  readonly percent: SetFormatters['number']
}

function targetText(target: SetTarget, formatters: TargetFormatters, t: Translate) {
  const { reps, weight, percentOfOneRepMax, seconds, distance, rpe } = target
  const load = weight
    ? formatters.weight(weight)
    : percentOfOneRepMax !== null && t('target.percent', { value: formatters.percent(percentOfOneRepMax) })
  const work = reps
    ? load
      ? `${load} ×\u00a0${rangeText(reps)}`
      : t('target.reps', { range: rangeText(reps), count: reps.max })
    : load
  const parts = [
    work,
    distance && formatters.distance(distance),
    seconds !== null && clockText(seconds),
    rpe !== null && t('target.rpe', { value: formatters.number(rpe) }),
  ]
  return parts.filter(Boolean).join(' · ') || null
}

/** `8`, or `6–8`. */
export function rangeText({ min, max }: NonNullable<SetTarget['reps']>): string {
  return min === max ? String(min) : `${min}–${max}`
}
