import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_WEEKLY_GOAL } from '#contract/limits.ts'
import type { Preferences } from '#contract/preferences.ts'
import { clockText } from '#domain/time/duration.ts'
import { Card } from '#ui/card.tsx'
import { SegmentedControl, type SegmentedControlProps } from '#ui/segmented-control.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import styles from '../profile.module.css'
import { restChoices, weekdayName } from './choices.ts'
import type { EditPreferences } from './use-editable-preferences.ts'
import { ZoneField } from './zone-field.tsx'

type CardProps = { readonly preferences: Preferences; readonly edit: EditPreferences }

/** Calendars worldwide begin on Saturday, Sunday or Monday. */
const WEEK_STARTS = [1, 0, 6] as const
const WEEKLY_GOALS = Array.from({ length: MAX_WEEKLY_GOAL }, (_, place) => place + 1)
const NO_GOAL = ''

export function UnitsCard({ preferences, edit }: CardProps) {
  const { t } = useTranslation(['profile', 'shared'])
  return (
    <Card as="section" className="card" aria-labelledby="profile-units">
      <h2 id="profile-units">{t('units.title')}</h2>
      <Choices
        label={t('weightUnit')}
        hint={t('weightUnitHint')}
        value={preferences.weightUnit}
        onChange={(weightUnit) => edit({ weightUnit })}
        options={[
          { value: 'kg', label: t('shared:unit.kg') },
          { value: 'lb', label: t('shared:unit.lb') },
        ]}
      />
      <Choices
        label={t('distanceUnit')}
        value={preferences.distanceUnit}
        onChange={(distanceUnit) => edit({ distanceUnit })}
        options={[
          { value: 'km', label: t('distanceUnit.km') },
          { value: 'mi', label: t('distanceUnit.mi') },
        ]}
      />
      <Choices
        label={t('lengthUnit')}
        value={preferences.lengthUnit}
        onChange={(lengthUnit) => edit({ lengthUnit })}
        options={[
          { value: 'cm', label: t('lengthUnit.cm') },
          { value: 'in', label: t('lengthUnit.in') },
        ]}
      />
    </Card>
  )
}

export function TrainingCard({ preferences, edit }: CardProps) {
  const { t, i18n } = useTranslation('profile')
  return (
    <Card as="section" className="card" aria-labelledby="profile-training">
      <h2 id="profile-training">{t('training.title')}</h2>
      <Choices
        label={t('effort')}
        hint={t('effortHint')}
        value={preferences.effort}
        onChange={(effort) => edit({ effort })}
        options={[
          { value: 'off', label: t('effort.off') },
          { value: 'rpe', label: t('effort.rpe') },
          { value: 'rir', label: t('effort.rir') },
        ]}
      />
      <SelectField
        label={t('defaultRest')}
        hint={t('defaultRestHint')}
        value={String(preferences.defaultRestSeconds)}
        onChange={(seconds) => edit({ defaultRestSeconds: Number(seconds) })}
        options={restChoices(preferences.defaultRestSeconds).map((seconds) => ({
          value: String(seconds),
          label: clockText(seconds),
        }))}
      />
      <SelectField
        label={t('weeklyGoal')}
        hint={t('weeklyGoalHint')}
        value={String(preferences.weeklyGoal ?? NO_GOAL)}
        onChange={(sessions) => edit({ weeklyGoal: sessions === NO_GOAL ? null : Number(sessions) })}
        options={[
          { value: NO_GOAL, label: t('weeklyGoal.none') },
          ...WEEKLY_GOALS.map((count) => ({ value: String(count), label: t('weeklyGoal.sessions', { count }) })),
        ]}
      />
      <SelectField
        label={t('weekStart')}
        value={String(preferences.weekStart)}
        onChange={(day) => edit({ weekStart: Number(day) })}
        options={[...new Set([...WEEK_STARTS, preferences.weekStart])].map((day) => ({
          value: String(day),
          label: weekdayName(day, i18n.language),
        }))}
      />
      <ZoneField zone={preferences.timeZone} onChange={(timeZone) => edit({ timeZone })} />
    </Card>
  )
}

export function SignalsCard({ preferences, edit }: CardProps) {
  const { t } = useTranslation('profile')
  return (
    <Card as="section" className="card" aria-labelledby="profile-signals">
      <h2 id="profile-signals">{t('signals.title')}</h2>
      <Switch
        label={t('sounds')}
        hint={t('soundsHint')}
        checked={preferences.sounds}
        onChange={(sounds) => edit({ sounds })}
      />
      <Switch
        label={t('vibration')}
        hint={t('vibrationHint')}
        checked={preferences.vibration}
        onChange={(vibration) => edit({ vibration })}
      />
      <Switch
        label={t('keepAwake')}
        hint={t('keepAwakeHint')}
        checked={preferences.keepAwake}
        onChange={(keepAwake) => edit({ keepAwake })}
      />
    </Card>
  )
}

type ChoicesProps<Value extends string> = SegmentedControlProps<Value> & { readonly hint?: string }

function Choices<Value extends string>({ hint, ...control }: ChoicesProps<Value>) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <span className={styles.choiceLabel} id={id} aria-hidden>
        {control.label}
      </span>
      <SegmentedControl {...control} />
      {hint && <p className="quiet">{hint}</p>}
    </div>
  )
}
