import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SetChoice } from '#domain/merge/set-choices.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './merged-set-note.module.css'

export type MergedSetNoteProps = {
  /** A set's line, as the screen around it writes it. */
  readonly line: (values: SetValues) => string
  readonly choice: SetChoice
  readonly onTake: () => void
  readonly onForget: () => void
}

/**
 * Tells beside a set that two devices gave it different figures, and offers those that it does not have. It stays after
 * taking them, the other way round, so that a wrong tap is taken back by another.
 */
export default function MergedSetNote({ line, choice, onTake, onForget }: MergedSetNoteProps) {
  const { t } = useTranslation(['parts', 'shared'])
  const id = useId()
  const other = line(choice.other)
  return (
    <div className={styles.note}>
      <p id={id} className={styles.text} aria-live="polite">
        {t('parts:merged.text', { kept: line(choice.shown), other })}
      </p>
      <Button size="small" aria-describedby={id} onClick={onTake}>
        {t('parts:merged.take', { other })}
      </Button>
      <IconButton label={t('shared:close')} icon={X} aria-describedby={id} onClick={onForget} />
    </div>
  )
}
