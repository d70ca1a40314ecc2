import { ChartLine } from 'lucide-react'
import type { Feature, FeatureRoute } from '../feature.ts'

const COMMON = {
  access: 'login',
  needsSubscription: true,
  layout: 'default',
} satisfies Partial<FeatureRoute>

export default {
  routes: [
    {
      ...COMMON,
      path: '/progress',
      title: 'insights:progress.title',
      load: () => import('./progress/progress-screen.tsx'),
      navigation: { order: 35, icon: ChartLine },
    },
    {
      ...COMMON,
      path: '/analytics',
      under: '/progress',
      title: 'insights:analytics.title',
      load: () => import('./analytics/analytics-screen.tsx'),
    },
    {
      ...COMMON,
      path: '/statistics',
      under: '/progress',
      title: 'insights:statistics.title',
      load: () => import('./statistics/statistics-screen.tsx'),
    },
  ],
  frame: {
    paths: ['/progress', '/analytics', '/metrics', '/statistics'],
    load: () => import('./insights-frame.tsx'),
  },
} satisfies Feature
