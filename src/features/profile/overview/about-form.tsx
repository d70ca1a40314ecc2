import { useMemo, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/preferences.ts'
import type { User } from '#contract/user.ts'
import { type Amount, convertAmount } from '#domain/measurement/amount.ts'
import {
  type BodyUnits,
  bodyRange,
  changeOf,
  draftOf,
  type ProfileDraft,
  type ProfileProblems,
  problemsOf,
} from '#domain/profile/profile-draft.ts'
import { roundForDisplay } from '#domain/units.ts'
import { saveProfile } from '#platform/account/profile-edits.ts'
import { timeZoneOf, todayIn } from '#shared/format/today.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useToasts } from '#ui/toasts.tsx'
import type { EditPreferences } from '../preferences/use-editable-preferences.ts'
import { ZoneField } from '../preferences/zone-field.tsx'
import { useNumberText } from '../use-number-text.ts'
import { BodyFields, TrainingFields, WhoFields } from './about-fields.tsx'
import overview from './overview.module.css'

export type AboutFormProps = {
  readonly profile: User
  /** Whether a change is unsent. */
  readonly isWaiting: boolean
  readonly preferences: Preferences
  readonly edit: EditPreferences
  /** The last measured body weight, shown where the profile has none. */
  readonly measured?: Amount | undefined
}

/** Updates from the server never replace input in progress. */
export function AboutForm({ profile, isWaiting, preferences, edit, measured }: AboutFormProps) {
  const { t } = useTranslation(['profile', 'shared'])
  const toasts = useToasts()
  const numberText = useNumberText()
  const { weightUnit, lengthUnit } = preferences
  const units: BodyUnits = { weightUnit, lengthUnit }
  const timeZone = timeZoneOf(preferences)
  const stored = draftOf(profile, units, numberText)
  const [failed, setFailed] = useState(false)
  /** Undefined while unchanged. */
  const [zone, setZone] = useState<string | null>()

  const resolver = useMemo(() => resolverFor({ weightUnit, lengthUnit }, timeZone), [weightUnit, lengthUnit, timeZone])
  const { control, register, handleSubmit, reset, formState } = useForm<ProfileDraft>({
    values: stored,
    resetOptions: { keepDirtyValues: true },
    resolver,
  })
  const errorOf = useProblemText(problemsIn(formState.errors), units)
  const measuredWeight = measured && numberText(roundForDisplay(convertAmount(measured, weightUnit), 1))
  const fields = { control, register, units, errorOf, measuredWeight }

  const save = async (draft: ProfileDraft) => {
    setFailed(false)
    if (zone !== undefined) edit({ timeZone: zone })
    const change = changeOf(stored, draft, units)
    try {
      const outcome = Object.keys(change).length > 0 ? await saveProfile(change) : 'sent'
      reset(draft)
      setZone(undefined)
      toasts.show({ message: outcome === 'sent' ? t('about.saved') : t('about.kept'), tone: 'success' })
    } catch (cause) {
      console.error('Failed to update user profile', cause)
      setFailed(true)
    }
  }

  return (
    <Card as="section" className="card" aria-labelledby="profile-about">
      <h2 id="profile-about">{t('about.title')}</h2>
      {isWaiting && <Banner tone="info">{t('about.waiting')}</Banner>}
      <form className={overview.form} noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <WhoFields {...fields} />
        <BodyFields {...fields} />
        <TrainingFields {...fields} />
        <div className={overview.wide}>
          <ZoneField zone={zone === undefined ? preferences.timeZone : zone} onChange={setZone} />
        </div>
        {failed && (
          <Banner tone="danger" className={overview.wide}>
            {t('about.failed')}
          </Banner>
        )}
        <div className={overview.wide}>
          <Button type="submit" variant="primary" size="large" busy={formState.isSubmitting}>
            {t('shared:save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function resolverFor(units: BodyUnits, timeZone: string): Resolver<ProfileDraft> {
  return (draft) => {
    const problems = problemsOf(draft, units, todayIn(timeZone))
    const errors = Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, { type: 'domain', message: problem }]),
    )
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: draft, errors: {} }
  }
}

function problemsIn(errors: FieldErrors<ProfileDraft>): ProfileProblems {
  const found = Object.entries(errors).map(([field, error]) => [field, error?.message])
  return Object.fromEntries(found) as ProfileProblems
}

function useProblemText(problems: ProfileProblems, units: BodyUnits) {
  const { t } = useTranslation(['profile', 'shared'])
  const numberText = useNumberText()
  return (field: keyof ProfileDraft): string | undefined => {
    const problem = problems[field]
    if (problem !== 'outOfRange') return problem && t(`problem.${problem}`)
    const isWeight = field === 'weight'
    const { least, most } = bodyRange(isWeight ? 'weight' : 'height', units)
    return t('problem.outOfRange', {
      least: numberText(least),
      most: numberText(most),
      unit: isWeight ? t(`shared:unit.${units.weightUnit}`) : t(`shared:unit.${units.lengthUnit}`),
    })
  }
}
