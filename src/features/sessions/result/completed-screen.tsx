import { ImageDown, RotateCcw } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { countRecords } from '#domain/analytics/record-groups.ts'
import { loggedSets } from '#domain/session/summary.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { isEndedHere } from '#platform/account/ended-elsewhere.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useGoOn } from '../actions/use-go-on.tsx'
import { useSessionRecords } from '../use-session-records.ts'
import { wayOn } from '../way-back.ts'
import { DoneExercises } from './done-exercises.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './result.module.css'
import { ResultHero } from './result-hero.tsx'
import { ResultMenu } from './result-menu.tsx'
import { ResultScreen } from './result-screen.tsx'
import { SessionNote } from './session-note.tsx'
import { RecordsCard } from './session-records.tsx'
import { useIsJustDone } from './use-is-just-done.ts'
import { usePlanChanges } from './use-plan-changes.ts'
import { WorkedMuscles } from './worked-muscles.tsx'

const PictureSheet = lazy(() => import('../picture/picture-sheet.tsx'))
const Celebration = lazy(() => import('./celebration.tsx'))

export default function CompletedScreen() {
  return (
    <ResultScreen status="completed" menu={(session) => <ResultMenu session={session} />}>
      {(session, { weightUnit }) => <Completed key={session.id} session={session} unit={weightUnit} />}
    </ResultScreen>
  )
}

type CompletedProps = { readonly session: Session; readonly unit: WeightUnit }

function Completed({ session, unit }: CompletedProps) {
  const isNew = useIsNew(session)
  const isJustDone = useIsJustDone()
  const plan = usePlanChanges(session)
  const { records = [], isSettled } = useSettled(session, unit, isJustDone && plan.isComing)
  const exerciseIds = new Set(records.map(({ exerciseId }) => exerciseId))
  return (
    <>
      <div className={styles.hero}>
        <ResultHero
          session={session}
          unit={unit}
          records={isSettled ? countRecords(records) : undefined}
          isNew={isNew}
          isJustDone={isJustDone}
        />
        {isNew && isSettled && (
          <Suspense fallback={null}>
            <Celebration />
          </Suspense>
        )}
      </div>
      <div className={styles.columns}>
        <div className={classNames(styles.column, styles.body, isJustDone && !isSettled && styles.open)}>
          {isJustDone && <PlanCard plan={plan} />}
          <WorkedMuscles session={session} />
        </div>
        <div className={classNames(styles.column, styles.done, !isSettled && styles.open)}>
          <RecordsCard records={records} />
          <DoneExercises session={session} records={exerciseIds} areOpen={!isJustDone} />
        </div>
        <div className={classNames(styles.column, styles.side, !isSettled && styles.open)}>
          <SessionNote session={session} />
        </div>
      </div>
      <Foot session={session} unit={unit} isJustDone={isJustDone} />
    </>
  )
}

/** The index mostly answers within a frame or two; what takes longer comes when it comes. */
const WAIT_MS = 400

/** The records, and whether all is known or no longer waited for, so that nothing on the screen moves for it. */
function useSettled(session: Session, unit: WeightUnit, isComing: boolean) {
  const { records, hasFailed } = useSessionRecords(session, unit)
  const [hasWaited, setHasWaited] = useState(false)
  const isKnown = !isComing && (records !== undefined || hasFailed)
  useEffect(() => {
    if (isKnown) return
    const timer = setTimeout(() => setHasWaited(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [isKnown])
  return { records, isSettled: isKnown || hasWaited }
}

/** After a reload, the address still says that it ended here. */
const NEW_MS = 30_000

/** Whether it was finished on this device a moment ago. */
function useIsNew({ endedAt }: Session): boolean {
  const { state } = useLocation()
  const [isNew] = useState(
    () => isEndedHere(state) && endedAt !== null && Date.now() - millisecondsOf(endedAt) < NEW_MS,
  )
  return isNew
}

/** After training the way on; of a session in the history, doing it again. */
function Foot({ session, unit, isJustDone }: CompletedProps & { readonly isJustDone: boolean }) {
  const { t } = useTranslation('shared')
  const { state } = useLocation()
  return (
    <div className={styles.foot}>
      <SharePicture session={session} unit={unit} />
      {isJustDone ? (
        <ButtonLink to={wayOn(state)} variant="primary" size="large">
          {t('done')}
        </ButtonLink>
      ) : (
        <Repeat session={session} />
      )}
    </div>
  )
}

function Repeat({ session }: Pick<CompletedProps, 'session'>) {
  const { t } = useTranslation('sessions')
  const { repeat, question } = useGoOn()
  return (
    <>
      <Button variant="primary" size="large" icon={RotateCcw} onClick={() => repeat(session)}>
        {t('repeat')}
      </Button>
      {question}
    </>
  )
}

function SharePicture({ session, unit }: CompletedProps) {
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
      <Button size="large" icon={ImageDown} onClick={open}>
        {t('picture.open')}
      </Button>
      <Suspense fallback={null}>
        {wasOpened && <PictureSheet session={session} unit={unit} open={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
