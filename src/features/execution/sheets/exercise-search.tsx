import { Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import { primaryFirst, worksMuscle } from '#domain/exercise-filter.ts'
import type { ResolvedExercise } from '#domain/exercise-resolve.ts'
import type { ExerciseCopy } from '#domain/session/exercises.ts'
import { useExercises } from '#platform/exercises.ts'
import { useNewExercise } from '#platform/new-exercise.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExercisePicker } from '#ui/exercise-picker.tsx'
import { NewExerciseForm } from '#ui/new-exercise-form.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './sheets.module.css'

type ExerciseSearchProps = {
  /** `one` takes the first that is pressed. */
  readonly mode: 'one' | 'many'
  readonly onTake: (exercises: readonly ExerciseCopy[]) => void
}

/** Finds exercises by a few letters; hidden ones are left out unless they are asked for by name. */
export default function ExerciseSearch({ mode, onTake }: ExerciseSearchProps) {
  const { t } = useTranslation(['execution', 'shared'])
  const exercises = useExercises()
  const [query, setQuery] = useState('')
  const [muscle, setMuscle] = useState<Muscle | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const copies = (ids: readonly string[]) =>
    ids.flatMap((id) => exercises?.all.filter((exercise) => exercise.id === id) ?? []).map(copyOf)
  const toggle = (id: string) => {
    if (mode === 'one') return onTake(copies([id]))
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))
  }
  const creation = useNewExercise(exercises, (id) => {
    setQuery('')
    setMuscle(null)
    toggle(id)
  })
  if (!exercises) return <Skeleton shape="row" count={6} />
  if (creation.isAsked) return <NewExerciseForm {...creation.form} name={query.trim()} />

  const shown = exercises.search(query).filter(({ hidden }) => !hidden || query !== '')
  const found = primaryFirst(
    shown.filter((exercise) => muscle === null || worksMuscle(exercise, muscle)),
    muscle,
  )
  const detail = ({ primaryMuscles, equipment }: ResolvedExercise) =>
    [...primaryMuscles.map((muscle) => t(`shared:muscle.${muscle}`)), t(`shared:equipment.${equipment}`)].join(' · ')
  return (
    <div className={styles.search}>
      <ExercisePicker
        className={styles.picker}
        items={found.map((exercise) => ({ id: exercise.id, name: exercise.name, detail: detail(exercise) }))}
        query={query}
        onQueryChange={setQuery}
        chosen={chosen}
        onToggle={toggle}
        mode={mode}
        filters={
          <>
            <Chip icon={Plus} onClick={creation.ask}>
              {t('shared:newExercise.save')}
            </Chip>
            <ChoiceChips
              options={MUSCLES.map((value) => ({ value, label: t(`shared:muscle.${value}`) }))}
              chosen={muscle}
              onChoose={setMuscle}
            />
          </>
        }
        empty={
          <EmptyState
            icon={SearchX}
            title={t('nothingFound')}
            text={t('nothingFoundText')}
            action={
              <Button icon={Plus} onClick={creation.ask}>
                {t('shared:newExercise.createNamed', { name: query.trim() })}
              </Button>
            }
          />
        }
        labels={{ search: t('searchExercises'), clearSearch: t('clearSearch'), list: t('found') }}
      />
      {mode === 'many' && (
        <Button variant="primary" size="large" disabled={chosen.length === 0} onClick={() => onTake(copies(chosen))}>
          {chosen.length === 0 ? t('shared:add') : t('addChosen', { count: chosen.length })}
        </Button>
      )}
    </div>
  )
}

function copyOf(exercise: ResolvedExercise): ExerciseCopy {
  const { id, name, kind, defaultRestSeconds, note, barWeight, oneSided } = exercise
  return { id, name, kind, defaultRestSeconds, note, barWeight, oneSided }
}
