import { isStorageLasting } from './lasting-storage.ts'

export type StorageFacts = {
  /** Whether the browser has promised not to evict it. */
  readonly persistent: boolean
  readonly usedBytes: number | undefined
  readonly quotaBytes: number | undefined
}

export async function readStorageFacts(): Promise<StorageFacts> {
  // Missing without https; refused in some private windows.
  const [persistent, estimate] = await Promise.all([
    isStorageLasting(),
    navigator.storage?.estimate?.().catch(() => undefined),
  ])
  return { persistent: persistent ?? false, usedBytes: estimate?.usage, quotaBytes: estimate?.quota }
}
