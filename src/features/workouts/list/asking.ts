import type { Folder, Workout } from '#contract/workout.ts'

/** What the screen is asking the person, if anything. `contents` are the workouts that move into the new folder. */
export type Asking =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'programs' }
  | { readonly kind: 'new-folder'; readonly contents: readonly Workout[] }
  | { readonly kind: 'rename-folder'; readonly folder: Folder }
  | { readonly kind: 'move'; readonly workout: Workout }

export const CLOSED: Asking = { kind: 'nothing' }

/** The question about a folder's name. */
export function titleOf({ kind }: Asking): 'folder.rename' | 'folder.new' {
  return kind === 'rename-folder' ? 'folder.rename' : 'folder.new'
}
