import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionExercise } from '#contract/session.ts'
import { assertNever } from '#domain/assert-never.ts'
import type { PlanChange } from '#domain/plan-update/plan-changes.ts'
import { listFormat } from '#shared/format/intl.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { Switch } from '#ui/switch.tsx'
import { useExerciseName } from '../use-exercise-name.ts'
import styles from './result.module.css'
import type { PlanChanges } from './use-plan-changes.ts'

type PlanCardProps = { readonly plan: PlanChanges }

/** Optional: ignoring it keeps the workout. */
export function PlanCard({ plan }: PlanCardProps) {
  const { t } = useTranslation('sessions')
  if (!plan.differences) return null
  return (
    <Card as="section" aria-labelledby="plan-changes">
      <h2 id="plan-changes">{t('plan.title')}</h2>
      <PlanChoices plan={plan} />
    </Card>
  )
}

type PlanChoicesProps = PlanCardProps & { readonly onUpdated?: () => void }

export function PlanChoices({ plan: { differences, update }, onUpdated }: PlanChoicesProps) {
  const { t } = useTranslation('sessions')
  const textOf = usePlanChangeText()
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [isSaving, setSaving] = useState(false)
  if (!differences) return null

  // Left-out sets may have lacked time only: nothing is removed from a plan unless chosen.
  const isChosen = (change: PlanChange) => turned.get(change.key) ?? change.type !== 'left-out'
  const chosen = new Set(differences.changes.filter(isChosen).map(({ key }) => key))
  const save = async () => {
    setSaving(true)
    const isUpdated = await update(differences, chosen)
    setSaving(false)
    if (isUpdated) onUpdated?.()
  }
  return (
    <div className={styles.plan}>
      <p className="quiet">{t('plan.text', { name: differences.workout.name })}</p>
      <List>
        {differences.changes.map((change) => (
          <li key={change.key} className={styles.change}>
            <Switch
              {...textOf(change)}
              checked={isChosen(change)}
              onChange={(on) => setTurned((before) => new Map(before).set(change.key, on))}
            />
          </li>
        ))}
      </List>
      <Button icon={ClipboardCheck} disabled={chosen.size === 0} busy={isSaving} onClick={() => void save()}>
        {t('plan.update')}
      </Button>
    </div>
  )
}

/** `hint` names the exercises if the label does not. */
type PlanChangeText = { readonly label: string; readonly hint?: string }

function usePlanChangeText(): (change: PlanChange) => PlanChangeText {
  const { t, i18n } = useTranslation(['sessions', 'shared'])
  const nameOf = useExerciseName()
  const plannedName = (exerciseId: SessionExercise['exerciseId']) =>
    nameOf({ exerciseId, name: t('plan.unknownExercise') })
  const list = (words: readonly string[]) => listFormat(i18n.language, { type: 'conjunction' }).format(new Set(words))
  return (change) => {
    switch (change.type) {
      case 'replaced':
        return {
          label: t('plan.replaced', { after: nameOf(change.done), before: plannedName(change.planned.exerciseId) }),
        }
      case 'added':
        return {
          label: t('plan.added', { name: nameOf(change.done), sets: t('shared:sets', { count: change.count }) }),
        }
      case 'more-sets':
        return { label: t('plan.moreSets', { name: nameOf(change.done), count: change.count }) }
      case 'more-warm-ups':
        return { label: t('plan.moreWarmUps', { name: nameOf(change.done), count: change.count }) }
      case 'left-out': {
        const sets = change.sets.map(({ done, count }) => t('plan.setsOf', { name: nameOf(done), count }))
        const exercises = change.exercises.map(({ exerciseId }) => plannedName(exerciseId))
        return { label: t('plan.leftOut'), hint: list([...exercises, ...sets]) }
      }
      case 'other-kinds':
        return { label: t('plan.otherKinds', { name: nameOf(change.done) }) }
      case 'order':
        return { label: t('plan.order') }
      case 'supersets':
        return { label: t('plan.supersets') }
      case 'rests':
        return { label: t('plan.rests'), hint: list(change.done.map(nameOf)) }
      case 'values':
        return { label: t('plan.values'), hint: list(change.done.map(nameOf)) }
      default:
        return assertNever(change)
    }
  }
}
