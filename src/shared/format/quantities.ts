import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DistanceUnit, LengthUnit, WeightUnit } from '#contract/quantity.ts'
import { type SetText, setTextIn } from '#domain/session/set-text.ts'
import { convertWeight, roundForDisplay } from '#domain/units.ts'
import { numberText } from './numbers.ts'

type Quantity = { readonly value: number; readonly unit: WeightUnit | DistanceUnit | LengthUnit }

export type Formats = {
  /** `1,005`, with two decimals at most by default. */
  readonly number: (value: number, decimals?: number) => string
  /** `102.5 kg`, without a line break between. */
  readonly quantity: (quantity: Quantity, decimals?: number) => string
  /** `4,250 kg` of a volume in kg, in the person's unit. */
  readonly volume: (kilograms: number, unit: WeightUnit) => string
  /** A set as it was entered: `102.5 kg × 5`. */
  readonly set: SetText
}

/** The same object until the language changes. */
export function useFormats(): Formats {
  const { t, i18n } = useTranslation('shared')
  return useMemo(() => formatsIn(i18n.language, t), [i18n.language, t])
}

function formatsIn(locale: string, t: TFunction<'shared'>): Formats {
  const number = (value: number, decimals = 2) => numberText(roundForDisplay(value, decimals), locale, decimals)
  const quantity = ({ value, unit }: Quantity, decimals?: number) =>
    `${number(value, decimals)}\u00a0${t(`unit.${unit}`)}`
  return {
    number,
    quantity,
    volume: (kilograms, unit) => quantity({ value: convertWeight({ value: kilograms, unit: 'kg' }, unit), unit }, 0),
    set: setTextIn({ number, unit: (unit) => t(`unit.${unit}`), reps: (count) => t('reps', { count }) }),
  }
}
