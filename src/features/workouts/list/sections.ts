import type { Folder, Workout } from '#contract/workout.ts'

/** A folder with what is in it; `folder` is null for the workouts that are in none. */
export type Section = { readonly folder: Folder | null; readonly workouts: readonly Workout[] }

/**
 * The workouts by folder, in the order of the folders. Those without one, or whose folder is gone, come first: what was
 * just built is not to be looked for below every folder.
 */
export function sectionsOf(workouts: readonly Workout[], folders: readonly Folder[]): readonly Section[] {
  const known = new Set<string>(folders.map((folder) => folder.id))
  const loose = workouts.filter(({ folderId }) => folderId === null || !known.has(folderId))
  return [
    ...(loose.length > 0 ? [{ folder: null, workouts: loose }] : []),
    ...folders.map((folder) => ({ folder, workouts: workouts.filter(({ folderId }) => folderId === folder.id) })),
  ]
}
