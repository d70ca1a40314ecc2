import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { INDEX_PATH, SAMPLE_PATH } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { isLocale } from '#domain/choose-locale.ts'
import { useAccount } from '#platform/account/account.ts'
import { useGuestDatabase } from '#platform/account/guest.ts'
import { DatabaseProvider, useDatabase } from '#storage/database-context.tsx'
import { usePreferences } from '#storage/use-preferences.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SessionScreen } from '../session/session-screen.tsx'
import { SampleDone } from './sample-done.tsx'
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
