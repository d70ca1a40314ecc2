import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionExercise } from '#contract/session.ts'
import type { ExerciseCopy } from '#domain/session/exercises.ts'
import { loggedSets } from '#domain/session/summary.ts'
import ExerciseSearch from '#shared/exercise-picker/exercise-search.tsx'
import { Button } from '#ui/button.tsx'
import styles from './sheets.module.css'

/** The sets that move to the other exercise: all, or only open ones. */
export type Replaced = 'all' | 'open'

type ReplaceExerciseProps = {
  readonly exercise: SessionExercise
  readonly onReplace: (copy: ExerciseCopy, sets: Replaced) => void
  readonly onTitle: (title: string | null) => void
}

/** Replaces an exercise. Only the lifter knows which one the logged sets belong to. */
export default function ReplaceExercise({ exercise, onReplace, onTitle }: ReplaceExerciseProps) {
  const { t } = useTranslation('execution')
  const [chosen, setChosen] = useState<ExerciseCopy | null>(null)
  const logged = loggedSets(exercise).length
  const isUnderWay = logged > 0 && logged < exercise.sets.length
  if (!chosen) {
    const take = ([copy]: readonly ExerciseCopy[]) => {
      if (!copy) return
      if (isUnderWay && copy.id !== exercise.exerciseId) setChosen(copy)
      else onReplace(copy, 'all')
    }
    return <ExerciseSearch mode="one" replacedId={exercise.exerciseId} onTake={take} onTitle={onTitle} />
  }
  const { name } = chosen
  return (
    <div className={styles.stack}>
      <p>{t('replaceLogged', { count: logged, name: exercise.name })}</p>
      <Button variant="primary" size="large" data-autofocus onClick={() => onReplace(chosen, 'open')}>
        {t('replaceOpen', { name })}
      </Button>
      <Button size="large" onClick={() => onReplace(chosen, 'all')}>
        {t('replaceAll', { name })}
      </Button>
    </div>
  )
}
