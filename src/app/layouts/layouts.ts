import type { Layout } from '../../features/feature.ts'
import { type Content, contentOf } from '../content.tsx'
import { BareLayout } from './bare-layout.tsx'
import { BlankLayout } from './blank-layout.tsx'

// A running workout stands in none of these, and does not wait for them.
const DEFAULT = contentOf(() => import('./default-layout.tsx'))

/** The frames around the screens. Going from one screen to another of the same layout keeps the layout standing. */
export const LAYOUTS: Readonly<Record<Layout, Content>> = {
  none: { Content: BareLayout, fetch: async () => undefined },
  default: DEFAULT,
  'default-sidebar': DEFAULT,
  content: contentOf(() => import('./content-layout.tsx')),
  'landing-page': contentOf(() => import('./site-layout.tsx')),
  blank: { Content: BlankLayout, fetch: async () => undefined },
}
