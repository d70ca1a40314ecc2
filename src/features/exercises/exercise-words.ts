import { useTranslation } from 'react-i18next'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'

/** The line below an exercise's name: what it works most, and with what. */
export function useExerciseLine(): (exercise: ResolvedExercise) => string {
  const { t } = useTranslation('shared')
  return ({ primaryMuscles, equipment }) => {
    const muscles = primaryMuscles.map((muscle) => t(`muscle.${muscle}`)).join(', ')
    return [muscles, t(`equipment.${equipment}`)].filter((part) => part !== '').join(' · ')
  }
}
