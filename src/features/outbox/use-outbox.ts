import { useCallback, useEffect, useState } from 'react'
import type { OutboxEntry } from '#contract/outbox.ts'
import { outboxEntries, type SyncStatus } from '#platform/sync/sync.ts'

/** The list reloads whenever the counts change: the status is the only thing every tab receives. */
export function useOutbox({ waiting, refused, counted }: SyncStatus) {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>()
  const reload = useCallback(async () => setEntries(await outboxEntries()), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts are what says that the list has changed
  useEffect(() => void reload(), [waiting, refused, counted, reload])
  return { entries, reload }
}
