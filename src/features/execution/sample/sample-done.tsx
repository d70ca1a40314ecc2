import { QrCode, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { INDEX_PATH, SIGN_UP_PATH, sendSessionPath, TRANSFER_PATH } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { summarize } from '#domain/session/summary.ts'
import { clockText } from '#domain/time/duration.ts'
import { keepGuest } from '#platform/account/guest.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import styles from './sample-done.module.css'

type SampleDoneProps = {
  readonly session: Session
  /** A signed-in person needs no other account. */
  readonly isSignedIn: boolean
  readonly onAgain: () => void
}

/** The end of the sample: what was done, and how to keep it. */
export function SampleDone({ session, isSignedIn, onAgain }: SampleDoneProps) {
  const { t } = useTranslation(['execution', 'shared'])
  const { sets, warmUps, durationMs } = summarize(session)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('sample.doneTitle')}</h1>
      <p>
        {t('sample.doneText', {
          sets: t('shared:sets', { count: sets + warmUps }),
          duration: clockText(durationMs / 1_000),
        })}
      </p>
      <div className={styles.choices}>
        {!isSignedIn && (
          <ButtonLink variant="primary" size="large" to={SIGN_UP_PATH} onClick={keepGuest}>
            {t('sample.keep')}
          </ButtonLink>
        )}
        <Button size="large" onClick={onAgain}>
          {t('sample.again')}
        </Button>
        <ButtonLink size="large" icon={Share2} to={sendSessionPath(session.id, true)}>
          {t('shared:share')}
        </ButtonLink>
        {!isSignedIn && (
          <ButtonLink size="large" icon={QrCode} to={TRANSFER_PATH}>
            {t('shared:receive')}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" size="large" to={INDEX_PATH}>
          {t('sample.leave')}
        </ButtonLink>
      </div>
    </div>
  )
}
