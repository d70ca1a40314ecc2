import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrainedExercise } from '#domain/analytics/questions.ts'
import { searchExercises } from '#domain/exercise/exercise-search.ts'
import { buildSearchIndex } from '#domain/exercise/search-index.ts'
import { useTrainedName } from '#shared/format/insight-formatters.ts'
import { Button } from '#ui/button.tsx'
import { ExercisePicker } from '#ui/exercise-picker.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './progress.module.css'

type ChooseExerciseProps = {
  /** All trained exercises, the latest first. */
  readonly trained: readonly TrainedExercise[]
  readonly chosen: TrainedExercise
  readonly onChoose: (exerciseId: string) => void
}

export function ChooseExercise({ trained, chosen, onChoose }: ChooseExerciseProps) {
  const { t } = useTranslation(['insights', 'shared'])
  const nameOf = useTrainedName()
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const close = () => {
    setIsOpen(false)
    setQuery('')
  }
  return (
    <>
      <Button
        className={styles.choose ?? ''}
        icon={ChevronDown}
        aria-label={t('progress.choose.change', { name: nameOf(chosen) })}
        onClick={() => setIsOpen(true)}
      >
        {nameOf(chosen)}
      </Button>
      <Sheet open={isOpen} onClose={close} title={t('progress.choose.title')} closeLabel={t('shared:close')}>
        <ExercisePicker
          mode="one"
          items={found(trained, nameOf, query).map((exercise) => ({
            id: exercise.exerciseId,
            name: nameOf(exercise),
            detail: t('progress.choose.sessions', { count: exercise.sessions }),
          }))}
          query={query}
          onQueryChange={setQuery}
          chosen={[chosen.exerciseId]}
          onToggle={(id) => {
            onChoose(id)
            close()
          }}
          empty={<p className="quiet">{t('progress.choose.none')}</p>}
          labels={{
            search: t('progress.choose.search'),
            clearSearch: t('progress.choose.clear'),
            list: t('progress.choose.title'),
          }}
        />
      </Sheet>
    </>
  )
}

/** All without a query, otherwise the matches, best first. */
function found(
  trained: readonly TrainedExercise[],
  nameOf: (exercise: TrainedExercise) => string,
  query: string,
): readonly TrainedExercise[] {
  if (query.trim() === '') return trained
  const byId = new Map<string, TrainedExercise>(trained.map((exercise) => [exercise.exerciseId, exercise]))
  const entries = trained.map((exercise) => ({ id: exercise.exerciseId, name: nameOf(exercise), aliases: [] }))
  return searchExercises(buildSearchIndex(entries), query, trained.length).flatMap((id) => byId.get(id) ?? [])
}
