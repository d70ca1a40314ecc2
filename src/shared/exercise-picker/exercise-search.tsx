import { Plus, Star } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Equipment, Muscle } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { EQUIPMENT, MUSCLES } from '#contract/vocabulary.ts'
import { type ExerciseFilter, exercisesToChoose, NO_FILTER } from '#domain/exercise/exercise-filter.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { type Exercises, useExercises } from '#platform/exercises.ts'
import { Button } from '#ui/button.tsx'
import { Chip, ChoiceChips } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExercisePicker } from '#ui/exercise-picker.tsx'
import { NewExerciseForm } from '#ui/new-exercise-form.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './exercise-search.module.css'
import { useNewExercise } from './new-exercise.ts'

export type ExerciseSearchProps = {
  /** `one` picks the first pressed; `many` collects until the button is pressed. */
  readonly mode: 'one' | 'many'
  readonly onTake: (exercises: readonly ResolvedExercise[]) => void
}

/** Hidden exercises only if searched for. */
export default function ExerciseSearch(props: ExerciseSearchProps) {
  const exercises = useExercises()
  return exercises ? <Search {...props} exercises={exercises} /> : <Skeleton shape="row" count={6} />
}

function Search({ mode, onTake, exercises }: ExerciseSearchProps & { readonly exercises: Exercises }) {
  const { t } = useTranslation('parts')
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<ExerciseFilter>(NO_FILTER)
  const [chosen, setChosen] = useState<readonly ExerciseId[]>([])
  const items = useItems(exercises, query, filter)
  const take = (ids: readonly ExerciseId[]) => onTake(ids.flatMap((id) => exercises.byId.get(id) ?? []))
  const toggle = (pressed: string) => {
    // The picker returns the ids that it was given.
    const id = pressed as ExerciseId
    if (mode === 'one') return take([id])
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  }
  const creation = useNewExercise(exercises, (id) => {
    setQuery('')
    setFilter(NO_FILTER)
    toggle(id)
  })
  const name = query.trim()
  if (creation.isAsked) return <NewExerciseForm {...creation.form} name={name} />
  const create = (label: string) => (
    <Button icon={Plus} onClick={creation.ask}>
      {label}
    </Button>
  )
  return (
    <div className={styles.search}>
      <ExercisePicker
        className={styles.picker}
        items={items}
        query={query}
        onQueryChange={setQuery}
        chosen={chosen}
        onToggle={toggle}
        mode={mode}
        filters={
          <>
            <Chip icon={Plus} onClick={creation.ask}>
              {t('newExercise.save')}
            </Chip>
            <ExerciseFilters filter={filter} onChange={setFilter} />
          </>
        }
        empty={
          <EmptyState
            drawing="no-signal"
            title={t('picker.nothing')}
            text={t('picker.nothingText')}
            action={create(name === '' ? t('newExercise.save') : t('newExercise.createNamed', { name }))}
          />
        }
        labels={{ search: t('picker.search'), clearSearch: t('picker.clear'), list: t('picker.list') }}
      />
      {mode === 'many' && (
        <Button variant="primary" size="large" disabled={chosen.length === 0} onClick={() => take(chosen)}>
          {chosen.length === 0 ? t('picker.choose') : t('picker.add', { count: chosen.length })}
        </Button>
      )}
    </div>
  )
}

function useItems(exercises: Exercises, query: string, filter: ExerciseFilter) {
  const { t } = useTranslation(['parts', 'shared'])
  // Looked up once: a key finds hundreds of exercises.
  const words = useMemo(
    () =>
      new Map<Muscle | Equipment, string>([
        ...MUSCLES.map((muscle) => [muscle, t(`shared:muscle.${muscle}`)] as const),
        ...EQUIPMENT.map((equipment) => [equipment, t(`shared:equipment.${equipment}`)] as const),
      ]),
    [t],
  )
  return useMemo(
    () =>
      exercisesToChoose(exercises.search(query), query, filter).map(
        ({ id, name, primaryMuscles, equipment, starred }) => ({
          id,
          name,
          detail: [...primaryMuscles.map((muscle) => words.get(muscle)), words.get(equipment)].join(' · '),
          mark: starred && <Star aria-label={t('parts:picker.starred')} fill="currentColor" />,
        }),
      ),
    [exercises, query, filter, t, words],
  )
}

type ExerciseFiltersProps = { readonly filter: ExerciseFilter; readonly onChange: (filter: ExerciseFilter) => void }

function ExerciseFilters({ filter, onChange }: ExerciseFiltersProps) {
  const { t } = useTranslation(['parts', 'shared'])
  return (
    <>
      <Chip icon={Star} selected={filter.starred} onClick={() => onChange({ ...filter, starred: !filter.starred })}>
        {t('parts:picker.starred')}
      </Chip>
      <Chip selected={filter.own} onClick={() => onChange({ ...filter, own: !filter.own })}>
        {t('parts:picker.own')}
      </Chip>
      <ChoiceChips
        options={MUSCLES.map((value) => ({ value, label: t(`shared:muscle.${value}`) }))}
        chosen={filter.muscle}
        onChoose={(muscle) => onChange({ ...filter, muscle })}
      />
    </>
  )
}
