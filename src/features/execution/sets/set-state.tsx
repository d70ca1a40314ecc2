import { createContext, type ReactNode, use, useState } from 'react'
import type { SetId } from '#contract/id.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { useReceipts } from '#platform/sync/sync.ts'
import { useStore } from '#shared/use-store.ts'
import { markOf, type SetMark, shownSet } from '../editing/session-edits.ts'
import { reuse } from '../editing/structural-sharing.ts'
import { useWorkout } from './workout.ts'

/** State of a set, as shown by the tick. `not-saved`: the disk refused it. */
export type SetState = 'open' | 'saving' | 'device' | 'server' | 'not-saved'

/** The ids of sets that the server has in their current version. */
const OnServerContext = createContext<readonly SetId[]>([])

type OnServerProps = { readonly session: Session; readonly children: ReactNode }

/** Provides the rows with the sets that the server has in their stored version. */
export function OnServer({ session, children }: OnServerProps) {
  const isOnServer = useReceipts(session.id)
  const [known, setKnown] = useState<readonly SetId[]>([])
  const sets = session.exercises.flatMap((exercise) => exercise.sets)
  // The same list while its content is equal: rows compare by identity.
  const ids = reuse(
    known,
    sets.filter(isOnServer).map(({ id }) => id),
  )
  if (ids !== known) setKnown(ids)
  return <OnServerContext value={ids}>{children}</OnServerContext>
}

/** The set as the latest edit left it, and how far that has got on its way to the disk. */
export function useLatestSet(set: SessionSet): { readonly latest: SessionSet; readonly mark: SetMark } {
  const { store } = useWorkout()
  const { subscribe } = store.ofSet(set.id)
  return {
    latest: useStore({ subscribe, current: () => shownSet(store.current(), set.id) ?? set }),
    mark: useStore({ subscribe, current: () => markOf(store.current(), set.id) }),
  }
}

export function useSetState({ id, completedAt }: SessionSet, mark: SetMark): SetState {
  const isOnServer = use(OnServerContext).includes(id)
  if (mark === 'not-saved') return 'not-saved'
  if (completedAt === null) return 'open'
  if (mark === 'saving') return 'saving'
  return isOnServer ? 'server' : 'device'
}
