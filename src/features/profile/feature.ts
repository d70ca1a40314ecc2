import { CircleUserRound } from 'lucide-react'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/profile',
      access: 'login',
      layout: 'default',
      title: 'profile:title',
      load: () => import('./overview/overview-screen.tsx'),
      navigation: { order: 60, icon: CircleUserRound },
    },
    {
      path: '/profile/preferences',
      access: 'login',
      layout: 'default',
      title: 'profile:section.preferences',
      load: () => import('./preferences/preferences-screen.tsx'),
    },
    {
      path: '/profile/security',
      access: 'login',
      layout: 'default',
      title: 'profile:section.security',
      load: () => import('./security/security-screen.tsx'),
    },
    {
      path: '/profile/privacy',
      access: 'login',
      layout: 'default',
      title: 'profile:section.privacy',
      load: () => import('./privacy/privacy-screen.tsx'),
    },
  ],
  frame: { paths: ['/profile'], load: () => import('./section-panes.tsx') },
} satisfies Feature
