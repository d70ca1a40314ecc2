import { useRef, useState } from 'react'
import { type To, useLocation, useNavigate } from 'react-router-dom'
import type { ExerciseId } from '#contract/id.ts'
import type { ExerciseFilter } from '#domain/exercise/exercise-filter.ts'
import { type ListState, readListState, writeListState } from './list-state.ts'

export type OpenLink = { readonly to: To; readonly replace: boolean; readonly state: OpenedHere }
/** Marks an address reached from the list, so that closing can go back. */
type OpenedHere = { readonly openedFromList: true }

export type ListControls = ListState & {
  readonly setQuery: (query: string) => void
  readonly setFilter: (changes: Partial<ExerciseFilter>) => void
  readonly linkTo: (id: ExerciseId) => OpenLink
  readonly close: () => void
  /** Whether going back closes the open exercise. */
  readonly isHistoryStep: boolean
}

/** The query is written to the address only with the next action: browsers limit address changes. */
export function useListState(): ListControls {
  const location = useLocation()
  const navigate = useNavigate()
  const inAddress = readListState(location.search)
  const [query, setTyped] = useState(inAddress.query)
  const state = { ...inAddress, query }
  const closing = useRef<string>(undefined)

  const toTop = () => window.scrollTo(0, 0)
  return {
    ...state,
    setQuery: (typed) => {
      setTyped(typed)
      toTop()
    },
    setFilter: (changes) => {
      const filter = { ...state.filter, ...changes }
      void navigate({ search: writeListState({ ...state, filter }) }, { replace: true, state: location.state })
      toTop()
    },
    linkTo: (id) => ({
      to: { search: writeListState({ ...state, open: id }) },
      replace: state.open !== null,
      state: { openedFromList: true },
    }),
    isHistoryStep: wasOpenedHere(location.state),
    close: () => {
      // The step back takes a moment: a second tap must not take another one.
      if (closing.current === location.key) return
      closing.current = location.key
      if (wasOpenedHere(location.state)) return void navigate(-1)
      void navigate({ search: writeListState({ ...state, open: null }) }, { replace: true })
    },
  }
}

function wasOpenedHere(state: unknown): state is OpenedHere {
  return typeof state === 'object' && state !== null && 'openedFromList' in state
}
