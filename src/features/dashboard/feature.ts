import { House } from 'lucide-react'
import { DASHBOARD_PATH } from '#contract/routes.ts'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: DASHBOARD_PATH,
      access: 'login',
      layout: 'default',
      title: 'dashboard:title',
      load: () => import('./dashboard-screen.tsx'),
      navigation: { order: 10, name: 'app:place.home', icon: House },
    },
  ],
} satisfies Feature
