import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { isForgotten, proposedEnd } from '#domain/session/lifecycle.ts'
import { lastCompleted } from '#domain/session/set-order.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { dateFormat } from '#shared/format/intl.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useSetFormatters } from '../sets/set-formatters.ts'
import { useWorkout } from '../sets/workout.ts'
import styles from './forgotten-banner.module.css'

/** After hours without activity: proposes the likely end. */
export function ForgottenBanner({ session }: { readonly session: Session }) {
  const { open } = useWorkout()
  const { t, i18n } = useTranslation('execution')
  const formatters = useSetFormatters()
  const seenAtMs = useLastSeen()
  const [goesOn, setGoesOn] = useState(false)
  const last = lastCompleted(session)?.set.completedAt
  if (goesOn || !last || !isForgotten(session, seenAtMs)) return null
  const when = dateFormat(i18n.language, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
  const endMs = millisecondsOf(proposedEnd(session))
  return (
    <Banner
      tone="info"
      className={styles.banner}
      title={t('forgottenTitle')}
      action={
        <span className="actions">
          <Button size="small" onClick={() => setGoesOn(true)}>
            {t('forgotten.goOn')}
          </Button>
          <Button size="small" onClick={() => open({ type: 'ending', outcome: 'completed' })}>
            {t('forgotten.finish', { time: formatters.time(endMs) })}
          </Button>
        </span>
      }
    >
      {t('forgottenText', { when: when.format(millisecondsOf(last)) })}
    </Banner>
  )
}

/** When the page was opened or last came back into view: a phone may have slept for hours with the workout open. */
function useLastSeen(): number {
  const [seenAtMs, setSeenAtMs] = useState(() => Date.now())
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setSeenAtMs(Date.now())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return seenAtMs
}
