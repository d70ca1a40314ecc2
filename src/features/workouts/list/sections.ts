import type { Folder, Workout } from '#contract/workout.ts'

/** A folder with its workouts; `folder` is null for those in none. */
export type Section = { readonly folder: Folder | null; readonly workouts: readonly Workout[] }

/**
 * The workouts by folder, in folder order. Those without an existing folder come first, so that a new workout is not
 * below every folder.
 */
export function sectionsOf(workouts: readonly Workout[], folders: readonly Folder[]): readonly Section[] {
  const known = new Set<string>(folders.map((folder) => folder.id))
  const loose = workouts.filter(({ folderId }) => folderId === null || !known.has(folderId))
  return [
    ...(loose.length > 0 ? [{ folder: null, workouts: loose }] : []),
    ...folders.map((folder) => ({ folder, workouts: workouts.filter(({ folderId }) => folderId === folder.id) })),
  ]
}
