import { ChartLine } from 'lucide-react'
import { ANALYTICS_PATH, METRICS_PATH, PROGRESS_PATH, STATISTICS_PATH } from '#contract/routes.ts'
import type { Feature, FeatureRoute } from '../feature.ts'

const COMMON = {
  access: 'login',
  layout: 'default',
} satisfies Partial<FeatureRoute>

export default {
  routes: [
    {
      ...COMMON,
      path: PROGRESS_PATH,
      title: 'insights:progress.title',
      load: () => import('./progress/progress-screen.tsx'),
      navigation: { order: 35, name: 'app:place.progress', icon: ChartLine },
    },
    {
      ...COMMON,
      path: ANALYTICS_PATH,
      under: PROGRESS_PATH,
      title: 'insights:analytics.title',
      load: () => import('./analytics/analytics-screen.tsx'),
    },
    {
      ...COMMON,
      path: STATISTICS_PATH,
      under: PROGRESS_PATH,
      title: 'insights:statistics.title',
      load: () => import('./statistics/statistics-screen.tsx'),
    },
  ],
  frame: {
    paths: [PROGRESS_PATH, ANALYTICS_PATH, METRICS_PATH, STATISTICS_PATH],
    load: () => import('./insights-frame.tsx'),
  },
} satisfies Feature
