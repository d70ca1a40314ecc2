import { useMemo } from 'react'
import type { SetId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { type SetChoice, setChoicesOf } from '#domain/merge/set-choices.ts'
import { useMergeChoices } from '#platform/sync/merge-choices.ts'
import { useDatabase } from '#storage/database-context.tsx'

/** Sets of a session of which merging on this device kept one side's figures, and how to forget such a choice. */
export function useSetChoices(session: Session): {
  readonly choices: ReadonlyMap<SetId, SetChoice>
  readonly forget: (choice: SetChoice) => void
} {
  const { account } = useDatabase()
  const { choices, forget } = useMergeChoices(account, session.id)
  return {
    choices: useMemo(() => setChoicesOf(session, choices), [session, choices]),
    forget: ({ numbers }) => forget(numbers),
  }
}
