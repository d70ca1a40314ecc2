import { useEffect, useState } from 'react'
import { useDataWorker } from '#platform/account/data-worker.ts'
import { useSyncStatus } from '#platform/sync/sync.ts'

/** Whether this device ever had everything on the server; true until known. */
export function useHasPulled(): boolean {
  const ask = useDataWorker()
  const { lastSyncedAt } = useSyncStatus()
  const [hasPulled, setHasPulled] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every complete exchange may be the first
  useEffect(() => {
    let isWanted = true
    ask((data) => data.hasPulled()).then(
      (known) => {
        if (isWanted) setHasPulled(known)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [ask, lastSyncedAt])
  return hasPulled
}
