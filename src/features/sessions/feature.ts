import { History } from 'lucide-react'
import { HISTORY_PATH, sessionPath, WORKOUTS_PATH, workoutHistoryPath } from '#contract/routes.ts'
import type { Feature } from '../feature.ts'

const loadHistory = () => import('./history/history-screen.tsx')

export default {
  routes: [
    // The complete history is in the navigation, so it is a separate route.
    {
      path: HISTORY_PATH,
      access: 'login',
      layout: 'default',
      title: 'sessions:history.title',
      load: loadHistory,
      navigation: { order: 40, name: 'app:place.history', icon: History, besides: true },
      under: WORKOUTS_PATH,
    },
    {
      path: workoutHistoryPath(':id'),
      under: WORKOUTS_PATH,
      access: 'login',
      layout: 'default',
      title: 'sessions:history.title',
      load: loadHistory,
    },
    {
      path: sessionPath({ id: ':id', status: 'completed' }),
      under: HISTORY_PATH,
      access: 'login',
      layout: 'default',
      title: 'sessions:completed.title',
      load: () => import('./result/completed-screen.tsx'),
    },
    {
      path: sessionPath({ id: ':id', status: 'abandoned' }),
      under: HISTORY_PATH,
      access: 'login',
      layout: 'default',
      title: 'sessions:abandoned.title',
      load: () => import('./result/abandoned-screen.tsx'),
    },
  ],
} satisfies Feature
