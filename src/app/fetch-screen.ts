import { matchRoutes } from 'react-router-dom'
import { isRestrictedPath } from '#domain/billing/restricted-path.ts'
import { currentAccount } from '#platform/account/account.ts'
import { ROUTES, type ScreenRoute } from './feature-table.ts'
import { layoutOf } from './layouts/layouts.ts'
import { RESTRICTED } from './restricted.ts'

export function admits({ access }: ScreenRoute, visitor: boolean): boolean {
  return access === 'public' || (access === 'guest') === visitor
}

export function screenAt(pathname: string, visitor: boolean): ScreenRoute | undefined {
  const [match] = matchRoutes([...ROUTES], pathname) ?? []
  return match && admits(match.route, visitor) ? match.route : undefined
}

/** Loads a screen and its frame. Never rejects: failures are reported on rendering. */
export async function fetchScreen(route: ScreenRoute): Promise<void> {
  const door = isRestrictedPath(route.path) ? RESTRICTED.fetch() : undefined
  const layout = layoutOf(route.layout, currentAccount() === null)
  await Promise.allSettled([route.fetch(), layout.fetch(), route.frame?.fetch(), door])
}
