import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { SetChoice } from '#domain/merge/set-choices.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { useFormats } from '#shared/format/quantities.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './merged-set-note.module.css'

export type MergedSetNoteProps = {
  readonly kind: ExerciseKind
  readonly choice: SetChoice
  readonly onTake: () => void
  readonly onForget: () => void
}

/**
 * Tells beside a set that two devices gave it different figures, and offers those that it does not have. It stays after
 * taking them, the other way round, so that a wrong tap is taken back by another.
 */
export default function MergedSetNote({ kind, choice, onTake, onForget }: MergedSetNoteProps) {
  const { t } = useTranslation(['parts', 'shared'])
  const figures = useFigures(kind)
  const id = useId()
  const other = figures(choice.other)
  return (
    <div className={styles.note}>
      <p id={id} className={styles.text} aria-live="polite">
        {t('parts:merged.text', { kept: figures(choice.shown), other })}
      </p>
      <Button size="small" aria-describedby={id} onClick={onTake}>
        {t('parts:merged.take', { other })}
      </Button>
      <IconButton label={t('shared:close')} icon={X} aria-describedby={id} onClick={onForget} />
    </div>
  )
}

function useFigures(kind: ExerciseKind): (values: SetValues) => string {
  const { t } = useTranslation('parts')
  const formats = useFormats()
  return (values) => {
    const { rpe, rir } = values
    const effort = [
      rpe !== null && t('merged.rpe', { value: formats.number(rpe, 1) }),
      rir !== null && t('merged.rir', { value: formats.number(rir, 1) }),
    ]
    return [formats.set(kind, values), ...effort].filter(Boolean).join(' · ') || '–'
  }
}
