import { DIAGNOSTICS_PATH, OUTBOX_PATH } from '#contract/routes.ts'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: OUTBOX_PATH,
      access: 'login',
      layout: 'default',
      title: 'outbox:title',
      load: () => import('./outbox-screen.tsx'),
    },
    {
      path: DIAGNOSTICS_PATH,
      access: 'login',
      layout: 'default',
      title: 'outbox:diagnostics',
      load: () => import('./diagnostics/diagnostics-screen.tsx'),
    },
  ],
} satisfies Feature
