import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import { primaryFirst, worksMuscle } from '#domain/exercise-filter.ts'
import type { ResolvedExercise } from '#domain/exercise-resolve.ts'
import type { ExerciseCopy } from '#domain/session/exercises.ts'
import { useExercises } from '#platform/exercises.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { ExercisePicker } from '#ui/exercise-picker.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type AddExercisesProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onAdd: (copies: readonly ExerciseCopy[]) => void
}

/** Finds and chooses exercises that belong to a session. */
export function AddExercises({ open, onClose, onAdd }: AddExercisesProps) {
  const [chosen, setChosen] = useState<readonly ExerciseId[]>([])
  const exercises = useExercises()
  const { t } = useTranslation(['sessions', 'shared'])
  const close = () => {
    setChosen([])
    onClose()
  }
  const add = () => {
    onAdd(chosen.flatMap((id) => exercises?.byId.get(id) ?? []))
    setChosen([])
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('editor.addExercise')}
      closeLabel={t('shared:close')}
      actions={
        <Button variant="primary" disabled={chosen.length === 0} onClick={add}>
          {t('editor.addChosen', { count: chosen.length })}
        </Button>
      }
    >
      {exercises ? (
        <Picker search={exercises.search} chosen={chosen} onChoose={setChosen} />
      ) : (
        <Skeleton shape="row" count={8} />
      )}
    </Sheet>
  )
}

type PickerProps = {
  readonly search: (query: string) => readonly ResolvedExercise[]
  readonly chosen: readonly ExerciseId[]
  readonly onChoose: (chosen: readonly ExerciseId[]) => void
}

function Picker({ search, chosen, onChoose }: PickerProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const [query, setQuery] = useState('')
  const [muscle, setMuscle] = useState<Muscle | null>(null)
  const shown = search(query).filter((exercise) => !exercise.hidden)
  const found = primaryFirst(
    shown.filter((exercise) => muscle === null || worksMuscle(exercise, muscle)),
    muscle,
  )
  const toggle = (text: string) => {
    const id = found.find((exercise) => exercise.id === text)?.id
    if (id) onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  }
  return (
    <ExercisePicker
      mode="many"
      items={found.map((exercise) => ({
        id: exercise.id,
        name: exercise.name,
        detail: [...exercise.primaryMuscles.map((muscle) => t(`shared:muscle.${muscle}`))].join(', '),
      }))}
      query={query}
      onQueryChange={setQuery}
      chosen={chosen}
      onToggle={toggle}
      filters={
        <ChoiceChips
          options={MUSCLES.map((value) => ({ value, label: t(`shared:muscle.${value}`) }))}
          chosen={muscle}
          onChoose={setMuscle}
        />
      }
      empty={<p>{t('editor.noneFound')}</p>}
      labels={{
        search: t('editor.searchExercises'),
        clearSearch: t('editor.clearSearch'),
        list: t('editor.exercises'),
      }}
    />
  )
}
