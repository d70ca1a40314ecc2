import type { Folder, Workout } from '#contract/workout.ts'

/** `folder` is null for workouts in none. */
export type Section = { readonly folder: Folder | null; readonly workouts: readonly Workout[] }

/** Loose workouts come first, so that a new one is not below every folder. */
export function sectionsOf(workouts: readonly Workout[], folders: readonly Folder[]): readonly Section[] {
  const known = new Set<string>(folders.map((folder) => folder.id))
  const loose = workouts.filter(({ folderId }) => folderId === null || !known.has(folderId))
  return [
    ...(loose.length > 0 ? [{ folder: null, workouts: loose }] : []),
    ...folders.map((folder) => ({ folder, workouts: workouts.filter(({ folderId }) => folderId === folder.id) })),
  ]
}
