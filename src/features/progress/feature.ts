import { ChartLine } from 'lucide-react'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/progress',
      access: 'login',
      needsSubscription: true,
      layout: 'default',
      title: 'progress:title',
      load: () => import('./progress-screen.tsx'),
      navigation: { order: 35, icon: ChartLine },
    },
  ],
  frame: {
    paths: ['/progress', '/analytics', '/metrics', '/statistics'],
    load: () => import('./figures-frame.tsx'),
  },
} satisfies Feature
