import { History } from 'lucide-react'
import type { Feature } from '../feature.ts'
import { HISTORY } from './place-of.ts'

const loadHistory = () => import('./history/history-screen.tsx')

export default {
  routes: [
    // The history of everything has a place in the navigation, so it is a route of its own.
    {
      path: HISTORY,
      access: 'login',
      layout: 'default',
      title: 'sessions:history.title',
      load: loadHistory,
      navigation: { order: 40, icon: History, besides: true },
      under: '/workouts',
    },
    {
      path: '/workout/:id/sessions',
      under: '/workouts',
      access: 'login',
      layout: 'default',
      title: 'sessions:history.title',
      load: loadHistory,
    },
    {
      path: '/workout/:id/completed',
      under: HISTORY,
      access: 'login',
      layout: 'default',
      title: 'sessions:completed.title',
      load: () => import('./result/completed-screen.tsx'),
    },
    {
      path: '/workout/:id/abandoned',
      under: HISTORY,
      access: 'login',
      layout: 'default',
      title: 'sessions:abandoned.title',
      load: () => import('./result/abandoned-screen.tsx'),
    },
  ],
} satisfies Feature
