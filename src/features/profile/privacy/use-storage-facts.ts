import { useCallback, useEffect, useState } from 'react'
import { askForLastingStorage, isStorageLasting } from '#platform/device/lasting-storage.ts'

export type StorageFacts = {
  /** Whether the browser has promised not to evict it. */
  readonly persistent: boolean
  readonly usedBytes: number | undefined
  readonly quotaBytes: number | undefined
}

/** The browser's facts about this app's storage, undefined until known; `protect` requests persistence. */
export function useStorageFacts() {
  const [facts, setFacts] = useState<StorageFacts>()
  const read = useCallback(async () => setFacts(await readFacts()), [])
  useEffect(() => void read(), [read])
  const protect = async (): Promise<boolean> => {
    const granted = await askForLastingStorage()
    await read()
    return granted
  }
  return { facts, protect }
}

async function readFacts(): Promise<StorageFacts> {
  // Missing without https; refused in some private windows.
  const [persistent, estimate] = await Promise.all([
    isStorageLasting(),
    navigator.storage?.estimate?.().catch(() => undefined),
  ])
  return { persistent: persistent ?? false, usedBytes: estimate?.usage, quotaBytes: estimate?.quota }
}
