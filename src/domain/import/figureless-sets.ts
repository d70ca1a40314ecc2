import type { Imported } from './imported.ts'

/** The sets of a file with neither repetitions, time nor distance. */
export type FigurelessSets = { readonly count: number; readonly of: number }

/** Null if at most half of the sets are: then the file is likely read as it is meant. */
export function findFigurelessSets({
  workouts,
  oddities,
}: Pick<Imported, 'workouts' | 'oddities'>): FigurelessSets | null {
  // Some formats leave such rows out while reading.
  const leftOut = oddities.find(({ kind }) => kind === 'empty-set')?.count ?? 0
  let [count, of] = [leftOut, leftOut]
  for (const { exercises } of workouts) {
    for (const { sets } of exercises) {
      of += sets.length
      for (const { reps, seconds, distance } of sets) {
        if (reps === null && seconds === null && distance === null) count += 1
      }
    }
  }
  return count * 2 > of ? { count, of } : null
}
