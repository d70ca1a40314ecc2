import { createContext } from 'react'

/** A measured row of a list, in the form in which the list takes it back. */
export type MeasuredRow = {
  readonly key: string | number | bigint
  readonly index: number
  readonly start: number
  readonly end: number
  readonly size: number
  readonly lane: number
}

/** The state of a screen that neither its address nor the documents hold. It lives as long as the page. */
export type EntryState = {
  scrollTop?: number
  rows?: MeasuredRow[]
  /** The number of items that a paged list had loaded. */
  loaded?: number
}

const MAX_ENTRIES = 50
const entries = new Map<string, EntryState>()

/** The key of the browser's history entry whose screen is shown; null where nothing is kept. */
export const HistoryEntry = createContext<string | null>(null)

export function entryState(key: string): EntryState {
  const known = entries.get(key)
  if (known) return known
  const created: EntryState = {}
  entries.set(key, created)
  for (const oldest of entries.keys()) {
    if (entries.size <= MAX_ENTRIES) break
    entries.delete(oldest)
  }
  return created
}
