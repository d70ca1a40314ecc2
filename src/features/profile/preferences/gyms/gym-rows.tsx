import { ChevronDown, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MAX_PLATE_PAIRS } from '#contract/limits.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import { classNames } from '#ui/class-names.ts'
import field from '#ui/field.module.css'
import { IconButton } from '#ui/icon-button.tsx'
import { NativeSelect } from '#ui/native-select.tsx'
import type { BarRow, PlateRow } from './gym-draft.ts'
import gyms from './gyms.module.css'

type RowProps<Row extends object> = {
  /** From 1, to distinguish its fields for screen readers. */
  readonly number: number
  readonly unit: WeightUnit
  readonly onUnit: (unit: WeightUnit) => void
  readonly errors: FieldErrors<Row> | undefined
  readonly onRemove: () => void
}

type BarFieldsProps = RowProps<BarRow> & {
  readonly name: UseFormRegisterReturn
  readonly weight: UseFormRegisterReturn
}

export function BarFields({ number, unit, onUnit, name, weight, errors, onRemove }: BarFieldsProps) {
  const { t } = useTranslation('profile')
  return (
    <div className={gyms.fields}>
      <Input label={t('gym.barName', { number })} invalid={Boolean(errors?.name)} {...name} />
      <Input label={t('gym.barWeight', { number })} decimal invalid={Boolean(errors?.weight)} {...weight} />
      <UnitSelect label={t('gym.barUnit', { number })} unit={unit} onUnit={onUnit} />
      <IconButton icon={Trash2} label={t('gym.removeBar', { number })} onClick={onRemove} />
      <RowProblem problems={[errors?.name?.message, errors?.weight?.message]} />
    </div>
  )
}

type PlateFieldsProps = RowProps<PlateRow> & {
  readonly weight: UseFormRegisterReturn
  readonly pairs: UseFormRegisterReturn
}

export function PlateFields({ number, unit, onUnit, weight, pairs, errors, onRemove }: PlateFieldsProps) {
  const { t } = useTranslation('profile')
  return (
    <div className={classNames(gyms.fields, gyms.plate)}>
      <Input label={t('gym.plateWeight', { number })} decimal invalid={Boolean(errors?.weight)} {...weight} />
      <UnitSelect label={t('gym.plateUnit', { number })} unit={unit} onUnit={onUnit} />
      <span className={gyms.pairs}>
        <span aria-hidden>×</span>
        <Input
          label={t('gym.platePairs', { number })}
          inputMode="numeric"
          invalid={Boolean(errors?.pairs)}
          {...pairs}
        />
        <span className="quiet" aria-hidden>
          {t('gym.pairs')}
        </span>
      </span>
      <IconButton icon={Trash2} label={t('gym.removePlate', { number })} onClick={onRemove} />
      <RowProblem problems={[errors?.weight?.message, errors?.pairs?.message]} />
    </div>
  )
}

type InputProps = ComponentProps<'input'> & {
  readonly label: string
  readonly invalid: boolean
  readonly decimal?: boolean
}

function Input({ label, invalid, decimal = false, ...rest }: InputProps) {
  return (
    <input
      inputMode={decimal ? 'decimal' : undefined}
      autoComplete="off"
      {...rest}
      className={field['control']}
      aria-label={label}
      aria-invalid={invalid || undefined}
    />
  )
}

type UnitSelectProps = {
  readonly label: string
  readonly unit: WeightUnit
  readonly onUnit: (unit: WeightUnit) => void
}

function UnitSelect({ label, unit, onUnit }: UnitSelectProps) {
  const { t } = useTranslation('shared')
  return (
    <span className={field['selectFrame']}>
      <NativeSelect<WeightUnit>
        className={classNames(field['control'], gyms.unit)}
        aria-label={label}
        value={unit}
        onChange={onUnit}
        options={[
          { value: 'kg', label: t('unit.kg') },
          { value: 'lb', label: t('unit.lb') },
        ]}
      />
      <ChevronDown className={classNames(field['selectIcon'], gyms.chevron)} aria-hidden />
    </span>
  )
}

function RowProblem({ problems }: { readonly problems: readonly (string | undefined)[] }) {
  const { t } = useTranslation('profile')
  const [first] = problems.filter((problem) => problem !== undefined)
  if (!first) return null
  return (
    <p role="alert" className={classNames(field['error'], gyms.problem)}>
      {/* This form's validators return message keys. */}
      {t(first as 'gym.pairsInvalid', { most: MAX_PLATE_PAIRS })}
    </p>
  )
}
