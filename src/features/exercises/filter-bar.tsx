import { EyeOff, Star, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EQUIPMENT, EXERCISE_KINDS, MUSCLES } from '#contract/vocabulary.ts'
import { type ExerciseFilter, filterSize, NO_FILTER, passesFilter } from '#domain/exercise/exercise-filter.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { BodyDiagram } from '#ui/body-diagram/body-diagram.tsx'
import { Chip } from '#ui/chip.tsx'
import { ChipBar } from '#ui/chip-bar.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './filter-bar.module.css'

type FilterBarProps = {
  /** All exercises: a choice is offered if it would leave at least one. */
  readonly exercises: readonly ResolvedExercise[]
  readonly filter: ExerciseFilter
  readonly onChange: (changes: Partial<ExerciseFilter>) => void
}

type Part = 'muscle' | 'equipment' | 'kind'

export function FilterBar({ exercises, filter, onChange }: FilterBarProps) {
  const { t } = useTranslation(['exercises', 'shared'])
  const [asked, setAsked] = useState<Part>()
  const someHidden = filter.hidden || exercises.some(({ hidden }) => hidden)
  return (
    <ChipBar label={t('filters')}>
      <Chip icon={Star} selected={filter.starred} onClick={() => onChange({ starred: !filter.starred })}>
        {t('filter.starred')}
      </Chip>
      <Chip opens selected={filter.muscle !== null} onClick={() => setAsked('muscle')}>
        {filter.muscle ? t(`shared:muscle.${filter.muscle}`) : t('filter.muscle')}
      </Chip>
      <Chip opens selected={filter.equipment !== null} onClick={() => setAsked('equipment')}>
        {filter.equipment ? t(`shared:equipment.${filter.equipment}`) : t('filter.equipment')}
      </Chip>
      <Chip opens selected={filter.kind !== null} onClick={() => setAsked('kind')}>
        {filter.kind ? t(`shared:exerciseKind.${filter.kind}`) : t('filter.kind')}
      </Chip>
      <Chip selected={filter.own} onClick={() => onChange({ own: !filter.own })}>
        {t('filter.own')}
      </Chip>
      {someHidden && (
        <Chip icon={EyeOff} selected={filter.hidden} onClick={() => onChange({ hidden: !filter.hidden })}>
          {t('filter.hidden')}
        </Chip>
      )}
      {filterSize(filter) > 0 && (
        <Chip icon={X} onClick={() => onChange(NO_FILTER)}>
          {t('filter.clear')}
        </Chip>
      )}
      <ChoiceSheets
        exercises={exercises}
        filter={filter}
        asked={asked}
        onChange={onChange}
        onClose={() => setAsked(undefined)}
      />
    </ChipBar>
  )
}

type ChoiceSheetsProps = FilterBarProps & { readonly asked: Part | undefined; readonly onClose: () => void }

function ChoiceSheets({ asked, ...rest }: ChoiceSheetsProps) {
  const { t } = useTranslation(['exercises', 'shared'])
  return (
    <>
      <ChoiceSheet
        {...rest}
        open={asked === 'muscle'}
        title={t('filter.muscle')}
        any={t('filter.anyMuscle')}
        options={MUSCLES.map((muscle) => ({ label: t(`shared:muscle.${muscle}`), changes: { muscle } }))}
        none={{ muscle: null }}
        drawn={<MuscleOnBody {...rest} />}
      />
      <ChoiceSheet
        {...rest}
        open={asked === 'equipment'}
        title={t('filter.equipment')}
        any={t('filter.anyEquipment')}
        options={EQUIPMENT.map((equipment) => ({ label: t(`shared:equipment.${equipment}`), changes: { equipment } }))}
        none={{ equipment: null }}
      />
      <ChoiceSheet
        {...rest}
        open={asked === 'kind'}
        title={t('filter.kind')}
        any={t('filter.anyKind')}
        options={EXERCISE_KINDS.map((kind) => ({ label: t(`shared:exerciseKind.${kind}`), changes: { kind } }))}
        none={{ kind: null }}
      />
    </>
  )
}

function MuscleOnBody({ filter: { muscle: chosen }, onChange, onClose }: Omit<ChoiceSheetsProps, 'asked'>) {
  const { t } = useTranslation(['exercises', 'shared'])
  return (
    <BodyDiagram
      label={t('filter.muscleOnBody')}
      choice={{
        chosen: chosen ? [chosen] : [],
        nameOf: (muscle) => t(`shared:muscle.${muscle}`),
        onToggle: (muscle) => {
          onChange({ muscle: muscle === chosen ? null : muscle })
          onClose()
        },
      }}
      className={styles.body}
    />
  )
}

type Choice = { readonly label: string; readonly changes: Partial<ExerciseFilter> }

type ChoiceSheetProps = Omit<ChoiceSheetsProps, 'asked'> & {
  readonly open: boolean
  readonly title: string
  readonly any: string
  readonly options: readonly Choice[]
  readonly none: Partial<ExerciseFilter>
  readonly drawn?: ReactNode
}

/** A list of options, each with the number of exercises it would leave. */
function ChoiceSheet(props: ChoiceSheetProps) {
  const { open, title, any, options, none, drawn, exercises, filter, onChange, onClose } = props
  const { t } = useTranslation('shared')
  const choices = [{ label: any, changes: none }, ...options].flatMap(({ label, changes }) => {
    const wanted = { ...filter, ...changes }
    const count = exercises.filter((exercise) => passesFilter(exercise, wanted)).length
    const chosen = Object.entries(changes).every(([part, value]) => filter[part as Part] === value)
    if (count === 0 && !chosen && changes !== none) return []
    const onChoose = () => {
      onChange(changes)
      onClose()
    }
    return [{ key: label, label, count, chosen, onChoose }]
  })
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('close')}>
      {drawn}
      <ChoiceList choices={choices} />
    </Sheet>
  )
}
