import { CircleCheck, Clock, Loader } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DASHBOARD_PATH, SUBSCRIPTION_PATH } from '#contract/routes.ts'
import { subscriptionStore, useSubscription } from '#platform/billing/subscription.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useDateText } from '../subscription-texts.ts'
import { lookForPayment } from './look-for-payment.ts'
import styles from './success.module.css'

const ICONS = { waiting: Loader, confirmed: CircleCheck, late: Clock }
const WORDS = {
  waiting: ['success.waiting', 'success.waitingText'],
  confirmed: ['success.done', 'success.doneText'],
  late: ['success.late', 'success.lateText'],
} as const satisfies Record<Confirmation, readonly [string, string]>

/** A checkout is paid once the provider has reported it to the server. */
export default function SuccessScreen() {
  const { t } = useTranslation('subscription')
  const [search] = useSearchParams()
  const { confirmation, checkAgain } = useConfirmation(search.get('session_id'))
  const Icon = ICONS[confirmation]
  const [title, text] = WORDS[confirmation]
  return (
    <div className={styles.screen} data-confirmation={confirmation}>
      <Icon className={styles.icon} aria-hidden />
      <div role="status" className={styles.words}>
        <h1>{t(title)}</h1>
        <p className={styles.text}>{t(text)}</p>
      </div>
      {confirmation === 'confirmed' && <Renewal />}
      <div className={styles.actions}>
        {confirmation === 'confirmed' && (
          <ButtonLink to={DASHBOARD_PATH} variant="primary" size="large">
            {t('success.train')}
          </ButtonLink>
        )}
        {confirmation === 'late' && (
          <Button variant="primary" onClick={checkAgain}>
            {t('success.again')}
          </Button>
        )}
        {confirmation !== 'waiting' && (
          <ButtonLink to={SUBSCRIPTION_PATH} variant="quiet">
            {t('manage.see')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function Renewal() {
  const { t } = useTranslation('subscription')
  const dateText = useDateText()
  const { status } = useSubscription()
  if (status.currentPeriodEnd === null || status.cancelAtPeriodEnd) return null
  return <p className={styles.text}>{t('success.renews', { date: dateText(status.currentPeriodEnd) })}</p>
}

type Confirmation = 'waiting' | 'confirmed' | 'late'

/** Confirmed by whichever reports it first, a poll or the regular status call. */
function useConfirmation(sessionId: string | null): { confirmation: Confirmation; checkAgain: () => void } {
  const { isActive } = useSubscription()
  const [isLate, setIsLate] = useState(false)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another minute of looking
  useEffect(() => {
    if (isActive) return
    const left = new AbortController()
    const refresh = () => subscriptionStore.refresh(sessionId ?? undefined)
    void lookForPayment(refresh, left.signal).then((found) => {
      if (!left.signal.aborted) setIsLate(!found)
    })
    return () => left.abort()
  }, [isActive, sessionId, round])

  const checkAgain = useCallback(() => {
    setIsLate(false)
    setRound((before) => before + 1)
  }, [])
  return { confirmation: isActive ? 'confirmed' : isLate ? 'late' : 'waiting', checkAgain }
}
