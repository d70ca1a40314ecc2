import { type ReactNode, useState } from 'react'
import type { SetId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { useReceipts } from '#platform/sync/sync.ts'
import { reuse } from '../editing/structural-sharing.ts'
import { OnServerContext } from '../sets/use-set-state.ts'

type OnServerProps = { readonly session: Session; readonly children: ReactNode }

/** Tells the rows which sets the server has, exactly as they are stored here. */
export function OnServer({ session, children }: OnServerProps) {
  const isOnServer = useReceipts(session.id)
  const [known, setKnown] = useState<readonly SetId[]>([])
  const sets = session.exercises.flatMap((exercise) => exercise.sets)
  // The same list as long as it says the same: rows compare by identity.
  const ids = reuse(
    known,
    sets.filter(isOnServer).map(({ id }) => id),
  )
  if (ids !== known) setKnown(ids)
  return <OnServerContext value={ids}>{children}</OnServerContext>
}
