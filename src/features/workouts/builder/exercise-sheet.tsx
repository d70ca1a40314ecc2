import { Plus, SearchX, Star } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import { type ExerciseFilter, NO_FILTER, passesFilter, primaryFirst } from '#domain/exercise-filter.ts'
import type { Exercises } from '#platform/exercises.ts'
import { useNewExercise } from '#platform/new-exercise.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExercisePicker } from '#ui/exercise-picker.tsx'
import { NewExerciseForm } from '#ui/new-exercise-form.tsx'
import { Sheet } from '#ui/sheet.tsx'

type ExerciseSheetProps = {
  readonly open: boolean
  readonly title: string
  /** `one` takes the first that is pressed; `many` collects until the button is pressed. */
  readonly mode: 'one' | 'many'
  readonly exercises: Exercises
  readonly onClose: () => void
  readonly onChosen: (ids: readonly ExerciseId[]) => void
}

/** Search, filter and choose exercises. */
export function ExerciseSheet({ open, title, mode, exercises, onClose, onChosen }: ExerciseSheetProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<ExerciseFilter>(NO_FILTER)
  const [chosen, setChosen] = useState<readonly ExerciseId[]>([])
  const items = useItems(exercises, query, filter)
  const creation = useNewExercise(exercises, (id) => {
    setQuery('')
    setFilter(NO_FILTER)
    toggle(id)
  })

  const end = (ids: readonly ExerciseId[]) => {
    setQuery('')
    setChosen([])
    creation.form.onCancel()
    onClose()
    if (ids.length > 0) onChosen(ids)
  }
  const toggle = (pressed: string) => {
    // The picker gives back the ids that it was given.
    const id = pressed as ExerciseId
    if (mode === 'one') return end([id])
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  }

  return (
    <Sheet
      open={open}
      onClose={() => end([])}
      title={title}
      closeLabel={t('shared:close')}
      actions={
        mode === 'many' &&
        !creation.isAsked && (
          <Button variant="primary" size="large" disabled={chosen.length === 0} onClick={() => end(chosen)}>
            {chosen.length === 0 ? t('picker.choose') : t('picker.add', { count: chosen.length })}
          </Button>
        )
      }
    >
      {creation.isAsked ? (
        <NewExerciseForm {...creation.form} name={query.trim()} />
      ) : (
        <ExercisePicker
          items={items}
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
              <Filters filter={filter} onChange={setFilter} />
            </>
          }
          empty={
            <EmptyState
              icon={SearchX}
              title={t('picker.nothing')}
              text={t('picker.nothingText')}
              action={
                query.trim() !== '' && (
                  <Button icon={Plus} onClick={creation.ask}>
                    {t('shared:newExercise.createNamed', { name: query.trim() })}
                  </Button>
                )
              }
            />
          }
          labels={{ search: t('picker.search'), clearSearch: t('picker.clear'), list: t('picker.list') }}
        />
      )}
    </Sheet>
  )
}

function useItems(exercises: Exercises, query: string, filter: ExerciseFilter) {
  const { t } = useTranslation(['workouts', 'shared'])
  return useMemo(() => {
    const found = exercises.search(query).filter((exercise) => passesFilter(exercise, filter))
    return primaryFirst(found, filter.muscle).map(({ id, name, primaryMuscles, equipment, starred }) => ({
      id,
      name,
      detail: [
        ...primaryMuscles.map((muscle) => t(`shared:muscle.${muscle}`)),
        t(`shared:equipment.${equipment}`),
      ].join(' · '),
      mark: starred && <Star aria-label={t('picker.starred')} fill="currentColor" />,
    }))
  }, [exercises, query, filter, t])
}

type FiltersProps = { readonly filter: ExerciseFilter; readonly onChange: (filter: ExerciseFilter) => void }

function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  return (
    <>
      <Chip icon={Star} selected={filter.starred} onClick={() => onChange({ ...filter, starred: !filter.starred })}>
        {t('picker.starred')}
      </Chip>
      <Chip selected={filter.own} onClick={() => onChange({ ...filter, own: !filter.own })}>
        {t('picker.own')}
      </Chip>
      <ChoiceChips
        options={MUSCLES.map((value) => ({ value, label: t(`shared:muscle.${value}`) }))}
        chosen={filter.muscle}
        onChoose={(muscle) => onChange({ ...filter, muscle })}
      />
    </>
  )
}
