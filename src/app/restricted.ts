import { contentOf } from './content.tsx'

/** The door of the screens for subscribers. It knows storage and subscription, which a visitor's pages are not to fetch. */
export const RESTRICTED = contentOf(() => import('./restricted-screen.tsx'))
