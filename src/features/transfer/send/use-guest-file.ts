import { useEffect, useMemo, useState } from 'react'
import { accountFile } from '#platform/account/account-data.ts'
import { countSessions } from '#storage/collections/sessions.ts'
import { activeWorkouts } from '#storage/collections/workouts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'

export type GuestFile =
  | { readonly kind: 'reading' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly file: File; readonly sessions: number }

/** Everything of the database at hand, read again whenever there are more or fewer documents. */
export function useGuestFile(): GuestFile {
  const db = useDatabase()
  const sessions = useLiveQuery(useMemo(() => countSessions(db), [db]))
  const workouts = useLiveQuery(useMemo(() => activeWorkouts(db), [db]))?.length
  const [read, setRead] = useState<GuestFile>({ kind: 'reading' })
  useEffect(() => {
    if (sessions === undefined || workouts === undefined) return
    if (sessions + workouts === 0) return setRead({ kind: 'nothing' })
    let isWanted = true
    const set = (next: GuestFile) => {
      if (isWanted) setRead(next)
    }
    accountFile(db.account, db).then(
      (file) => set({ kind: 'ready', file, sessions }),
      (cause: unknown) => {
        console.error("reading a guest's training", cause)
        set({ kind: 'failed' })
      },
    )
    return () => {
      isWanted = false
    }
  }, [db, sessions, workouts])
  return read
}
