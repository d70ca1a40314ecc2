import { useTranslation } from 'react-i18next'
import { MAX_MEASUREMENT } from '#contract/limits.ts'
import type { MeasurementUnit } from '#contract/measurement.ts'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import type { Body } from '../use-body.ts'
import type { ReadAmount } from './read-amount.ts'

type AmountFieldProps = Omit<TextFieldProps, 'label' | 'onChange'> & {
  readonly name: string
  readonly unit: MeasurementUnit
  readonly body: Body
  readonly onChange: (typed: string) => void
}

/** A number with its unit in the label. Phones show the numeric keypad; typing replaces the content. */
export function AmountField({ name, unit, body, onChange, ...rest }: AmountFieldProps) {
  const { t } = useTranslation('metrics')
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      {...rest}
      label={t('sheet.inUnit', { name, unit: body.unitName(unit) })}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function useProblemText({ typed }: Pick<Body, 'typed'>) {
  const { t } = useTranslation('metrics')
  return (problem: Extract<ReadAmount, { ok: false }>['problem']) =>
    t(`error.${problem}`, { example: typed(82.5), most: typed(MAX_MEASUREMENT) })
}
