import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyLoads } from '#domain/import/body-weight.ts'
import type { Questions } from '#domain/import/imported.ts'
import { convertWeight } from '#domain/units.ts'
import { numberFormat } from '#shared/format/intl.ts'
import { useFormats } from '#shared/format/quantities.ts'
import { Card } from '#ui/card.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import data from '../data.module.css'
import { type Answered, answersOf, needsBodyWeight } from './answered.ts'
import styles from './import.module.css'

type QuestionsCardProps = {
  readonly questions: Questions
  readonly usualSeconds: number
  readonly asksZone: boolean
  readonly answered: Answered
  readonly onChange: (changed: Partial<Answered>) => void
}

/** An even load whose kilograms are odd. */
const EXAMPLE = { value: 100, unit: 'lb' } as const

export function QuestionsCard({ questions, usualSeconds, asksZone, answered, onChange }: QuestionsCardProps) {
  const { t, i18n } = useTranslation(['data', 'shared'])
  const units = (['kg', 'lb'] as const).map((unit) => ({ value: unit, label: t(`shared:unit.${unit}`) }))
  const { quantity } = useFormats()
  const { weightUnit } = questions
  const zones = Intl.supportedValuesOf('timeZone')
  const choices = zones.includes(answered.timeZone) ? zones : [answered.timeZone, ...zones]
  const { bodyLoads } = answered
  const figure = numberFormat(i18n.language, { maximumFractionDigits: 1 })
  const range = ({ name, lowest, highest, unit }: BodyLoads) =>
    [name, figure.formatRange(lowest, highest), unit && t(`shared:unit.${unit}`)]
      .filter((words) => words !== null)
      .join(' ')
  const converted = {
    pounds: quantity(EXAMPLE),
    kilograms: quantity({ value: convertWeight(EXAMPLE, 'kg'), unit: 'kg' }, 3),
  }
  const isWeightMissing = answered.bodyWeight !== '' && answersOf(answered) === null
  return (
    <Card as="section" className="card" aria-labelledby="import-questions">
      <h2 id="import-questions">{t('ask.title')}</h2>
      {weightUnit !== 'none' && (
        <Question
          label={t(weightUnit === 'missing' ? 'ask.weightUnit' : 'ask.converted')}
          hint={t(weightUnit === 'missing' ? 'ask.weightUnitHint' : 'ask.convertedHint', converted)}
        >
          {(label) => (
            <SegmentedControl
              label={label}
              options={units}
              value={answered.weightUnit}
              onChange={(unit) => onChange({ weightUnit: unit })}
            />
          )}
        </Question>
      )}
      {questions.distanceUnit && (
        <Question label={t('ask.distanceUnit')}>
          {(label) => (
            <SegmentedControl
              label={label}
              options={(['km', 'mi'] as const).map((unit) => ({ value: unit, label: t(`shared:unit.${unit}`) }))}
              value={answered.distanceUnit}
              onChange={(distanceUnit) => onChange({ distanceUnit })}
            />
          )}
        </Question>
      )}
      {questions.dayOrder && (
        <Question label={t('ask.dayOrder', { date: '03/04' })}>
          {(label) => (
            <SegmentedControl
              label={label}
              options={[
                { value: 'day-first', label: t('ask.dayFirst') },
                { value: 'month-first', label: t('ask.monthFirst') },
              ]}
              value={answered.dayOrder}
              onChange={(dayOrder) => onChange({ dayOrder })}
            />
          )}
        </Question>
      )}
      {questions.longWorkouts > 0 && (
        <Question
          label={t('ask.longWorkouts')}
          hint={t('ask.longWorkoutsHint', { number: questions.longWorkouts, minutes: Math.round(usualSeconds / 60) })}
        >
          {(label) => (
            <SegmentedControl
              label={label}
              options={[
                { value: 'keep', label: t('ask.keepLong') },
                { value: 'usual', label: t('ask.usualLength') },
              ]}
              value={answered.usualLength ? 'usual' : 'keep'}
              onChange={(choice) => onChange({ usualLength: choice === 'usual' })}
            />
          )}
        </Question>
      )}
      {bodyLoads.length > 0 && (
        <Question
          label={t('ask.bodyWeight')}
          hint={`${bodyLoads.slice(0, 6).map(range).join(' · ')}. ${t('ask.bodyWeightHint')}`}
        >
          {(label) => (
            <SegmentedControl
              label={label}
              options={[
                { value: 'added', label: t('ask.added') },
                { value: 'included', label: t('ask.included') },
              ]}
              value={answered.isBodyIncluded ? 'included' : 'added'}
              onChange={(choice) => onChange({ isBodyIncluded: choice === 'included' })}
            />
          )}
        </Question>
      )}
      {answered.isBodyIncluded && needsBodyWeight(bodyLoads) && (
        <TextField
          label={t('ask.yourWeight', { unit: t(`shared:unit.${answered.bodyUnit}`) })}
          inputMode="decimal"
          value={answered.bodyWeight}
          error={isWeightMissing ? t('ask.yourWeightError') : undefined}
          onChange={(event) => onChange({ bodyWeight: event.target.value })}
        />
      )}
      {asksZone && (
        <SelectField
          label={t('ask.zone')}
          hint={t('ask.zoneHint')}
          value={answered.timeZone}
          onChange={(timeZone) => onChange({ timeZone })}
          options={choices.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
      )}
    </Card>
  )
}

type QuestionProps = {
  readonly label: string
  readonly hint?: string
  readonly children: (label: string) => ReactNode
}

/** The control is labelled for screen readers; here the label is visible as well. */
function Question({ label, hint, children }: QuestionProps) {
  const id = useId()
  return (
    <div className={styles.question}>
      <p id={id} className={data.name} aria-hidden>
        {label}
      </p>
      {children(label)}
      {hint && <p className="quiet">{hint}</p>}
    </div>
  )
}
