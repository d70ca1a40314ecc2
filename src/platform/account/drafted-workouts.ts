import { useCallback } from 'react'
import { KEPT_DRAFT } from '#contract/device-stores.ts'
import { keptKeys } from './kept-keys.ts'
import { useKept } from './use-kept.ts'

const NO_DRAFTS: ReadonlySet<string> = new Set()

/** Of all drafts of an account, past sessions among them. Rejects if the browser refuses. */
export async function draftedWorkouts(account: string): Promise<ReadonlySet<string>> {
  const keys = (await keptKeys(account)) ?? (await firstKeys(account))
  return new Set(keys.flatMap((key) => (key.startsWith(KEPT_DRAFT) ? key.slice(KEPT_DRAFT.length) : [])))
}

/** Undefined until it is read. */
export function useDraftedWorkouts(account: string): ReadonlySet<string> | undefined {
  return useKept(
    useCallback(() => draftedWorkouts(account), [account]),
    NO_DRAFTS,
  )
}

/** Of a new database, which takes over what an earlier version kept. */
async function firstKeys(account: string): Promise<readonly string[]> {
  const { keptRecords } = await import('./kept-records.ts')
  return [...(await keptRecords(account).readAll()).keys()]
}
