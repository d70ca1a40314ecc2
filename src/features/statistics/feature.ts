import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/statistics',
      under: '/progress',
      access: 'login',
      needsSubscription: true,
      layout: 'default',
      title: 'statistics:title',
      load: () => import('./statistics-screen.tsx'),
    },
  ],
} satisfies Feature
