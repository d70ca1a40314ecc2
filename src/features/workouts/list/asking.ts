import type { Folder, Workout } from '#contract/workout.ts'

/** The screen's open question, if any. `contents` are the workouts that move into the new folder. */
export type Asking =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'programs' }
  | { readonly kind: 'new-folder'; readonly contents: readonly Workout[] }
  | { readonly kind: 'rename-folder'; readonly folder: Folder }
  | { readonly kind: 'move'; readonly workout: Workout }

export const CLOSED: Asking = { kind: 'nothing' }

/** The title of a folder's name dialog. */
export function titleOf({ kind }: Asking): 'folder.rename' | 'folder.new' {
  return kind === 'rename-folder' ? 'folder.rename' : 'folder.new'
}
