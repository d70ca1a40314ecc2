import { useCallback, useEffect, useState } from 'react'
import { identity } from '#platform/identity/identity.ts'
import type { LinkedProvider } from '#platform/identity/provider-account.ts'

/** What the identity provider answers; undefined while it is asked. */
export type WaysIn = readonly LinkedProvider[] | 'unknown' | undefined

/** The ways in that the account has, and how to ask again. `unknown` where the provider cannot be reached. */
export function useWaysIn(): { readonly waysIn: WaysIn; readonly reload: () => Promise<void> } {
  const [waysIn, setWaysIn] = useState<WaysIn>()
  const reload = useCallback(
    () =>
      identity.account.linkedProviders().then(setWaysIn, (cause: unknown) => {
        console.warn('the ways in', cause)
        setWaysIn('unknown')
      }),
    [],
  )
  useEffect(() => void reload(), [reload])
  return { waysIn, reload }
}
