import { Cloud, Fingerprint, type LucideIcon, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '#ui/card.tsx'
import privacy from './privacy.module.css'

type Place = 'device' | 'server' | 'provider'

const PLACES: readonly { readonly name: Place; readonly icon: LucideIcon }[] = [
  { name: 'device', icon: Smartphone },
  { name: 'server', icon: Cloud },
  { name: 'provider', icon: Fingerprint },
]

/** Stored data by location and retention. */
export function StoredWhere() {
  const { t } = useTranslation('profile')
  return (
    <Card as="section" className="card" aria-labelledby="profile-stored">
      <h2 id="profile-stored">{t('stored.title')}</h2>
      <dl className={privacy.places}>
        {PLACES.map(({ name, icon: Icon }) => (
          <div key={name} className={privacy.place}>
            <dt>
              <Icon className={privacy.icon} aria-hidden />
              {t(`stored.${name}`)}
            </dt>
            <dd>{t(`stored.${name}What`)}</dd>
            <dd className="quiet">{t(`stored.${name}Until`)}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{t('stored.nothingElse')}</p>
    </Card>
  )
}
