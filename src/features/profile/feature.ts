import { CircleUserRound } from 'lucide-react'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/profile',
      access: 'login',
      layout: 'default',
      title: 'profile:title',
      load: () => import('./profile-screen.tsx'),
      navigation: { order: 60, icon: CircleUserRound },
    },
  ],
} satisfies Feature
