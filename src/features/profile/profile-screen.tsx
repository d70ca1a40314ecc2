import { useTranslation } from 'react-i18next'
import { useAccount } from '#platform/account.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AccountCard } from './account-card.tsx'
import { DeviceCard } from './device-card.tsx'
import { LookCard } from './look-card.tsx'
import styles from './profile.module.css'
import { SignOut } from './sign-out.tsx'
import { SignalsCard, TrainingCard } from './training-card.tsx'
import { usePreferences } from './use-preferences.ts'

/** Who trains here, and how they like it. Everything is saved as it is chosen. */
export default function ProfileScreen() {
  const { t } = useTranslation('profile')
  const account = useAccount()
  const { preferences, edit } = usePreferences()
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={styles.cards}>
        <div className={styles.column}>
          {account && <AccountCard account={account} />}
          {preferences ? (
            <>
              <LookCard preferences={preferences} edit={edit} />
              <TrainingCard preferences={preferences} edit={edit} />
            </>
          ) : (
            <Skeleton shape="card" count={2} />
          )}
        </div>
        <div className={styles.column}>
          {preferences ? <SignalsCard preferences={preferences} edit={edit} /> : <Skeleton shape="card" />}
          <DeviceCard />
          {account && <SignOut account={account} />}
        </div>
      </div>
    </>
  )
}
