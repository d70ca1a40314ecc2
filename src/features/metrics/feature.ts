import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/metrics',
      under: '/progress',
      access: 'login',
      needsSubscription: true,
      layout: 'default',
      title: 'metrics:title',
      load: () => import('./metrics-screen.tsx'),
    },
  ],
} satisfies Feature
