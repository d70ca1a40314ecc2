import { useTranslation } from 'react-i18next'
import type { SessionExercise } from '#contract/session.ts'
import { assertNever } from '#domain/assert-never.ts'
import type { PlanChange } from '#domain/plan-update/plan-changes.ts'
import { listFormat } from '#shared/format/intl.ts'
import { useExerciseName } from '../use-exercise-name.ts'

/** The text of a change, and its exercises if the text does not include them. */
export type PlanChangeText = { readonly label: string; readonly hint?: string }

/** Returns the text of a difference between a session and its workout. */
export function usePlanChangeText(): (change: PlanChange) => PlanChangeText {
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
