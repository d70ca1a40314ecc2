import { useTranslation } from 'react-i18next'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { useSessionWords } from './use-session-words.ts'

/** Says a whole set with the effort it took: `100 kg × 5 · RPE 8,5`; a dash where it holds nothing. */
export function useSetLine(): (kind: ExerciseKind, values: SetValues) => string {
  const { t, i18n } = useTranslation('sessions')
  const words = useSessionWords()
  const { format } = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  return (kind, values) => {
    const { rpe, rir } = values
    const effort = [
      rpe !== null && t('effort.rpe', { value: format(rpe) }),
      rir !== null && t('effort.rir', { value: format(rir) }),
    ]
    return [words.set(kind, values), ...effort].filter(Boolean).join(' · ') || '–'
  }
}
