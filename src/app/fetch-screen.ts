import { matchRoutes } from 'react-router-dom'
import { ROUTES, type ScreenRoute } from './feature-table.ts'
import { LAYOUTS } from './layouts/layouts.ts'

/** Whether a screen is for somebody who is signed in, or for a visitor. */
export function admits({ access }: ScreenRoute, visitor: boolean): boolean {
  return access === 'public' || (access === 'guest') === visitor
}

/** The screen of an address, as the router will choose it. Undefined where there is none for this person. */
export function screenAt(pathname: string, visitor: boolean): ScreenRoute | undefined {
  const [match] = matchRoutes([...ROUTES], pathname) ?? []
  return match && admits(match.route, visitor) ? match.route : undefined
}

/** Fetches a screen and the frames around it. Never rejects: what cannot be fetched is said where it is shown. */
export async function fetchScreen({ fetch, layout, frame }: ScreenRoute): Promise<void> {
  await Promise.allSettled([fetch(), LAYOUTS[layout].fetch(), frame?.fetch()])
}
