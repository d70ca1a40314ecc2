import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/metrics',
      access: 'login',
      needsSubscription: true,
      layout: 'default',
      title: 'metrics:title',
      load: () => import('./metrics-screen.tsx'),
    },
  ],
} satisfies Feature
