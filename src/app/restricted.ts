import { contentOf } from './content.tsx'

/** The guard of subscriber screens. It imports storage and subscription, which a visitor's pages must not load. */
export const RESTRICTED = contentOf(() => import('./restricted-screen.tsx'))
