import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import type { ExerciseChoice } from '#domain/import/answers.ts'
import type { Exercises } from '#platform/exercises.ts'
import { findExercises } from '#shared/exercise-search.ts'
import { Button } from '#ui/button.tsx'
import { ExercisePicker } from '#ui/exercise-picker.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './import.module.css'

type ExerciseDialogProps = {
  /** The name in question; undefined: closed. */
  readonly name: string | undefined
  readonly exercises: Exercises
  readonly onChoose: (choice: ExerciseChoice) => void
  readonly onClose: () => void
}

export function ExerciseDialog({ name, exercises, onChoose, onClose }: ExerciseDialogProps) {
  const { t } = useTranslation(['data', 'shared'])
  return (
    <Sheet
      open={name !== undefined}
      onClose={onClose}
      title={t('names.pick', { name: name ?? '' })}
      closeLabel={t('shared:close')}
      actions={
        <Button icon={Plus} onClick={() => onChoose({ kind: 'new' })}>
          {t('names.makeNew')}
        </Button>
      }
    >
      <Search exercises={exercises} onChoose={onChoose} />
    </Sheet>
  )
}

function Search({ exercises, onChoose }: Pick<ExerciseDialogProps, 'exercises' | 'onChoose'>) {
  const { t } = useTranslation(['data', 'shared'])
  const [query, setQuery] = useState('')
  const detail = ({ primaryMuscles, equipment }: ResolvedExercise) =>
    [...primaryMuscles.map((muscle) => t(`shared:muscle.${muscle}`)), t(`shared:equipment.${equipment}`)].join(' · ')
  const items = findExercises(exercises, query).map((exercise) => ({
    id: exercise.id,
    name: exercise.name,
    detail: detail(exercise),
  }))
  const choose = (id: string) => {
    const chosen = exercises.all.find((exercise) => exercise.id === id)
    if (chosen) onChoose({ kind: 'known', id: chosen.id })
  }
  return (
    <ExercisePicker
      className={styles.picker}
      items={items}
      query={query}
      onQueryChange={setQuery}
      chosen={[]}
      onToggle={choose}
      mode="one"
      empty={<p>{t('names.nothing')}</p>}
      labels={{ search: t('names.search'), clearSearch: t('names.clearSearch'), list: t('names.found') }}
    />
  )
}
