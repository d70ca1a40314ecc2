import { QrCode, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { INDEX_PATH, SAMPLE_PATH, SIGN_UP_PATH, sendSessionPath, TRANSFER_PATH } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { isLocale } from '#domain/choose-locale.ts'
import { summarize } from '#domain/session/summary.ts'
import { clockText } from '#domain/time/duration.ts'
import { useAccount } from '#platform/account/account.ts'
import { keepGuest, useGuestDatabase } from '#platform/account/guest.ts'
import { DatabaseProvider, useDatabase } from '#storage/database-context.tsx'
import { usePreferences } from '#storage/use-preferences.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SessionScreen } from '../session/session-screen.tsx'
import styles from './sample-screen.module.css'
import { continueOrStartSample } from './start-sample.ts'

/** `/test-workout-v2`: a whole workout without an account, in a separate local database. */
export default function SampleScreen() {
  const database = useGuestDatabase()
  if (database === 'failed') return <NoStorage />
  if (!database) return <Skeleton shape="card" count={2} />
  return (
    <DatabaseProvider value={database}>
      <Sample />
    </DatabaseProvider>
  )
}

function Sample() {
  const { t, i18n } = useTranslation('execution')
  const db = useDatabase()
  const account = useAccount()
  const preferences = usePreferences()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const [session, setSession] = useState<Session | 'failed'>()
  const [ended, setEnded] = useState<Session>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round starts another session
  useEffect(() => {
    let isWanted = true
    const locale = isLocale(i18n.language) ? i18n.language : 'pt-BR'
    continueOrStartSample(db, t('sample.name'), locale).then(
      (started) => isWanted && setSession(started),
      () => isWanted && setSession('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [db, round])

  if (session === 'failed') return <NoStorage />
  if (ended) {
    const again = () => {
      setEnded(undefined)
      setSession(undefined)
      setRound(round + 1)
    }
    return <SampleDone session={ended} isSignedIn={account !== null} onAgain={again} />
  }
  if (!session || !preferences) return <Skeleton shape="card" count={2} />
  return (
    <SessionScreen
      key={session.id}
      read={session}
      preferences={preferences}
      backTo={INDEX_PATH}
      onEnded={(finished) => setEnded(finished)}
      onDiscarded={() => void navigate(INDEX_PATH, { replace: true })}
      onRestored={() => void navigate(SAMPLE_PATH)}
    />
  )
}

function NoStorage() {
  const { t } = useTranslation('execution')
  return (
    <FailedState
      title={t('sample.openFailedTitle')}
      text={t('sample.openFailedText')}
      action={<ButtonLink to={INDEX_PATH}>{t('sample.leave')}</ButtonLink>}
    />
  )
}

type SampleDoneProps = {
  readonly session: Session
  /** A signed-in person needs no other account. */
  readonly isSignedIn: boolean
  readonly onAgain: () => void
}

function SampleDone({ session, isSignedIn, onAgain }: SampleDoneProps) {
  const { t } = useTranslation(['execution', 'shared'])
  const { sets, warmUps, durationMs } = summarize(session)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('sample.doneTitle')}</h1>
      <p>
        {t('sample.doneText', {
          sets: [
            t('shared:sets', { count: sets }),
            ...(warmUps > 0 ? [t('finish.warmUps', { count: warmUps })] : []),
          ].join(' '),
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
