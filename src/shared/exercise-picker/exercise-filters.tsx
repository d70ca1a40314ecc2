import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MUSCLES } from '#contract/vocabulary.ts'
import type { ExerciseFilter } from '#domain/exercise/exercise-filter.ts'
import { Chip } from '#ui/chip.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'

type ExerciseFiltersProps = { readonly filter: ExerciseFilter; readonly onChange: (filter: ExerciseFilter) => void }

export function ExerciseFilters({ filter, onChange }: ExerciseFiltersProps) {
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
