import { ClipboardPlus, RotateCcw, Share2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import { DASHBOARD_PATH, sendSessionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { canReopen } from '#domain/session/lifecycle.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useGoOn } from '../actions/use-go-on.tsx'
import { useSaveAsWorkout } from '../actions/use-save-as-workout.ts'
import { SharePicture } from '../picture/share-picture.tsx'
import { DeleteButton } from './delete-button.tsx'
import { DoneExercises } from './done-exercises.tsx'
import { Figures } from './figures.tsx'
import { MusclesWorked } from './muscles-worked.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './result.module.css'
import { ResultHeader } from './result-header.tsx'
import { ResultScreen } from './result-screen.tsx'
import { SessionNote } from './session-note.tsx'
import { SessionRecords } from './session-records.tsx'

/** A completed session, right after the last set or later. */
export default function CompletedScreen() {
  const { t } = useTranslation('sessions')
  return (
    <ResultScreen status="completed">
      {(session, { weightUnit }) => (
        <>
          <ResultHeader session={session} status={t('completed.title')} />
          <Figures session={session} unit={weightUnit} />
          <div className={styles.columns}>
            <SessionRecords key={`records ${session.id}`} session={session} unit={weightUnit} />
            <SessionNote key={session.id} session={session} />
            <PlanCard key={`plan ${session.id}`} session={session} />
            <DoneExercises session={session} />
            <MusclesWorked session={session} />
            <Actions session={session} unit={weightUnit} />
          </div>
        </>
      )}
    </ResultScreen>
  )
}

type ActionsProps = { readonly session: Session; readonly unit: WeightUnit }

function Actions({ session, unit }: ActionsProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const { repeat, reopen, question } = useGoOn()
  const saveAsWorkout = useSaveAsWorkout()
  return (
    <div className={styles.actions}>
      <ButtonLink to={DASHBOARD_PATH} variant="primary" size="large">
        {t('shared:done')}
      </ButtonLink>
      <SharePicture session={session} unit={unit} />
      <Button icon={RotateCcw} onClick={() => repeat(session)}>
        {t('repeat')}
      </Button>
      <Button icon={ClipboardPlus} onClick={() => void saveAsWorkout(session)}>
        {t('saveAsWorkout')}
      </Button>
      {canReopen(session, Date.now()) && (
        <Button icon={Undo2} variant="quiet" onClick={() => reopen(session)}>
          {t('reopen')}
        </Button>
      )}
      <ButtonLink to={sendSessionPath(session.id)} icon={Share2}>
        {t('shared:share')}
      </ButtonLink>
      <DeleteButton session={session} />
      {question}
    </div>
  )
}
