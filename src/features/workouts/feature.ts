import { ClipboardList } from 'lucide-react'
import { EDIT_WORKOUT_PATH, NEW_WORKOUT_PATH, WORKOUTS_PATH } from '#contract/routes.ts'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: WORKOUTS_PATH,
      access: 'login',
      layout: 'default',
      title: 'workouts:title',
      load: () => import('./list/workouts-screen.tsx'),
      navigation: { order: 20, name: 'app:place.routines', icon: ClipboardList },
    },
    {
      path: NEW_WORKOUT_PATH,
      access: 'login',
      layout: 'default',
      title: 'workouts:builder.createTitle',
      load: () => import('./builder/create-screen.tsx'),
    },
    {
      path: EDIT_WORKOUT_PATH,
      access: 'login',
      layout: 'default',
      title: 'workouts:builder.editTitle',
      load: () => import('./builder/edit-screen.tsx'),
    },
  ],
} satisfies Feature
