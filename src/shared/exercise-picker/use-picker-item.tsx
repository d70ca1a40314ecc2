import { Star } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Equipment, Muscle } from '#contract/exercise.ts'
import { EQUIPMENT, MUSCLES } from '#contract/vocabulary.ts'
import { exerciseIntensities } from '#domain/analytics/muscle-sets.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'
import type { PickerItem } from '#ui/picker-row.tsx'
import styles from './picker-item.module.css'

/** Writes an exercise as a row to choose, once each: a row that stays the same renders nothing anew. */
export function usePickerItem(): (exercise: ResolvedExercise) => PickerItem {
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
  return useMemo(() => {
    const made = new WeakMap<ResolvedExercise, PickerItem>()
    return (exercise) => {
      const known = made.get(exercise)
      if (known) return known
      const { id, name, primaryMuscles, equipment, starred } = exercise
      const item = {
        id,
        name,
        detail: [words.get(equipment), primaryMuscles.map((muscle) => words.get(muscle)).join(', ')]
          .filter((part) => part !== '')
          .join(' · '),
        mark: starred && <Star aria-label={t('parts:picker.starred')} className={styles.star} />,
        thumb: <BodyThumb muscles={exerciseIntensities(exercise)} />,
      }
      made.set(exercise, item)
      return item
    }
  }, [t, words])
}
