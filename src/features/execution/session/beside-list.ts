// biome-ignore-all lint/performance/noBarrelFile: imports of their own would each list the files that they share
export { EmptyWorkout } from './empty-workout.tsx'
export { ExercisePane } from './exercise-pane.tsx'
export { ExerciseThumb } from './exercise-thumb.tsx'
