import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { executionPath, SAMPLE_PATH } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import type { Transfer } from '#contract/transfer.ts'
import type { Workout } from '#contract/workout.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { workingSets } from '#domain/session/set-numbers.ts'
import { loggedSets } from '#domain/session/summary.ts'
import { useExercises } from '#platform/exercises.ts'
import { useInstantText } from '#shared/format/instant-text.ts'
import { useFormats } from '#shared/format/quantities.ts'
import StartQuestion from '#shared/start-workout/start-question.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import styles from '../transfer.module.css'
import { useFacts } from '../use-facts.ts'
import type { Previewed } from './use-reception.ts'

type PreviewProps = {
  readonly shown: Previewed
  readonly isGuest: boolean
  /** Accepts it, and ends another running session if requested. */
  readonly onTake: (finished: Session | null) => void
  readonly onCancel: () => void
}

export function Preview({ shown, isGuest, onTake, onCancel }: PreviewProps) {
  const { t } = useTranslation(['transfer', 'shared'])
  const { transfer, reception, running, isWriting } = shown
  const facts = useFacts()
  const [isAsking, setIsAsking] = useState(false)
  const document = transfer.kind === 'workout' ? transfer.workout : transfer.session
  const whenText = useInstantText({ dateStyle: 'medium', timeStyle: 'short' })
  const isNothing = reception.does === 'same'
  const canTake = !isNothing || reception.kind === 'workout'
  return (
    <Card as="section" className="card" aria-labelledby="received">
      <h2 id="received" className={styles.title}>
        {document.name}
      </h2>
      <p>{facts(document)}</p>
      {document.note && <p className={styles.sets}>{document.note}</p>}
      <Banner tone={isNothing ? 'success' : 'info'}>
        <Consequence shown={shown} />
      </Banner>
      <Contents transfer={transfer} />
      <p className="quiet">{t('receive.from', { when: whenText(transfer.handedOverAt) })}</p>
      <div className="actions">
        {canTake && (
          <Button
            variant={isNothing ? 'secondary' : 'primary'}
            size="large"
            busy={isWriting}
            onClick={() => (running ? setIsAsking(true) : onTake(null))}
          >
            {t(actionOf(shown))}
          </Button>
        )}
        <Button size="large" onClick={onCancel}>
          {t(canTake ? 'shared:cancel' : 'shared:done')}
        </Button>
      </div>
      {isAsking && running && (
        <StartQuestion
          other={running}
          to={isGuest ? SAMPLE_PATH : executionPath(running.id)}
          isBusy={isWriting}
          onFinishOther={() => {
            setIsAsking(false)
            onTake(running)
          }}
          onBoth={() => {
            setIsAsking(false)
            onTake(null)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  )
}

function actionOf({ transfer, reception }: Previewed) {
  if (reception.kind === 'workout')
    return reception.does === 'add'
      ? 'receive.addWorkout'
      : reception.does === 'changed'
        ? 'receive.addBeside'
        : 'receive.addCopy'
  if (reception.does === 'merge') return 'receive.merge'
  return transfer.kind === 'session' && transfer.session.status === 'active'
    ? 'receive.addRunning'
    : 'receive.addSession'
}

function Consequence({ shown: { reception } }: Pick<PreviewProps, 'shown'>) {
  const { t } = useTranslation('transfer')
  const words = () => {
    if (reception.kind === 'workout') return t(`receive.workout.${reception.does}`)
    if (reception.does === 'merge') {
      return reception.newSets > 0
        ? t('receive.session.merge', { count: reception.newSets })
        : t('receive.session.mergeRest')
    }
    if (reception.does === 'same') return t('receive.session.same')
    return t(reception.session.status === 'active' ? 'receive.session.addRunning' : 'receive.session.add')
  }
  const made = reception.exercises.length
  return (
    <>
      {words()}
      {made > 0 && ` ${t('receive.newExercises', { count: made })}`}
    </>
  )
}

function Contents({ transfer }: { readonly transfer: Transfer }) {
  const lines = useLines(transfer)
  return (
    <ul className={styles.list}>
      {lines.map(({ id, name, sets }) => (
        <li key={id} className={styles.row}>
          <span className={styles.name}>{name}</span>
          {sets && <span className={styles.sets}>{sets}</span>}
        </li>
      ))}
    </ul>
  )
}

type Line = { readonly id: string; readonly name: string; readonly sets: string }

function useLines(transfer: Transfer): readonly Line[] {
  const planned = usePlannedLines()
  const done = useDoneLines()
  return transfer.kind === 'workout' ? planned(transfer.workout, transfer) : done(transfer.session)
}

function usePlannedLines() {
  const { t } = useTranslation(['transfer', 'shared'])
  const known = useExercises()
  return (workout: Workout, { exercises }: Transfer): readonly Line[] =>
    inOrder(workout.exercises).map(({ id, exerciseId, sets }) => ({
      id,
      // A custom exercise includes its name; a built-in one has its local name.
      name:
        exercises.find((own) => own.id === exerciseId)?.name ??
        known?.byId.get(exerciseId)?.name ??
        t('receive.unknownExercise'),
      sets: t('shared:sets', { count: workingSets(sets).length }),
    }))
}

function useDoneLines() {
  const formats = useFormats()
  return (session: Session): readonly Line[] =>
    inOrder(session.exercises).map((exercise) => ({
      id: exercise.id,
      name: exercise.name,
      sets: inOrder(loggedSets(exercise))
        .map((set) => formats.set(exercise.kind, set) || '–')
        .join(', '),
    }))
}
