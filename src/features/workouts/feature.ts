import { ClipboardList } from 'lucide-react'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/workouts',
      access: 'login',
      layout: 'default',
      title: 'workouts:title',
      load: () => import('./list/workouts-screen.tsx'),
      navigation: { order: 20, icon: ClipboardList },
    },
    {
      path: '/workouts/create-v2',
      access: 'login',
      layout: 'default',
      title: 'workouts:builder.createTitle',
      load: () => import('./builder/create-screen.tsx'),
    },
    {
      path: '/workouts/edit-v2',
      access: 'login',
      layout: 'default',
      title: 'workouts:builder.editTitle',
      load: () => import('./builder/edit-screen.tsx'),
    },
  ],
} satisfies Feature
