import { useCallback, useEffect, useState } from 'react'
import type { SocialProvider } from '#contract/vocabulary.ts'
import { identity } from '#platform/identity/identity.ts'
import type { LinkedProvider } from '#platform/identity/provider-account.ts'
import { enabledSocialProviders } from '#platform/identity/sign-in.ts'

/** Undefined while loading, `unknown` if the provider is unreachable. */
export type WaysIn = readonly LinkedProvider[] | 'unknown' | undefined

type Ways = {
  readonly waysIn: WaysIn
  /** The providers that could be added. */
  readonly offered: readonly SocialProvider[]
  readonly reload: () => Promise<void>
}

/** Both are known at once, so that neither moves the other. */
export function useWaysIn(): Ways {
  const [waysIn, setWaysIn] = useState<WaysIn>()
  const [offered, setOffered] = useState<readonly SocialProvider[]>()
  const reload = useCallback(
    () =>
      identity.account.linkedProviders().then(setWaysIn, (cause: unknown) => {
        console.warn('the ways in', cause)
        setWaysIn('unknown')
      }),
    [],
  )
  useEffect(() => {
    let isWanted = true
    void enabledSocialProviders().then((answer) => isWanted && setOffered(answer))
    void reload()
    return () => {
      isWanted = false
    }
  }, [reload])
  return { waysIn: offered || waysIn === 'unknown' ? waysIn : undefined, offered: offered ?? [], reload }
}
