import { isRestrictedPath } from '#domain/billing/restricted-path.ts'
import { contentOf } from './content.tsx'
import type { ScreenRoute } from './feature-table.ts'

/** The door of the screens for subscribers. It knows storage and subscription, which a visitor's pages are not to fetch. */
export const RESTRICTED = contentOf(() => import('./restricted-screen.tsx'))

/** Whether a screen is for subscribers: its row says so, or its address does. */
export function isRestricted({ needsSubscription, path }: Pick<ScreenRoute, 'needsSubscription' | 'path'>): boolean {
  return needsSubscription === true || isRestrictedPath(path)
}
