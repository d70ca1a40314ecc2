import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { restoreDocument, trashDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { useAttempt } from './use-attempt.ts'

const UNDO_MS = 8_000

export function useTrash() {
  const { t } = useTranslation(['sessions', 'shared'])
  const db = useDatabase()
  const toasts = useToasts()
  const attempt = useAttempt()

  const restore = (session: Session) => attempt(() => restoreDocument(db, 'sessions', session.id))
  const trash = async (session: Session) => {
    const isTrashed = await attempt(() => trashDocument(db, 'sessions', session.id))
    if (!isTrashed) return false
    toasts.show({
      message: t('trashed', { name: session.name }),
      durationMs: UNDO_MS,
      action: { label: t('shared:undo'), onAction: () => void restore(session) },
    })
    return true
  }
  return { trash, restore }
}
