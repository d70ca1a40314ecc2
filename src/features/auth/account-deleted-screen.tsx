import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { INDEX_PATH, SIGN_UP_PATH } from '#contract/routes.ts'
import { useEndedAccount } from '#platform/account/ended-account.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import styles from './auth.module.css'
import { EndedNotice } from './ended-notice.tsx'

const REMOVED = ['training', 'person', 'access', 'device'] as const
/** State for data that stays because it was never sent. */
const ON_THE_DEVICE = 'device'

export default function AccountDeletedScreen() {
  const { t } = useTranslation('auth')
  const ended = useEndedAccount()
  const kept = ended?.ending === 'deleted' && ended.kept
  return (
    <Card className={styles.farewell}>
      <h1>{t('deleted.title')}</h1>
      <EndedNotice />
      <p className={styles.quiet}>{t('deleted.lead')}</p>
      <ul className={styles.removed}>
        {REMOVED.filter((what) => !(kept && what === ON_THE_DEVICE)).map((what) => (
          <li key={what}>
            <Check size={20} aria-hidden />
            {t(`deleted.${what}`)}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('deleted.otherDevices')}</p>
      <div className={styles.form}>
        <ButtonLink to={INDEX_PATH} variant="primary" size="large" reloadDocument>
          {t('deleted.home')}
        </ButtonLink>
        <ButtonLink to={SIGN_UP_PATH} variant="quiet" size="large">
          {t('deleted.signUp')}
        </ButtonLink>
      </div>
    </Card>
  )
}
