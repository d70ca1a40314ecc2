import { Play, RotateCcw, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sendSessionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { canReopen } from '#domain/session/lifecycle.ts'
import { loggedSets } from '#domain/session/summary.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useGoOn } from '../actions/use-go-on.tsx'
import { DeleteButton } from './delete-button.tsx'
import { DoneExercises } from './done-exercises.tsx'
import { Figures } from './figures.tsx'
import styles from './result.module.css'
import { ResultScreen } from './result-screen.tsx'
import { SessionNote } from './session-note.tsx'
import { SessionRecords } from './session-records.tsx'

export default function AbandonedScreen() {
  const { t } = useTranslation('sessions')
  return (
    <ResultScreen status="abandoned">
      {(session, { weightUnit }) => (
        <>
          <Banner tone="info" className={styles.banner ?? ''}>
            {t(hasLogged(session) ? 'abandoned.kept' : 'abandoned.nothing')}
          </Banner>
          <Figures session={session} unit={weightUnit} />
          <div className={styles.columns}>
            <SessionRecords key={`records ${session.id}`} session={session} unit={weightUnit} />
            <SessionNote key={session.id} session={session} />
            <DoneExercises session={session} />
            <Actions session={session} />
          </div>
        </>
      )}
    </ResultScreen>
  )
}

function hasLogged(session: Session): boolean {
  return session.exercises.some((exercise) => loggedSets(exercise).length > 0)
}

function Actions({ session }: { readonly session: Session }) {
  const { t } = useTranslation(['sessions', 'shared'])
  const { repeat, reopen, question } = useGoOn()
  const isRecent = canReopen(session, Date.now())
  return (
    <div className={styles.actions}>
      {isRecent && (
        <Button variant="primary" size="large" icon={Play} onClick={() => reopen(session)}>
          {t('abandoned.resume')}
        </Button>
      )}
      <Button variant={isRecent ? 'secondary' : 'primary'} icon={RotateCcw} onClick={() => repeat(session)}>
        {t('repeat')}
      </Button>
      <ButtonLink to={sendSessionPath(session.id)} icon={Share2}>
        {t('shared:share')}
      </ButtonLink>
      <DeleteButton session={session} />
      {question}
    </div>
  )
}
