import { useTranslation } from 'react-i18next'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { useFormats } from '#shared/format/quantities.ts'

/** `100 kg × 5 · RPE 8,5`; a dash without values. */
export function useSetLine(): (kind: ExerciseKind, values: SetValues) => string {
  const { t } = useTranslation('sessions')
  const formats = useFormats()
  return (kind, values) => {
    const { rpe, rir } = values
    const effort = [
      rpe !== null && t('effort.rpe', { value: formats.number(rpe, 1) }),
      rir !== null && t('effort.rir', { value: formats.number(rir, 1) }),
    ]
    return [formats.set(kind, values), ...effort].filter(Boolean).join(' · ') || '–'
  }
}
