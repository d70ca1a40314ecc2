import { lazy } from 'react'

// A set is logged without them.
const load = () => import('./beside-list.ts')

export const EmptyWorkout = lazy(async () => ({ default: (await load()).EmptyWorkout }))
export const ExercisePane = lazy(async () => ({ default: (await load()).ExercisePane }))
export const ExerciseThumb = lazy(async () => ({ default: (await load()).ExerciseThumb }))
