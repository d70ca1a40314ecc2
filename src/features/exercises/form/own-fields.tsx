import { type Control, Controller, type UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EQUIPMENT, EXERCISE_KINDS } from '#contract/vocabulary.ts'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './form.module.css'
import { type FormValues, problemOf } from './form-values.ts'
import { MuscleChoice } from './muscle-choice.tsx'
import type { ErrorWords } from './use-error-words.ts'

type SectionProps = {
  readonly control: Control<FormValues>
  readonly register: UseFormRegister<FormValues>
  readonly errorOf: ErrorWords
}

type BasicsProps = SectionProps & {
  readonly nameTaken: boolean
}

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
