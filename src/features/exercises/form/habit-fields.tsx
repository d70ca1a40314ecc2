import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { clockText } from '#domain/time/duration.ts'
import { Card } from '#ui/card.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './form.module.css'
import { problemOf } from './form-values.ts'
import type { SectionProps } from './own-fields.tsx'

type HabitsProps = SectionProps & { readonly restAsUsual: string }

const REST_SECONDS = [30, 45, 60, 75, 90, 120, 150, 180, 240, 300]

export function Habits({ control, register, errorOf, restAsUsual }: HabitsProps) {
  const { t } = useTranslation(['exercises', 'shared'])
  return (
    <Card as="section" className={styles.section} aria-labelledby="exercise-habits">
      <h2 id="exercise-habits">{t('form.habits')}</h2>
      <TextArea
        label={t('form.note')}
        hint={t('form.noteHint')}
        error={errorOf('note')}
        {...register('note', { validate: problemOf.note })}
      />
      <Controller
        control={control}
        name="rest"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('form.rest')}
            options={[
              { value: '', label: restAsUsual },
              ...restChoices(field.value).map((seconds) => ({ value: String(seconds), label: clockText(seconds) })),
            ]}
          />
        )}
      />
      <div className={styles.bar}>
        <TextField
          label={t('form.barWeight')}
          hint={t('form.barWeightHint')}
          error={errorOf('barWeight')}
          inputMode="decimal"
          autoComplete="off"
          {...register('barWeight', { validate: (text, { barUnit }) => problemOf.barWeight(text, barUnit) })}
        />
        <Controller
          control={control}
          name="barUnit"
          render={({ field: { value, onChange } }) => (
            <SegmentedControl
              className={styles.unit ?? ''}
              label={t('form.unit')}
              value={value}
              onChange={onChange}
              options={[
                { value: 'kg', label: t('shared:unit.kg') },
                { value: 'lb', label: t('shared:unit.lb') },
              ]}
            />
          )}
        />
      </div>
    </Card>
  )
}

/** The usual rests, including the current one. */
function restChoices(current: string): readonly number[] {
  const all = current === '' ? REST_SECONDS : [...REST_SECONDS, Number(current)]
  return [...new Set(all)].toSorted((left, right) => left - right)
}
