import { createContext, type ReactNode, use, useState } from 'react'
import type { Session, SessionSet } from '#contract/session.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { useReceipts } from '#platform/sync/sync.ts'
import { useStore } from '#shared/use-store.ts'
import { markOf, type SetMark, shownSet } from '../editing/session-edits.ts'
import { useWorkout } from './workout.ts'

/** State of a set, as shown by the tick. `not-saved`: the disk refused it. */
export type SetState = 'open' | 'saving' | 'device' | 'server' | 'not-saved'

/** Sets that the server has, as it has them. */
const OnServerContext = createContext<readonly SessionSet[]>([])

type OnServerProps = { readonly session: Session; readonly children: ReactNode }

/** Provides the rows with the sets that the server has in their stored version. */
export function OnServer({ session, children }: OnServerProps) {
  const isOnServer = useReceipts(session.id)
  const [known, setKnown] = useState<readonly SessionSet[]>([])
  const sets = session.exercises.flatMap((exercise) => exercise.sets).filter(isOnServer)
  // The same list while its sets are: rows compare by identity.
  const isKnown = sets.length === known.length && sets.every((set, index) => set === known[index])
  if (!isKnown) setKnown(sets)
  return <OnServerContext value={isKnown ? known : sets}>{children}</OnServerContext>
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

export function useSetState(set: SessionSet, mark: SetMark): SetState {
  // The screen around a row follows behind it: what it knows may be an earlier version of the set.
  const isOnServer = use(OnServerContext).some((known) => known.id === set.id && sameContent(known, set))
  if (mark === 'not-saved') return 'not-saved'
  if (set.completedAt === null) return 'open'
  if (mark === 'saving') return 'saving'
  return isOnServer ? 'server' : 'device'
}
