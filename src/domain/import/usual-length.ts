import { UNUSUAL_LENGTH_MS } from '../session/lifecycle.ts'
import type { ImportedWorkout } from './imported.ts'

export const LONG_SECONDS = UNUSUAL_LENGTH_MS / 1_000
/** A shorter workout was started by mistake. */
const SHORT_SECONDS = 300
const AN_HOUR = 3_600

/** The usual duration of a person's workouts, from those that have one; an hour without any. */
export function usualSeconds(workouts: readonly ImportedWorkout[]): number {
  const lasted = workouts
    .flatMap(({ durationSeconds }) => durationSeconds ?? [])
    .filter((seconds) => seconds >= SHORT_SECONDS && seconds <= LONG_SECONDS)
    .toSorted((left, right) => left - right)
  return lasted[Math.floor(lasted.length / 2)] ?? AN_HOUR
}

export function withUsualLength(workouts: readonly ImportedWorkout[]): readonly ImportedWorkout[] {
  const usual = usualSeconds(workouts)
  return workouts.map((workout) =>
    (workout.durationSeconds ?? 0) > LONG_SECONDS ? { ...workout, durationSeconds: usual } : workout,
  )
}
