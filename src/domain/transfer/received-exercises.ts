import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { foldText } from '../search/search-text.ts'
import { receivedId } from './received-id.ts'

export type ReceivedExercises = {
  readonly idOf: (id: ExerciseId) => ExerciseId
  /** New ones, and those restored from the trash. Storage sets the stamps. */
  readonly added: readonly Exercise[]
}

/** Exercises of the same person: those missing on this device are copied as they are. */
export function ownExercisesBack(handed: readonly Exercise[], here: readonly Exercise[]): ReceivedExercises {
  const known = new Set(here.filter(({ binnedAt }) => binnedAt === '').map(({ id }) => id))
  return { idOf: (id) => id, added: handed.filter(({ id }) => !known.has(id)) }
}

/**
 * One received before, originally this person's, or of the same name and kind maps to the local one; `here` are all
 * custom exercises, including those in the trash. Others get the id from `newIdOf`.
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
