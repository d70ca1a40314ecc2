import { Download, History, MailCheck, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { HISTORY_PATH, isExecutionPath, PROFILE_PATH, PROFILE_PRIVACY_PATH } from '#contract/routes.ts'
import { subscriptionStore, useSubscription } from '#platform/billing/subscription.ts'
import { isOfflineFailure } from '#platform/billing/subscription-calls.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { logFailure } from '../log-failure.ts'
import { RunningWorkouts } from '../running/running-workouts.tsx'
import { useConnectText } from '../subscription-texts.ts'
import styles from './connect.module.css'

/** Replaces a subscriber screen while the last statement is too old. */
export default function ConnectScreen() {
  const { t } = useTranslation('subscription')
  const connectText = useConnectText()
  const { access } = useSubscription()
  const { pathname } = useLocation()
  const { isAsking, failed, ask } = useAsking()
  const isUnconfirmed = access.kind === 'connect' && access.waitingFor === 'confirmation'
  return (
    <div className={styles.screen}>
      {isUnconfirmed ? (
        <MailCheck className={styles.icon} aria-hidden />
      ) : (
        <WifiOff className={styles.icon} aria-hidden />
      )}
      <h1>{t(isUnconfirmed ? 'confirm.title' : 'connect.title')}</h1>
      {access.kind === 'connect' && <p className={styles.text}>{connectText(access)}</p>}
      <Button variant="primary" size="large" busy={isAsking} onClick={ask}>
        {t('retry')}
      </Button>
      {failed === 'offline' && <Banner tone="info">{t('offline.load')}</Banner>}
      {failed === 'refused' && <Banner tone="danger">{`${t('failure.fetchFailed')} ${t('failure.tryAgain')}`}</Banner>}
      {/* On other screens, the frame shows running workouts. */}
      {isExecutionPath(pathname) && <RunningWorkouts />}
      <div className={styles.yours}>
        {isUnconfirmed && (
          <ButtonLink to={PROFILE_PATH} icon={MailCheck} variant="quiet">
            {t('confirm.action')}
          </ButtonLink>
        )}
        <ButtonLink to={HISTORY_PATH} icon={History} variant="quiet">
          {t('paywall.history')}
        </ButtonLink>
        <ButtonLink to={PROFILE_PRIVACY_PATH} icon={Download} variant="quiet">
          {t('paywall.export')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Only a pressed button reports a failure. */
function useAsking() {
  const isOnline = useOnline()
  const [isAsking, setIsAsking] = useState(false)
  const [failed, setFailed] = useState<'offline' | 'refused' | null>(null)

  useEffect(() => {
    if (isOnline) void subscriptionStore.loadStatus().catch(() => undefined)
  }, [isOnline])

  const ask = () => {
    setIsAsking(true)
    setFailed(null)
    subscriptionStore
      .loadStatus()
      .catch((cause: unknown) => {
        logFailure(cause)
        setFailed(isOfflineFailure(cause) ? 'offline' : 'refused')
      })
      .finally(() => setIsAsking(false))
  }
  return { isAsking, failed, ask }
}
