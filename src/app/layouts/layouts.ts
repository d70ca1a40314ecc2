import type { Layout } from '../../features/feature.ts'
import { type Content, contentOf } from '../content.tsx'
import { BareLayout } from './bare-layout.tsx'
import { BlankLayout } from './blank-layout.tsx'

// A running workout stands in none of these, and does not wait for them.
const DEFAULT = contentOf(() => import('./default-layout.tsx'))

/** The app's frame has a sidebar for everything; a visitor's has one for the places of help. */
const VISITORS_SIDEBAR = contentOf(() => import('./sidebar-site-layout.tsx'))

const LAYOUTS: Readonly<Record<Layout, Content>> = {
  none: { Content: BareLayout, fetch: async () => undefined },
  default: DEFAULT,
  'default-sidebar': DEFAULT,
  content: contentOf(() => import('./content-layout.tsx')),
  'landing-page': contentOf(() => import('./site-layout.tsx')),
  blank: { Content: BlankLayout, fetch: async () => undefined },
}

/** The frame around a screen. Going from one screen to another of the same layout keeps the layout standing. */
export function layoutOf(layout: Layout, visitor: boolean): Content {
  return visitor && layout === 'default-sidebar' ? VISITORS_SIDEBAR : LAYOUTS[layout]
}
