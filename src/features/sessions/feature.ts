import { History } from 'lucide-react'
import type { Feature } from '../feature.ts'

const loadHistory = () => import('./history/history-screen.tsx')

export default {
  routes: [
    // The history of everything has a place in the navigation, so it is a route of its own.
    {
      path: '/workout/all/sessions',
      access: 'login',
      layout: 'default',
      title: 'sessions:history.title',
      load: loadHistory,
      navigation: { order: 40, icon: History, besides: true },
    },
    {
      path: '/workout/:id/sessions',
      access: 'login',
      layout: 'default',
      title: 'sessions:history.title',
      load: loadHistory,
    },
    {
      path: '/workout/:id/completed',
      access: 'login',
      layout: 'default',
      title: 'sessions:completed.title',
      load: () => import('./result/completed-screen.tsx'),
    },
    {
      path: '/workout/:id/abandoned',
      access: 'login',
      layout: 'default',
      title: 'sessions:abandoned.title',
      load: () => import('./result/abandoned-screen.tsx'),
    },
  ],
} satisfies Feature
