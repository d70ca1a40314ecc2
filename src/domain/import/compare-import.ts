import type { ImportAnswers } from './answers.ts'
import type { Imported } from './imported.ts'
import { type DoubledDays, doubledDays, type KnownSession, knownSession, wordOf } from './known-sessions.ts'
import { ownDocuments } from './own-documents.ts'
import { startedWorkouts } from './workout-ids.ts'

export type ImportComparison = {
  /** Number of sessions that already exist, in the trash or not. */
  readonly known: number
  /** The effect on sets of those sessions; null without such sessions. */
  readonly sets: { readonly added: number; readonly removed: number } | null
  /** Days that already hold the same sets from another source; null without any. */
  readonly doubled: DoubledDays | null
}

/** Compares without building documents: it runs again on every answer. */
export function compareImport(
  imported: Imported,
  answers: ImportAnswers,
  known: readonly KnownSession[],
): ImportComparison {
  const incoming = [
    ...sessionsOf(imported, answers, known),
    ...ownDocuments(imported, answers.dayOrder).sessions.map(knownSession),
  ]
  const ids = new Set(known.map(({ id }) => id))
  return { known: incoming.filter(({ id }) => ids.has(id)).length, sets: null, doubled: doubledDays(incoming, known) }
}

function sessionsOf(
  imported: Imported,
  answers: ImportAnswers,
  known: readonly KnownSession[],
): readonly KnownSession[] {
  return startedWorkouts(imported, answers, known).map(({ workout, startedAt, id }) => ({
    id,
    name: workout.name,
    startedAt,
    isTrashed: false,
    sets: workout.exercises.flatMap(({ sets }) =>
      sets.map(({ weight, distance, ...figures }) =>
        wordOf({
          ...figures,
          weight: weight && { value: weight.value, unit: weight.unit ?? answers.weightUnit },
          distance: distance && { value: distance.value, unit: distance.unit ?? answers.distanceUnit },
        }),
      ),
    ),
  }))
}
