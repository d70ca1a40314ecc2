import { optionalPart } from '#shared/optional-part.tsx'

// A set is logged without them.
const load = () => import('./beside-list.ts')

export const EmptyWorkout = optionalPart(async () => ({ default: (await load()).EmptyWorkout }))
export const ExercisePane = optionalPart(async () => ({ default: (await load()).ExercisePane }))
export const ExerciseThumb = optionalPart(async () => ({ default: (await load()).ExerciseThumb }))
