import { House } from 'lucide-react'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/dashboard',
      access: 'login',
      needsSubscription: true,
      layout: 'default',
      title: 'dashboard:title',
      load: () => import('./dashboard-screen.tsx'),
      navigation: { order: 10, icon: House },
    },
  ],
} satisfies Feature
