import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/outbox',
      access: 'login',
      layout: 'default',
      title: 'outbox:title',
      load: () => import('./outbox-screen.tsx'),
    },
  ],
} satisfies Feature
