import { useCallback, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useToasts } from '#ui/toasts.tsx'
import type { SessionStore } from '../editing/session-store.ts'

const UNDO_MS = 8_000
const loadDiscarding = () => import('#storage/discard-session.ts')

/**
 * Discards a workout in which nothing was logged. `onDiscarded` leaves its screen, also where another tab or device has
 * discarded it; `onRestored` returns to it.
 */
export function useDiscard(
  store: SessionStore,
  onDiscarded: () => void,
  onRestored: (session: Session) => void,
): () => Promise<void> {
  const { t } = useTranslation(['execution', 'shared'])
  const db = useDatabase()
  const { show } = useToasts()
  const leave = useEffectEvent(async () => {
    const { isDiscarded, restoreDiscarded } = await loadDiscarding()
    const { shown, queue } = store.current()
    // An edit that is on its way brings the workout back.
    if (queue.length > 0 || !(await isDiscarded(db, shown))) return
    onDiscarded()
    show({
      message: t('discarded', { name: shown.name }),
      durationMs: UNDO_MS,
      action: {
        label: t('shared:undo'),
        onAction: () => void restoreDiscarded(db, shown).then(() => onRestored(shown)),
      },
    })
  })
  // Without the part that knows whether it was discarded, the screen stays.
  useEffect(() => store.followGone(() => void leave().catch(() => undefined)), [store])
  return useCallback(async () => {
    try {
      const { discardSession } = await loadDiscarding()
      // An edit that is written after the deletion would bring the session back.
      await store.write((session) => session)
      await discardSession(db, store.id)
    } catch {
      show({ message: t('finish.failed'), tone: 'error' })
    }
  }, [store, db, show, t])
}
