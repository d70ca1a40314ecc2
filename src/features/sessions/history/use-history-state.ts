import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SessionFilter } from '#domain/analytics/questions.ts'
import type { Month } from '#domain/time/month.ts'
import { type HistoryState, NO_FILTER, readHistoryState, writeHistoryState } from './history-state.ts'

export type HistoryControls = HistoryState & {
  readonly setQuery: (query: string) => void
  readonly setFilter: (changes: Partial<SessionFilter>) => void
  readonly setMonth: (month: Month | null) => void
  readonly clear: () => void
  readonly keep: () => void
}

/** The query is written to the address when its field is left: browsers limit address changes. */
export function useHistoryState(): HistoryControls {
  const { search, pathname, state: given } = useLocation()
  const navigate = useNavigate()
  const inAddress = readHistoryState(search)
  const [query, setQuery] = useState(inAddress.query)
  // Going back, or the navigation's link, leads to another address of this same screen.
  useEffect(() => setQuery(readHistoryState(search).query), [search])

  const state = { ...inAddress, query }
  const go = (next: HistoryState) =>
    void navigate({ pathname, search: writeHistoryState(next) }, { replace: true, state: given })
  return {
    ...state,
    setQuery,
    // Another list begins with another session.
    setFilter: (changes) => go({ ...state, filter: { ...state.filter, ...changes }, session: null }),
    setMonth: (month) => go({ ...state, month }),
    clear: () => {
      setQuery('')
      go({ ...state, query: '', filter: NO_FILTER, session: null })
    },
    keep: () => {
      if (query.trim() !== inAddress.query) go(state)
    },
  }
}
