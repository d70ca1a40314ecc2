import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom'
import { withResolvers } from '#shared/with-resolvers.ts'
import { turnPages } from './turn-pages.ts'

/** Lets pages turn where the browser can. */
export function FollowTurns() {
  const { navigator } = use(UNSAFE_NavigationContext)
  const { pathname } = useLocation()
  const arrive = useRef<() => void>(undefined)
  // The same commit shows the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is an arrival
  useLayoutEffect(() => arrive.current?.(), [pathname])
  useEffect(() => {
    if (!('startViewTransition' in document)) return
    return turnPages(navigator, () => {
      const { promise, resolve } = withResolvers<void>()
      arrive.current = resolve
      return promise
    })
  }, [navigator])
  return null
}
