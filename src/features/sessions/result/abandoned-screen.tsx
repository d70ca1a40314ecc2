import { Play, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { canReopen } from '#domain/session/lifecycle.ts'
import { loggedSets } from '#domain/session/summary.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useGoOn } from '../actions/use-go-on.tsx'
import { DoneExercises } from './done-exercises.tsx'
import { Figures } from './figures.tsx'
import styles from './result.module.css'
import { ResultMenu } from './result-menu.tsx'
import { ResultScreen } from './result-screen.tsx'
import { SessionNote } from './session-note.tsx'
import { SessionRecords } from './session-records.tsx'
import { WorkedMuscles } from './worked-muscles.tsx'

export default function AbandonedScreen() {
  const { t } = useTranslation('sessions')
  return (
    <ResultScreen status="abandoned" menu={(session) => <ResultMenu session={session} />}>
      {(session, { weightUnit }) => (
        <>
          <Banner tone="info" className={styles.banner ?? ''}>
            {t(hasLogged(session) ? 'abandoned.kept' : 'abandoned.nothing')}
          </Banner>
          <div className={styles.hero}>
            <Figures session={session} unit={weightUnit} />
          </div>
          <div className={styles.columns}>
            <div className={styles.body}>
              <WorkedMuscles session={session} />
            </div>
            <div className={classNames(styles.column, styles.done)}>
              {hasLogged(session) && <DoneExercises session={session} areOpen />}
            </div>
            <div className={classNames(styles.column, styles.side)}>
              <SessionNote key={session.id} session={session} />
              <SessionRecords key={`records ${session.id}`} session={session} unit={weightUnit} />
            </div>
          </div>
          <Foot session={session} />
        </>
      )}
    </ResultScreen>
  )
}

function hasLogged(session: Session): boolean {
  return session.exercises.some((exercise) => loggedSets(exercise).length > 0)
}

function Foot({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions')
  const { repeat, reopen, question } = useGoOn()
  return (
    <div className={styles.foot}>
      {canReopen(session, Date.now()) ? (
        <Button variant="primary" size="large" icon={Play} onClick={() => reopen(session)}>
          {t('abandoned.resume')}
        </Button>
      ) : (
        <Button variant="primary" size="large" icon={RotateCcw} onClick={() => repeat(session)}>
          {t('repeat')}
        </Button>
      )}
      {question}
    </div>
  )
}
