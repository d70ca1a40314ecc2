import { type Control, Controller, type UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ExperienceLevel, Gender, TrainingGoal } from '#contract/user.ts'
import { EXPERIENCE_LEVELS, GENDERS, TRAINING_GOALS } from '#contract/vocabulary.ts'
import type { BodyUnits, ProfileDraft } from '#domain/profile/profile-draft.ts'
import { Chip } from '#ui/chip.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import overview from './overview.module.css'

type FieldsProps = {
  readonly control: Control<ProfileDraft>
  readonly register: UseFormRegister<ProfileDraft>
  readonly units: BodyUnits
  readonly errorOf: (field: keyof ProfileDraft) => string | undefined
  /** The last measured body weight, in the person's unit. */
  readonly measuredWeight: string | undefined
}

export function WhoFields({ control, register, errorOf }: FieldsProps) {
  const { t } = useTranslation('profile')
  return (
    <>
      <div className={overview.wide}>
        <TextField
          id={fieldId('name')}
          label={t('about.name')}
          autoComplete="name"
          error={errorOf('name')}
          {...register('name')}
        />
      </div>
      <TextField
        id={fieldId('dateOfBirth')}
        type="date"
        label={t('about.dateOfBirth')}
        autoComplete="bday"
        error={errorOf('dateOfBirth')}
        {...register('dateOfBirth')}
      />
      <Controller
        control={control}
        name="gender"
        render={({ field }) => (
          <SelectField<Gender | ''>
            {...field}
            id={fieldId('gender')}
            label={t('about.gender')}
            options={[
              { value: '', label: t('about.notSaid') },
              ...GENDERS.map((gender) => ({ value: gender, label: t(`gender.${gender}`) })),
            ]}
          />
        )}
      />
    </>
  )
}

export function BodyFields({ register, errorOf, units, measuredWeight }: FieldsProps) {
  const { t } = useTranslation(['profile', 'shared'])
  const weightUnit = t(`shared:unit.${units.weightUnit}`)
  const lengthUnit = t(`shared:unit.${units.lengthUnit}`)
  return (
    <>
      <TextField
        id={fieldId('weight')}
        label={t('about.weight', { unit: weightUnit })}
        inputMode="decimal"
        autoComplete="off"
        placeholder={measuredWeight}
        error={errorOf('weight')}
        {...register('weight')}
      />
      <TextField
        id={fieldId('height')}
        label={t('about.height', { unit: lengthUnit })}
        hint={units.lengthUnit === 'in' ? t('about.heightHint') : undefined}
        inputMode={units.lengthUnit === 'in' ? 'text' : 'decimal'}
        autoComplete="off"
        error={errorOf('height')}
        {...register('height')}
      />
    </>
  )
}

export function TrainingFields({ control, register, errorOf }: FieldsProps) {
  const { t } = useTranslation('profile')
  return (
    <>
      <div className={overview.wide}>
        <Controller
          control={control}
          name="experienceLevel"
          render={({ field }) => (
            <SelectField<ExperienceLevel | ''>
              {...field}
              id={fieldId('experienceLevel')}
              label={t('about.experience')}
              options={[
                { value: '', label: t('about.notSaid') },
                ...EXPERIENCE_LEVELS.map((level) => ({ value: level, label: t(`experience.${level}`) })),
              ]}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="goals"
        render={({ field }) => <Goals chosen={field.value} onChange={field.onChange} />}
      />
      <div className={overview.wide}>
        <TextArea
          id={fieldId('limitations')}
          label={t('about.limitations')}
          hint={t('about.limitationsHint')}
          error={errorOf('limitations')}
          {...register('limitations')}
        />
      </div>
    </>
  )
}

type GoalsProps = {
  readonly chosen: readonly TrainingGoal[]
  readonly onChange: (goals: readonly TrainingGoal[]) => void
}

function Goals({ chosen, onChange }: GoalsProps) {
  const { t } = useTranslation('profile')
  const toggle = (goal: TrainingGoal) =>
    onChange(TRAINING_GOALS.filter((other) => (other === goal ? !chosen.includes(goal) : chosen.includes(other))))
  return (
    <fieldset className={overview.wide}>
      <legend className={overview.legend}>{t('about.goals')}</legend>
      <div className={overview.goals}>
        {TRAINING_GOALS.map((goal) => (
          <Chip key={goal} selected={chosen.includes(goal)} onClick={() => toggle(goal)}>
            {t(`goal.${goal}`)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** The id of a form field, for links to missing ones. */
export function fieldId(field: keyof ProfileDraft): string {
  return `profile-field-${field}`
}
