import { ClipboardPlus, ImageDown, RotateCcw, Share2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import { DASHBOARD_PATH, sendSessionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import { canReopen } from '#domain/session/lifecycle.ts'
import { loggedSets } from '#domain/session/summary.ts'
import { useMuscleText } from '#shared/format/muscle-text.ts'
import { numberText } from '#shared/format/numbers.ts'
import { BodyDiagram } from '#ui/body-diagram/body-diagram.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { Meter } from '#ui/meter.tsx'
import { useGoOn } from '../actions/use-go-on.tsx'
import { useSaveAsWorkout } from '../actions/use-save-as-workout.ts'
import { useMusclesWorked } from '../use-muscles-worked.ts'
import { DeleteButton } from './delete-button.tsx'
import { DoneExercises } from './done-exercises.tsx'
import { Figures } from './figures.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './result.module.css'
import { ResultScreen } from './result-screen.tsx'
import { SessionNote } from './session-note.tsx'
import { SessionRecords } from './session-records.tsx'

const PictureSheet = lazy(() => import('../picture/picture-sheet.tsx'))

export default function CompletedScreen() {
  return (
    <ResultScreen status="completed">
      {(session, { weightUnit }) => (
        <>
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

/** A set counts half for a secondary muscle. */
function MusclesWorked({ session }: { readonly session: Session }) {
  const { t, i18n } = useTranslation(['sessions', 'shared'])
  const textOf = useMuscleText()
  const muscles = useMusclesWorked(session) ?? []
  const most = muscles[0]?.sets ?? 0
  if (most === 0) return null
  return (
    <Card as="section" className={styles.musclesWorked ?? ''} aria-labelledby="muscles-worked">
      <h2 id="muscles-worked">{t('muscles')}</h2>
      <BodyDiagram label={`${t('muscles')}: ${textOf(muscles)}`} intensities={muscleIntensities(muscles)} />
      <List className={styles.muscles}>
        {muscles.map(({ muscle, sets }) => (
          <li key={muscle} className={styles.muscle}>
            <span>{t(`shared:muscle.${muscle}`)}</span>
            <Meter max={most} value={sets} />
            <span className={styles.muscleSets}>{numberText(sets, i18n.language, 1)}</span>
          </li>
        ))}
      </List>
    </Card>
  )
}

function SharePicture({ session, unit }: ActionsProps) {
  const { t } = useTranslation('sessions')
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (!session.exercises.some((exercise) => loggedSets(exercise).length > 0)) return null
  const open = () => {
    setIsOpen(true)
    setWasOpened(true)
  }
  return (
    <>
      <Button icon={ImageDown} onClick={open}>
        {t('picture.action')}
      </Button>
      <Suspense fallback={null}>
        {wasOpened && <PictureSheet session={session} unit={unit} open={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
