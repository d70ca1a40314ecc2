import { createContext, use } from 'react'
import type { SetId } from '#contract/id.ts'
import type { SessionSet } from '#contract/session.ts'
import { useStore } from '#shared/use-store.ts'
import { markOf } from '../editing/session-edits.ts'
import type { SessionStore } from '../editing/session-store.ts'
import type { SetState } from './set-row.tsx'

/** The ids of the sets that the server has as they are. */
export const OnServerContext = createContext<readonly SetId[]>([])

/** How far a set has got. Only its own row is drawn anew when that changes. */
export function useSetState(store: SessionStore, set: SessionSet): SetState {
  const { id, completedAt } = set
  const isOnServer = use(OnServerContext).includes(id)
  const mark = useStore({ subscribe: store.subscribe, current: () => markOf(store.current(), id) })
  if (mark === 'not-saved') return 'not-saved'
  if (completedAt === null) return 'open'
  if (mark === 'saving') return 'saving'
  return isOnServer ? 'server' : 'device'
}
