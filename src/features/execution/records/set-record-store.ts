import { useEffect, useState } from 'react'
import type { SessionId } from '#contract/id.ts'
import { createStore, type ReadableStore } from '#shared/store.ts'
import { whenIdle } from '#shared/when-idle.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { SessionEdits } from '../editing/session-edits.ts'
import type { SessionRecords } from './record-keeper.ts'

export const NO_RECORDS: SessionRecords = { bySet: new Map(), doubtful: new Map(), newIds: new Set() }

const AT_THE_LATEST_MS = 2_000

/** Known once everything that logging needs is there: nothing on the way to a set waits for it. */
export function useSetRecords(id: SessionId, edits: ReadableStore<SessionEdits>): ReadableStore<SessionRecords> {
  const db = useDatabase()
  const [records] = useState(() => createStore(NO_RECORDS))
  useEffect(() => {
    let isOpen = true
    let stop = () => {}
    const keep = async () => {
      await db.opened
      const [{ keepRecords }, { askAnalytics }] = await Promise.all([
        import('./record-keeper.ts'),
        import('#platform/analytics/analytics.ts'),
      ])
      if (!isOpen) return
      stop = keepRecords(edits, records, (exerciseIds) =>
        askAnalytics(db, { about: 'best-sets', exerciseIds, exceptSession: id }),
      )
    }
    whenIdle(() => void keep().catch(() => undefined), AT_THE_LATEST_MS)
    return () => {
      isOpen = false
      stop()
    }
  }, [db, id, edits, records])
  return records
}
