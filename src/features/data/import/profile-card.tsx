import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CopiedField, newInCopy, onlyFillsIn, type ProfileCopy } from '#domain/profile/profile-copy.ts'
import { useProfile } from '#platform/account/profile-edits.ts'
import { listFormat } from '#shared/format/intl.ts'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/switch.tsx'

type ProfileCardProps = { readonly copy: ProfileChoice; readonly isDisabled: boolean }

/** The profile fields in our own file, and those of the account that it lacks. */
export function ProfileCard({ copy: { fields, isWanted, setWanted }, isDisabled }: ProfileCardProps) {
  const { t, i18n } = useTranslation('data')
  const names = listFormat(i18n.language).format(fields.map((field) => t(`restore.${field}`)))
  return (
    <Card as="section" className="card" aria-labelledby="import-profile">
      <h2 id="import-profile">{t('restore.title')}</h2>
      {fields.length > 0 && (
        <Switch
          label={t('restore.wanted')}
          hint={names}
          checked={isWanted}
          disabled={isDisabled}
          onChange={setWanted}
        />
      )}
      <p className="quiet">{t('restore.not')}</p>
    </Card>
  )
}

type ProfileChoice = {
  /** The fields that differ from the profile; empty also if this device does not know the person. */
  readonly fields: readonly CopiedField[]
  readonly isWanted: boolean
  readonly setWanted: (isWanted: boolean) => void
  readonly chosen: ProfileCopy
}

/** Missing fields are filled unless declined; existing ones are replaced only if accepted. */
export function useProfileCopy(copy: ProfileCopy): ProfileChoice {
  const { profile } = useProfile()
  const [said, setWanted] = useState<boolean>()
  const fresh = profile ? newInCopy(copy, profile) : {}
  const isWanted = said ?? (profile !== null && onlyFillsIn(fresh, profile))
  return {
    // Its keys are fields of a copy.
    fields: Object.keys(fresh) as CopiedField[],
    isWanted,
    setWanted,
    chosen: isWanted ? fresh : {},
  }
}
