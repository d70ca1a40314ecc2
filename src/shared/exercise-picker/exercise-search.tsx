import { Plus, Star, X } from 'lucide-react'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Equipment, Muscle } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { EQUIPMENT, MUSCLES } from '#contract/vocabulary.ts'
import { type ExerciseFilter, exercisesToChoose, NO_FILTER } from '#domain/exercise/exercise-filter.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { type Exercises, useExercises } from '#platform/exercises.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ChipSelect } from '#ui/chip-select.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExercisePicker } from '#ui/exercise-picker.tsx'
import { List } from '#ui/list.tsx'
import { NewExerciseForm } from '#ui/new-exercise-form.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './exercise-search.module.css'
import { useNewExercise } from './new-exercise.ts'
import { type ExerciseChoice, useExerciseRows } from './use-exercise-rows.ts'
import { usePickerItem } from './use-picker-item.tsx'

export type ExerciseSearchProps = ExerciseChoice & {
  /** `one` picks the first pressed; `many` collects until the button is pressed. */
  readonly mode: 'one' | 'many'
  readonly onTake: (exercises: readonly ResolvedExercise[]) => void
  /** The title of all while a new exercise is created; null: its usual one. */
  readonly onTitle?: (title: string | null) => void
}

/** Hidden exercises only if searched for. */
export default function ExerciseSearch(props: ExerciseSearchProps) {
  const exercises = useExercises()
  return exercises ? <Search {...props} exercises={exercises} /> : <Skeleton shape="row" count={6} />
}

function Search({
  mode,
  onTake,
  onTitle,
  exercises,
  ...choice
}: ExerciseSearchProps & { readonly exercises: Exercises }) {
  const { t } = useTranslation('parts')
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<ExerciseFilter>(NO_FILTER)
  const [chosen, setChosen] = useState<readonly ExerciseId[]>([])
  // Its workout does not change while somebody chooses.
  const [context] = useState(choice)
  const items = useItems(exercises, query, filter, context)
  const take = useCallback(
    (ids: readonly ExerciseId[]) => onTake(ids.flatMap((id) => exercises.byId.get(id) ?? [])),
    [onTake, exercises],
  )
  const toggle = useCallback(
    (pressed: string) => {
      // The picker returns the ids that it was given.
      const id = pressed as ExerciseId
      if (mode === 'one') return take([id])
      setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
    },
    [mode, take],
  )
  const creation = useNewExercise(exercises, (id) => {
    setQuery('')
    setFilter(NO_FILTER)
    toggle(id)
  })
  const { isAsked } = creation
  const ownTitle = isAsked ? t('newExercise.title') : null
  useEffect(() => onTitle?.(ownTitle), [onTitle, ownTitle])
  const labels = useMemo(
    () => ({ search: t('picker.search'), clearSearch: t('picker.clear'), list: t('picker.list') }),
    [t],
  )
  const name = query.trim()
  if (isAsked) return <NewExerciseForm {...creation.form} name={name} />
  if (!items) return <Skeleton shape="row" count={6} />
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
        current={context.replacedId}
        filters={<ExerciseFilters filter={filter} onChange={setFilter} onCreate={creation.ask} />}
        empty={<NothingFound name={name} onCreate={creation.ask} />}
        labels={labels}
      />
      {mode === 'many' && <Taking chosen={chosen} exercises={exercises} onRemove={toggle} onTake={take} />}
    </div>
  )
}

function NothingFound({ name, onCreate }: { readonly name: string; readonly onCreate: () => void }) {
  const { t } = useTranslation('parts')
  return (
    <EmptyState
      drawing="no-signal"
      title={t('picker.nothing')}
      text={t('picker.nothingText')}
      action={
        <Button icon={Plus} onClick={onCreate}>
          {name === '' ? t('newExercise.save') : t('newExercise.createNamed', { name })}
        </Button>
      }
    />
  )
}

type TakingProps = {
  readonly chosen: readonly ExerciseId[]
  readonly exercises: Exercises
  readonly onRemove: (id: ExerciseId) => void
  readonly onTake: (chosen: readonly ExerciseId[]) => void
}

/** Stands below the list. A key of the search changes nothing about it. */
const Taking = memo(function Taking({ chosen, exercises, onRemove, onTake }: TakingProps) {
  const { t } = useTranslation('parts')
  return (
    <>
      {chosen.length > 0 && <Chosen ids={chosen} exercises={exercises} onRemove={onRemove} />}
      <Button variant="primary" size="large" disabled={chosen.length === 0} onClick={() => onTake(chosen)}>
        {chosen.length === 0 ? t('picker.choose') : t('picker.add', { count: chosen.length })}
      </Button>
    </>
  )
})

type ChosenProps = {
  readonly ids: readonly ExerciseId[]
  readonly exercises: Exercises
  readonly onRemove: (id: ExerciseId) => void
}

/** The chosen ones in order, whatever the list shows at the moment; the last is in sight. */
function Chosen({ ids, exercises, onRemove }: ChosenProps) {
  const { t } = useTranslation('parts')
  const row = useRef<HTMLDivElement>(null)
  const count = ids.length
  const before = useRef(0)
  useEffect(() => {
    if (count > before.current) row.current?.scrollTo({ left: row.current.scrollWidth })
    before.current = count
  }, [count])
  return (
    <div ref={row} className={styles.chosen}>
      <List aria-label={t('picker.chosen')} className={styles.chosenList}>
        {ids.map((id) => (
          <li key={id}>
            <Chip icon={X} onClick={() => onRemove(id)}>
              <span className="visually-hidden">{t('picker.remove')} </span>
              {exercises.byId.get(id)?.name}
            </Chip>
          </li>
        ))}
      </List>
    </div>
  )
}

function useItems(exercises: Exercises, query: string, filter: ExerciseFilter, choice: ExerciseChoice) {
  const itemOf = usePickerItem()
  const rows = useExerciseRows(exercises, query, filter, exercisesToChoose, choice)
  return useMemo(() => rows?.map((row) => ('heading' in row ? row : itemOf(row.exercise))), [rows, itemOf])
}

type ExerciseFiltersProps = {
  readonly filter: ExerciseFilter
  readonly onChange: (filter: ExerciseFilter) => void
  readonly onCreate: () => void
}

/** Forty words that a key of the search changes nothing about. A chip has the name of its filter. */
const ExerciseFilters = memo(function ExerciseFilters({ filter, onChange, onCreate }: ExerciseFiltersProps) {
  const { t } = useTranslation(['parts', 'shared'])
  return (
    <>
      <Chip icon={Star} selected={filter.starred} onClick={() => onChange({ ...filter, starred: !filter.starred })}>
        {t('parts:picker.starred')}
      </Chip>
      <ChipSelect<Muscle | ''>
        label={t('parts:picker.muscle')}
        options={[
          { value: '', label: t('parts:picker.muscle') },
          ...MUSCLES.map((value) => ({ value, label: t(`shared:muscle.${value}`) })),
        ]}
        value={filter.muscle ?? ''}
        isSelected={filter.muscle !== null}
        onChange={(muscle) => onChange({ ...filter, muscle: muscle || null })}
      />
      <ChipSelect<Equipment | ''>
        label={t('parts:picker.equipment')}
        options={[
          { value: '', label: t('parts:picker.equipment') },
          ...EQUIPMENT.map((value) => ({ value, label: t(`shared:equipment.${value}`) })),
        ]}
        value={filter.equipment ?? ''}
        isSelected={filter.equipment !== null}
        onChange={(equipment) => onChange({ ...filter, equipment: equipment || null })}
      />
      <Chip selected={filter.own} onClick={() => onChange({ ...filter, own: !filter.own })}>
        {t('parts:picker.own')}
      </Chip>
      <Chip icon={Plus} onClick={onCreate}>
        {t('parts:newExercise.save')}
      </Chip>
    </>
  )
})
