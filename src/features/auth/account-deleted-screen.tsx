import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import styles from './auth.module.css'

const REMOVED = ['training', 'person', 'access', 'device'] as const

/** The last word to somebody who has deleted their account: what is gone, from where. */
export default function AccountDeletedScreen() {
  const { t } = useTranslation('auth')
  return (
    <Card className={styles.farewell}>
      <h1>{t('deleted.title')}</h1>
      <p className={styles.quiet}>{t('deleted.lead')}</p>
      <ul className={styles.removed}>
        {REMOVED.map((what) => (
          <li key={what}>
            <Check size={20} aria-hidden />
            {t(`deleted.${what}`)}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('deleted.otherDevices')}</p>
      <div className={styles.form}>
        <ButtonLink to="/" variant="primary" size="large" reloadDocument>
          {t('deleted.home')}
        </ButtonLink>
        <ButtonLink to="/auth/signup" variant="quiet" size="large">
          {t('deleted.signUp')}
        </ButtonLink>
      </div>
    </Card>
  )
}
