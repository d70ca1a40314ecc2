import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { isForgotten, proposedEnd } from '#domain/session/lifecycle.ts'
import { lastCompleted } from '#domain/session/set-order.ts'
import { instantText } from '#shared/format/instant-text.ts'
import { timeZoneOf } from '#shared/format/today.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useWorkout } from '../sets/workout.ts'
import styles from './forgotten-banner.module.css'

/** After hours without activity: proposes the likely end. */
export function ForgottenBanner({ session }: { readonly session: Session }) {
  const { open, preferences } = useWorkout()
  const { t, i18n } = useTranslation('execution')
  const seenAtMs = useLastSeen()
  const [goesOn, setGoesOn] = useState(false)
  const last = lastCompleted(session)?.set.completedAt
  if (goesOn || !last || !isForgotten(session, seenAtMs)) return null
  const [locale, timeZone] = [i18n.language, timeZoneOf(preferences)]
  const timeText = instantText(locale, timeZone, { timeStyle: 'short' })
  const whenText = instantText(locale, timeZone, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
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
            {t('forgotten.finish', { time: timeText(proposedEnd(session)) })}
          </Button>
        </span>
      }
    >
      {t('forgottenText', { when: whenText(last) })}
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
