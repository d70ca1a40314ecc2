import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/analytics',
      under: '/progress',
      access: 'login',
      needsSubscription: true,
      layout: 'default',
      title: 'analytics:title',
      load: () => import('./analytics-screen.tsx'),
    },
  ],
} satisfies Feature
