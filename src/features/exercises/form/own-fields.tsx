import { type Ref, useId } from 'react'
import { type Control, Controller, type UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import { EQUIPMENT, EXERCISE_KINDS, MUSCLES } from '#contract/vocabulary.ts'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './form.module.css'
import { type FormValues, problemOf } from './form-values.ts'

export type SectionProps = {
  readonly control: Control<FormValues>
  readonly register: UseFormRegister<FormValues>
  readonly errorOf: (field: keyof FormValues) => string | undefined
}

type BasicsProps = SectionProps & { readonly nameTaken: boolean }

export function Basics({ control, register, errorOf, nameTaken }: BasicsProps) {
  const { t } = useTranslation(['exercises', 'shared'])
  return (
    <Card as="section" className={styles.section} aria-labelledby="exercise-basics">
      <h2 id="exercise-basics">{t('form.basics')}</h2>
      <TextField
        label={t('form.name')}
        hint={nameTaken ? t('form.nameTaken') : undefined}
        error={errorOf('name')}
        autoComplete="off"
        {...register('name', { validate: problemOf.name })}
      />
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('form.kind')}
            options={EXERCISE_KINDS.map((kind) => ({ value: kind, label: t(`shared:exerciseKind.${kind}`) }))}
          />
        )}
      />
      <Controller
        control={control}
        name="equipment"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('form.equipment')}
            options={EQUIPMENT.map((equipment) => ({ value: equipment, label: t(`shared:equipment.${equipment}`) }))}
          />
        )}
      />
      <Controller
        control={control}
        name="oneSided"
        render={({ field: { value, onChange } }) => (
          <Switch label={t('form.oneSided')} checked={value} onChange={onChange} />
        )}
      />
    </Card>
  )
}

export function Muscles({ control, errorOf }: Omit<SectionProps, 'register'>) {
  const { t } = useTranslation('exercises')
  return (
    <Card as="section" className={styles.section} aria-labelledby="exercise-muscles">
      <h2 id="exercise-muscles">{t('form.muscles')}</h2>
      <Controller
        control={control}
        name="primaryMuscles"
        rules={{ validate: problemOf.primaryMuscles }}
        render={({ field: { ref, value, onChange } }) => (
          <MuscleChoice
            ref={ref}
            label={t('form.mainMuscles')}
            value={value}
            onChange={onChange}
            error={errorOf('primaryMuscles')}
          />
        )}
      />
      <Controller
        control={control}
        name="secondaryMuscles"
        render={({ field: { ref, value, onChange } }) => (
          <MuscleChoice ref={ref} label={t('form.alsoMuscles')} value={value} onChange={onChange} />
        )}
      />
    </Card>
  )
}

export function Words({ register, errorOf }: Omit<SectionProps, 'control'>) {
  const { t } = useTranslation('exercises')
  return (
    <Card as="section" className={styles.section} aria-labelledby="exercise-words">
      <h2 id="exercise-words">{t('form.words')}</h2>
      <TextArea
        label={t('form.instructions')}
        hint={t('form.instructionsHint')}
        error={errorOf('instructions')}
        {...register('instructions', { validate: problemOf.instructions })}
      />
      <TextField
        label={t('form.aliases')}
        hint={t('form.aliasesHint')}
        error={errorOf('aliases')}
        autoComplete="off"
        {...register('aliases', { validate: problemOf.aliases })}
      />
    </Card>
  )
}

type MuscleChoiceProps = {
  readonly label: string
  readonly value: readonly Muscle[]
  readonly onChange: (muscles: readonly Muscle[]) => void
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLFieldSetElement>
}

/** It takes the focus as a whole if it blocks the form. */
function MuscleChoice({ label, value, onChange, error, ref }: MuscleChoiceProps) {
  const { t } = useTranslation('shared')
  const errorId = useId()
  const toggle = (muscle: Muscle) =>
    onChange(value.includes(muscle) ? value.filter((it) => it !== muscle) : [...value, muscle])
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {MUSCLES.map((muscle) => (
          <Chip key={muscle} selected={value.includes(muscle)} onClick={() => toggle(muscle)}>
            {t(`muscle.${muscle}`)}
          </Chip>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
