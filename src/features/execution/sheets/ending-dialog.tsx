import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { isForgotten, proposedEnd } from '#domain/session/lifecycle.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { instantText } from '#shared/format/instant-text.ts'
import { timeZoneOf } from '#shared/format/today.ts'
import { useStore } from '#shared/use-store.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { type Ending, phaseOf, questionOf } from '../session/execution.machine.ts'
import { useWorkout } from '../sets/workout.ts'
import styles from './ending-dialog.module.css'
import { WorkoutFigures } from './workout-figures.tsx'

export default function EndingDialog() {
  const { store, machine, preferences } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  // The result tells the records: the index is awake by then.
  useAnalytics({ about: 'session-records', sessionId: store.id, unit: preferences.weightUnit, formula: 'epley' })
  const question = useSelector(machine, questionOf)
  const where = useSelector(machine, phaseOf)
  const hasFailed = where === 'notSaved'
  const confirm = (ending: Ending) => machine.send({ type: 'ending.confirmed', ending })
  const dismiss = () => machine.send({ type: 'ending.dismissed', atMs: Date.now() })
  if (question === 'completed') {
    return <FinishDialog isSaving={where === 'saving'} hasFailed={hasFailed} onConfirm={confirm} onDismiss={dismiss} />
  }
  return (
    <ConfirmDialog
      open
      title={t('abandonTitle')}
      message={hasFailed ? t('finish.failed') : t('abandonText')}
      confirmLabel={t('abandonConfirm')}
      cancelLabel={t('finish.goOn')}
      danger
      onConfirm={() => confirm({ outcome: 'abandoned', endedAtMs: Date.now() })}
      onCancel={dismiss}
    />
  )
}

type FinishDialogProps = {
  readonly isSaving: boolean
  readonly hasFailed: boolean
  readonly onConfirm: (ending: Ending) => void
  readonly onDismiss: () => void
}

/** Summary of the workout, the choice for open sets, and the end time. */
export function FinishDialog({ isSaving, hasFailed, onConfirm, onDismiss }: FinishDialogProps) {
  const { store, preferences, discard } = useWorkout()
  const { t } = useTranslation('execution')
  const session = useStore(store).shown
  const [askedAtMs] = useState(() => Date.now())
  const forgotten = isForgotten(session, askedAtMs)
  const [end, setEnd] = useState<'now' | 'then'>(forgotten ? 'then' : 'now')
  const endedAtMs = end === 'now' ? askedAtMs : millisecondsOf(proposedEnd(session))
  const sets = session.exercises.flatMap((exercise) => exercise.sets)
  const open = sets.filter((set) => set.completedAt === null).length
  // A workout opened by mistake must not count as training at the first press.
  const variant = open === sets.length ? 'secondary' : 'primary'
  const confirm = (keepOpenSets: boolean) => onConfirm({ outcome: 'completed', endedAtMs, keepOpenSets })

  return (
    <Dialog
      open
      onClose={onDismiss}
      title={t('finishTitle')}
      closeLabel={t('finish.goOn')}
      actions={
        <div className={styles.actions}>
          {open === sets.length && (
            <Button variant="primary" size="large" onClick={discard}>
              {t('discard')}
            </Button>
          )}
          {open === 0 ? (
            <Button variant={variant} size="large" busy={isSaving} data-autofocus onClick={() => confirm(true)}>
              {t('finish.plain')}
            </Button>
          ) : (
            <Button variant={variant} size="large" busy={isSaving} onClick={() => confirm(false)}>
              {t('finish.discard')}
            </Button>
          )}
          {open > 0 && open < sets.length && (
            <Button size="large" busy={isSaving} onClick={() => confirm(true)}>
              {t('finish.keep')}
            </Button>
          )}
          <Button variant="quiet" size="large" onClick={onDismiss}>
            {t('finish.goOn')}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        {hasFailed && <Banner tone="danger">{t('finish.failed')}</Banner>}
        <WorkoutFigures session={session} endedAtMs={endedAtMs} unit={preferences.weightUnit} />
        {open === sets.length && <p>{t('finish.none')}</p>}
        {open > 0 && open < sets.length && <p>{t('finish.open', { count: open })}</p>}
        {forgotten && <EndChoice session={session} end={end} onChange={setEnd} />}
      </div>
    </Dialog>
  )
}

type EndChoiceProps = {
  readonly session: Session
  readonly end: 'now' | 'then'
  readonly onChange: (end: 'now' | 'then') => void
}

function EndChoice({ session, end, onChange }: EndChoiceProps) {
  const { t, i18n } = useTranslation('execution')
  const { preferences } = useWorkout()
  const then = instantText(i18n.language, timeZoneOf(preferences), { timeStyle: 'short' })(proposedEnd(session))
  return (
    <SegmentedControl
      label={t('finish.end')}
      value={end}
      onChange={onChange}
      options={[
        { value: 'then', label: t('finish.endThen', { time: then }) },
        { value: 'now', label: t('finish.endNow') },
      ]}
    />
  )
}
