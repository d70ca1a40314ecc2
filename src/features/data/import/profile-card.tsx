import { useTranslation } from 'react-i18next'
import { listFormat } from '#shared/format/intl.ts'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/switch.tsx'
import type { ProfileChoice } from './use-profile-copy.ts'

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
