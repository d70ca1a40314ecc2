/** How hard a set was, from 10 (nothing left) down; 10 minus it is how many repetitions were left. */
export const EFFORTS = [10, 9, 8, 7, 6] as const

/** A ladder up to the first working set: shares of its weight, 0 for the bar alone. */
export const WARM_UP = [
  { share: 0, reps: 10 },
  { share: 0.4, reps: 6 },
  { share: 0.6, reps: 4 },
  { share: 0.8, reps: 2 },
] as const
