export type Heat = 0 | 1 | 2 | 3 | 4

/** Quarters of the most sets of a day; a day without sets is 0. */
export function heatOf(sets: number, most: number): Heat {
  if (sets <= 0) return 0
  const share = sets / most
  if (share > 0.75) return 4
  if (share > 0.5) return 3
  return share > 0.25 ? 2 : 1
}
