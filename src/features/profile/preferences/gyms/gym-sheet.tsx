import { Plus, Trash2 } from 'lucide-react'
import { type BaseSyntheticEvent, useId } from 'react'
import { Controller, useFieldArray, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MAX_BARS, MAX_PLATES } from '#contract/limits.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Gym, GymFacts } from '#domain/gym/gym.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useNumberText } from '../../use-number-text.ts'
import { factsOf, type GymDraft, gymCheck, gymDraftOf, newGymDraft } from './gym-draft.ts'
import { BarFields, PlateFields } from './gym-rows.tsx'
import gyms from './gyms.module.css'

type GymSheetProps = {
  /** Null for a new one. */
  readonly gym: Gym | null
  /** The unit of a new row. */
  readonly unit: WeightUnit
  readonly onClose: () => void
  readonly onSave: (facts: GymFacts) => void
  readonly onDelete: () => void
}

export function GymSheet({ gym, unit, onClose, onSave, onDelete }: GymSheetProps) {
  const { t } = useTranslation(['profile', 'shared'])
  const formId = useId()
  const numberText = useNumberText()
  const { control, register, handleSubmit, formState } = useForm<GymDraft>({
    defaultValues: gym ? gymDraftOf(gym, numberText) : newGymDraft(t('gym.usualBar'), unit, numberText),
  })
  const bars = useFieldArray({ control, name: 'bars' })
  const plates = useFieldArray({ control, name: 'plates' })
  const nameProblem = formState.errors.name?.message
  const submit = (event: BaseSyntheticEvent) => void handleSubmit((draft) => onSave(factsOf(draft)))(event)

  return (
    <Sheet
      open
      onClose={onClose}
      title={gym ? t('gym.edit') : t('gym.new')}
      closeLabel={t('shared:close')}
      actions={
        <>
          {gym && (
            <Button variant="danger" icon={Trash2} className={gyms.foot} onClick={onDelete}>
              {t('shared:delete')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" className={gyms.foot}>
            {t('shared:save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={gyms.form} noValidate onSubmit={submit}>
        <TextField
          label={t('gym.name')}
          // This form's validators return message keys.
          error={nameProblem && t(nameProblem as 'gym.nameMissing')}
          autoComplete="off"
          data-autofocus={gym ? undefined : true}
          {...register('name', { validate: gymCheck.name })}
        />
        <section aria-labelledby={`${formId}-bars`} className={gyms.part}>
          <h3 id={`${formId}-bars`}>{t('gym.bars')}</h3>
          <p className="quiet">{t('gym.barsHint')}</p>
          {bars.fields.map((row, index) => (
            <Controller
              key={row.id}
              control={control}
              name={`bars.${index}.unit`}
              render={({ field }) => (
                <BarFields
                  number={index + 1}
                  unit={field.value}
                  onUnit={field.onChange}
                  name={register(`bars.${index}.name`, { validate: gymCheck.name })}
                  weight={register(`bars.${index}.weight`, { validate: gymCheck.weight })}
                  errors={formState.errors.bars?.[index]}
                  onRemove={() => bars.remove(index)}
                />
              )}
            />
          ))}
          <Button
            icon={Plus}
            disabled={bars.fields.length >= MAX_BARS}
            onClick={() => bars.append({ name: '', weight: '', unit })}
          >
            {t('gym.addBar')}
          </Button>
        </section>
        <section aria-labelledby={`${formId}-plates`} className={gyms.part}>
          <h3 id={`${formId}-plates`}>{t('gym.plates')}</h3>
          <p className="quiet">{t('gym.platesHint')}</p>
          {plates.fields.map((row, index) => (
            <Controller
              key={row.id}
              control={control}
              name={`plates.${index}.unit`}
              render={({ field }) => (
                <PlateFields
                  number={index + 1}
                  unit={field.value}
                  onUnit={field.onChange}
                  weight={register(`plates.${index}.weight`, { validate: gymCheck.weight })}
                  pairs={register(`plates.${index}.pairs`, { validate: gymCheck.pairs })}
                  errors={formState.errors.plates?.[index]}
                  onRemove={() => plates.remove(index)}
                />
              )}
            />
          ))}
          <Button
            icon={Plus}
            disabled={plates.fields.length >= MAX_PLATES}
            onClick={() => plates.append({ weight: '', unit, pairs: '1' })}
          >
            {t('gym.addPlate')}
          </Button>
        </section>
      </form>
    </Sheet>
  )
}
