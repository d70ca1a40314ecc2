import type { Layout } from '../../features/feature.ts'
import { type Content, contentOf } from '../content.tsx'
import { NOTICES } from '../feature-table.ts'
import { BareLayout } from './bare-layout.tsx'
import { BlankLayout } from './blank-layout.tsx'

// The running workout uses none of these, and does not wait for them.
const DEFAULT = contentOf(() => {
  // What the frame shows above a screen comes with it: later it would push the screen down.
  for (const notice of NOTICES) void notice.fetch().catch(() => undefined)
  return import('./default-layout.tsx')
})

const VISITORS_SIDEBAR = contentOf(() => import('./sidebar-site-layout.tsx'))

const LAYOUTS: Readonly<Record<Layout, Content>> = {
  none: { Content: BareLayout, fetch: async () => undefined },
  default: DEFAULT,
  'default-sidebar': DEFAULT,
  content: contentOf(() => import('./content-layout.tsx')),
  'landing-page': contentOf(() => import('./site-layout.tsx')),
  blank: { Content: BlankLayout, fetch: async () => undefined },
}

export function layoutOf(layout: Layout, visitor: boolean): Content {
  return visitor && layout === 'default-sidebar' ? VISITORS_SIDEBAR : LAYOUTS[layout]
}
