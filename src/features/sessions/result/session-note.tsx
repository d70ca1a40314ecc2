import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { longestNote } from '#domain/document/size-limits.ts'
import { setSessionNote } from '#domain/session/details.ts'
import { editDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useAttempt } from '../actions/use-attempt.ts'
import { useTypedText } from '../use-typed-text.ts'
import styles from './session-note.module.css'

/** One line, until more is written. */
export function SessionNote({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions')
  const db = useDatabase()
  const attempt = useAttempt()
  const typed = useTypedText(session.note, (note) =>
    attempt(() => editDocument(db, 'sessions', session.id, (current) => setSessionNote(current, note), session)),
  )
  return (
    <TextArea
      label={t('note')}
      placeholder={t('notePlaceholder')}
      maxLength={longestNote(session, session.note)}
      rows={1}
      className={styles.line}
      {...typed}
    />
  )
}
