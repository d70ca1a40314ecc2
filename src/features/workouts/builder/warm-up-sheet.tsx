import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/preferences.ts'
import type { SetTarget, Workout, WorkoutExercise } from '#contract/workout.ts'
import { limitOnSets } from '#domain/document/size-limits.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { barFor } from '#domain/gym/bar.ts'
import { NO_VALUES, type SetValues } from '#domain/session/set-values.ts'
import { convertWeight, roundForDisplay } from '#domain/units.ts'
import { firstWorkingTarget, replacePlannedWarmUps, warmUpTargets } from '#domain/warm-up/planned-warm-up.ts'
import type { Exercises } from '#platform/exercises.ts'
import { percentText } from '#shared/format/numbers.ts'
import { useFormats } from '#shared/format/quantities.ts'
import { useLimitNotice } from '#shared/use-limit-notice.ts'
import { newId } from '#storage/new-id.ts'
import { Ladder } from '#ui/ladder.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { EditWorkout } from './use-draft.ts'

/** With last time's values, by set. */
export type Warming = { readonly exercise: WorkoutExercise; readonly last: readonly (SetValues | null)[] }

type WarmUpSheetProps = {
  /** Null closes it. */
  readonly warming: Warming | null
  readonly workout: Workout
  readonly exercises: Exercises
  readonly preferences: Preferences
  readonly edit: EditWorkout
  readonly onClose: () => void
}

export function WarmUpSheet({ warming, workout, exercises, preferences, edit, onClose }: WarmUpSheetProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const sayLimit = useLimitNotice()
  // The last one stays visible while it slides away.
  const [shown, setShown] = useState(warming)
  if (warming && warming !== shown) setShown(warming)
  if (!shown) return null
  const { exercise, last } = shown
  const resolved = exercises.byId.get(exercise.exerciseId)
  const add = (targets: readonly SetTarget[]) => {
    const replaced = exercise.sets.filter(({ kind }) => kind === 'warm-up').length
    const limit = limitOnSets(workout, exercise.id, targets.length - replaced)
    if (limit) sayLimit(limit)
    else edit((latest) => replacePlannedWarmUps(latest, exercise.id, targets, newId))
    onClose()
  }
  return (
    <Sheet
      open={warming !== null}
      onClose={onClose}
      title={t('builder.warmUp.title', { name: resolved?.name ?? t('builder.unknownExercise') })}
      closeLabel={t('shared:close')}
    >
      <WarmUps exercise={exercise} last={last} resolved={resolved} preferences={preferences} onAdd={add} />
    </Sheet>
  )
}

type WarmUpsProps = Warming & {
  readonly resolved: ResolvedExercise | undefined
  readonly preferences: Preferences
  readonly onAdd: (targets: readonly SetTarget[]) => void
}

function WarmUps({ exercise, last, resolved, preferences, onAdd }: WarmUpsProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const textOf = useTargetText()
  const working = firstWorkingTarget(exercise, last)
  const unit = working.weight?.unit ?? preferences.weightUnit
  const bar = barFor(resolved?.equipment ?? null, resolved?.barWeight ?? null, preferences, unit)
  const targets = warmUpTargets(working, bar)
  if (!targets) return <p>{t('builder.warmUp.unknown')}</p>
  const load = textOf({ ...working, reps: null })
  if (targets.length === 0) return <p>{t('builder.warmUp.none', { load })}</p>
  const replaced = exercise.sets.filter(({ kind }) => kind === 'warm-up').length
  const emptyBar = bar && roundForDisplay(convertWeight(bar.weight, unit))
  return (
    <Ladder
      title={t('builder.warmUp.to', { load })}
      mark={t('shared:setMark.warm-up')}
      rungs={targets.map((target) => ({
        text: textOf(target),
        hint: target.weight && target.weight.value === emptyBar ? t('builder.warmUp.emptyBar') : undefined,
      }))}
      note={replaced > 0 ? t('builder.warmUp.replaces', { count: replaced }) : undefined}
      actionLabel={t(replaced > 0 ? 'builder.warmUp.replace' : 'builder.warmUp.add', { count: targets.length })}
      onAction={() => onAdd(targets)}
    />
  )
}

/** `60 kg × 5` or `48% 1RM × 5`. */
function useTargetText(): (target: SetTarget) => string {
  const { i18n } = useTranslation()
  const { number, set } = useFormats()
  return ({ weight, percentOfOneRepMax, reps }) => {
    if (percentOfOneRepMax === null) return set('weight-reps', { ...NO_VALUES, weight, reps: reps?.max ?? null })
    const share = `${percentText(number(percentOfOneRepMax), i18n.language)} 1RM`
    return reps ? `${share} × ${number(reps.max)}` : share
  }
}
