import { Dumbbell } from 'lucide-react'
import { EXERCISES_PATH, editExercisePath, NEW_EXERCISE_PATH } from '#contract/routes.ts'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: EXERCISES_PATH,
      access: 'login',
      layout: 'default',
      title: 'exercises:title',
      load: () => import('./exercises-screen.tsx'),
      navigation: { order: 30, name: 'app:place.exercises', icon: Dumbbell },
    },
    {
      path: NEW_EXERCISE_PATH,
      access: 'login',
      layout: 'default',
      title: 'exercises:form.newTitle',
      load: () => import('./form/new-exercise-screen.tsx'),
    },
    {
      path: editExercisePath(':id'),
      access: 'login',
      layout: 'default',
      title: 'exercises:form.editTitle',
      load: () => import('./form/edit-exercise-screen.tsx'),
    },
  ],
} satisfies Feature
