import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { foldText } from '../search/search-text.ts'
import { receivedId } from './received-id.ts'

/** Which exercise each handed one is here, and which have to be written for that. */
export type ReceivedExercises = {
  readonly idOf: (id: ExerciseId) => ExerciseId
  /** New ones, and those that come out of the bin again. Stamps are put by storage. */
  readonly added: readonly Exercise[]
}

/** Exercises of the same person: what is missing on this device comes over as it is. */
export function ownExercisesBack(handed: readonly Exercise[], here: readonly Exercise[]): ReceivedExercises {
  const known = new Set(here.filter(({ binnedAt }) => binnedAt === '').map(({ id }) => id))
  return { idOf: (id) => id, added: handed.filter(({ id }) => !known.has(id)) }
}

/**
 * Exercises of somebody else. One that was received before, was this person's to begin with or has the same name and
 * kind is the one that is here; `here` are all own exercises, those in the bin too. Others are made, with the id that
 * `newIdOf` gives them.
 */
export function strangersExercises(
  handed: readonly Exercise[],
  here: readonly Exercise[],
  newIdOf: (id: ExerciseId) => ExerciseId,
): ReceivedExercises {
  const ids = new Map<ExerciseId, ExerciseId>()
  const added: Exercise[] = []
  for (const exercise of handed) {
    const known = counterpart(exercise, here)
    const id = known?.id ?? newIdOf(exercise.id)
    ids.set(exercise.id, id)
    if (known?.binnedAt !== '') added.push(known ? { ...known, binnedAt: '' } : { ...exercise, id })
  }
  return { idOf: (id) => ids.get(id) ?? id, added }
}

function counterpart(handed: Exercise, here: readonly Exercise[]): Exercise | undefined {
  const id = receivedId(handed.id)
  const name = foldText(handed.name ?? '')
  return (
    here.find((own) => own.id === handed.id || own.id === id || receivedId(own.id) === handed.id) ??
    here.find((own) => own.binnedAt === '' && own.kind === handed.kind && foldText(own.name ?? '') === name)
  )
}
