import { Dumbbell } from 'lucide-react'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/exercises',
      access: 'login',
      layout: 'default',
      title: 'exercises:title',
      load: () => import('./exercises-screen.tsx'),
      navigation: { order: 30, icon: Dumbbell },
    },
    {
      path: '/exercises/new',
      access: 'login',
      layout: 'default',
      title: 'exercises:form.newTitle',
      load: () => import('./form/new-exercise-screen.tsx'),
    },
    {
      path: '/exercises/:id/edit',
      access: 'login',
      layout: 'default',
      title: 'exercises:form.editTitle',
      load: () => import('./form/edit-exercise-screen.tsx'),
    },
  ],
} satisfies Feature
