import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { inPlace } from '../exported.ts'
import { isSample } from './sessions.ts'
import { comparableKg, estimatedMax, loggedSets } from './sets.ts'

/** One logged set, with where it was done. */
export type Performed = { readonly session: Session; readonly exercise: SessionExercise; readonly set: SessionSet }

/** Every logged set of an exercise, warm-ups too, in the order done. `sessions` are oldest first. */
export function performedSets(sessions: readonly Session[], exerciseId: ExerciseId): readonly Performed[] {
  return sessions
    .filter((session) => !isSample(session))
    .flatMap((session) =>
      inPlace(session.exercises)
        .filter((exercise) => exercise.exerciseId === exerciseId)
        .flatMap((exercise) => loggedSets(exercise).map((set) => ({ session, exercise, set }))),
    )
}

/** Every exercise with a logged set. */
export function trainedIds(sessions: readonly Session[]): readonly ExerciseId[] {
  const ids = new Set<ExerciseId>()
  for (const session of sessions) {
    if (isSample(session)) continue
    for (const exercise of session.exercises) if (loggedSets(exercise).length > 0) ids.add(exercise.exerciseId)
  }
  return [...ids].toSorted()
}

/** The kind that an exercise had last: sets of another kind cannot be compared. */
export function latestKind(performed: readonly Performed[]): ExerciseKind | undefined {
  return performed.at(-1)?.exercise.kind
}

export function isWorking({ set }: Performed): boolean {
  return set.kind !== 'warm-up'
}

/** Working sets of the latest kind whose load nobody doubts. */
export function credibleSets(performed: readonly Performed[]): readonly Performed[] {
  const kind = latestKind(performed)
  const working = performed.filter((each) => isWorking(each) && each.exercise.kind === kind)
  const doubted = doubtedSets(
    kind,
    working.map(({ set }) => set),
  )
  return working.filter(({ set }) => !doubted.has(set))
}

/** The heaviest load and the highest estimate of a maximum, in kg; 0 without any. */
export type Strongest = { readonly load: number; readonly maximum: number }

/**
 * A load is doubted that is above 1.3 times everything before, by more than 5 kg, and above the estimated maximum, unless
 * another set has nearly as much. `sets` are working sets in the order done.
 */
export function doubtedSets(
  kind: ExerciseKind | undefined,
  sets: readonly SessionSet[],
  before: Strongest = { load: 0, maximum: 0 },
): ReadonlySet<SessionSet> {
  const doubted = new Set<SessionSet>()
  if (kind !== 'weight-reps') return doubted
  const loadOf = (set: SessionSet) => (set.weight && (set.reps ?? 0) >= 1 ? comparableKg(set.weight) : 0)
  let [heaviest, strongest] = [before.load, before.maximum]
  for (const set of sets) {
    const load = loadOf(set)
    if (load === 0) continue
    const isSurprising = heaviest > 0 && load > Math.max(heaviest * 1.3, heaviest + 5, strongest)
    const isConfirmed = sets.some((other) => other !== set && loadOf(other) >= load / 1.3)
    if (isSurprising && !isConfirmed) {
      doubted.add(set)
      continue
    }
    heaviest = Math.max(heaviest, load)
    strongest = Math.max(strongest, estimatedMax(load, set.reps) ?? 0)
  }
  return doubted
}
