import { METRICS_PATH, PROGRESS_PATH } from '#contract/routes.ts'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: METRICS_PATH,
      under: PROGRESS_PATH,
      access: 'login',
      layout: 'default',
      title: 'metrics:title',
      load: () => import('./metrics-screen.tsx'),
    },
  ],
} satisfies Feature
