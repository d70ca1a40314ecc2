import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useToasts } from '#ui/toasts.tsx'
import type { SessionStore } from '../editing/session-store.ts'

const UNDO_MS = 8_000

/** Discards a workout in which nothing was logged. `onDiscarded` leaves its screen, `onRestored` returns to it. */
export function useDiscard(
  store: SessionStore,
  onDiscarded: () => void,
  onRestored: (session: Session) => void,
): () => Promise<void> {
  const { t } = useTranslation(['execution', 'shared'])
  const db = useDatabase()
  const { show } = useToasts()
  return useCallback(async () => {
    const { shown } = store.current()
    try {
      const { discardSession, restoreDiscarded } = await import('#storage/discard-session.ts')
      // An edit that is written after the deletion would bring the session back.
      await store.write((session) => session)
      await discardSession(db, store.id)
      onDiscarded()
      show({
        message: t('discarded', { name: shown.name }),
        durationMs: UNDO_MS,
        action: {
          label: t('shared:undo'),
          onAction: () => void restoreDiscarded(db, shown).then(() => onRestored(shown)),
        },
      })
    } catch {
      show({ message: t('finish.failed'), tone: 'error' })
    }
  }, [store, db, show, t, onDiscarded, onRestored])
}
