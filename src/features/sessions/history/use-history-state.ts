import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SessionFilter } from '#domain/analytics/questions.ts'
import type { Month } from '#domain/time/month.ts'
import { type HistoryState, NO_FILTER, readHistoryState, writeHistoryState } from './history-state.ts'

export type HistoryControls = HistoryState & {
  readonly setQuery: (query: string) => void
  readonly setFilter: (changes: Partial<SessionFilter>) => void
  readonly setMonth: (month: Month | null) => void
  /** Everything as it begins; the calendar stays open where it is. */
  readonly clear: () => void
  /** Brings what is typed to the address. */
  readonly keep: () => void
}

/**
 * What the history shows. What is typed is kept here and reaches the address when the field is left or the next step is
 * taken: a browser lets an address change only so often.
 */
export function useHistoryState(): HistoryControls {
  const { search, pathname, state: given } = useLocation()
  const navigate = useNavigate()
  const inAddress = readHistoryState(search)
  const [query, setQuery] = useState(inAddress.query)
  // The way back, or the history's own place in the navigation, leads to another address of this same screen.
  useEffect(() => setQuery(readHistoryState(search).query), [search])

  const state = { ...inAddress, query }
  const go = (next: HistoryState) =>
    void navigate({ pathname, search: writeHistoryState(next) }, { replace: true, state: given })
  return {
    ...state,
    setQuery,
    setFilter: (changes) => go({ ...state, filter: { ...state.filter, ...changes } }),
    setMonth: (month) => go({ ...state, month }),
    clear: () => {
      setQuery('')
      go({ ...state, query: '', filter: NO_FILTER })
    },
    keep: () => {
      if (query.trim() !== inAddress.query) go(state)
    },
  }
}
