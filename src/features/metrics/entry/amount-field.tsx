import { useTranslation } from 'react-i18next'
import type { MeasurementUnit } from '#contract/measurement.ts'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import type { Body } from '../use-body.ts'

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
