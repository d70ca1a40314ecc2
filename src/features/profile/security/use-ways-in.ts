import { useCallback, useEffect, useState } from 'react'
import { identity } from '#platform/identity/identity.ts'
import type { LinkedProvider } from '#platform/identity/provider-account.ts'

/** Undefined while loading, `unknown` if the provider is unreachable. */
export type WaysIn = readonly LinkedProvider[] | 'unknown' | undefined

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
