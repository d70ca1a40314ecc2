import type { Exercise } from '#contract/exercise.ts'
import type { Session } from '#contract/session.ts'
import type { SessionTransfer, Transfer, WorkoutTransfer } from '#contract/transfer.ts'
import type { Workout } from '#contract/workout.ts'
import { contentHash } from '../merge/canonical.ts'

/** The sender, the time, and all of their custom exercises. `account` is null for a guest. */
export type Giver = {
  readonly account: string | null
  readonly nowIso: string
  readonly exercises: readonly Exercise[]
}

/** A workout to transfer: as a plan, in no folder and not archived, whatever its owner did. */
export function transferWorkout(workout: Workout, giver: Giver): WorkoutTransfer {
  return {
    ...envelopeOf(workout, giver),
    kind: 'workout',
    workout: { ...workout, binnedAt: '', folderId: null, archivedAt: null },
  }
}

/** A session to transfer, finished or running, with its names. */
export function transferSession(session: Session, giver: Giver): SessionTransfer {
  return { ...envelopeOf(session, giver), kind: 'session', session: { ...session, binnedAt: '' } }
}

/**
 * A mark that is equal on all devices of an account and on no other, so that a device recognizes its owner's documents.
 * It does not identify the account. '' for a guest, who is a different person on every device.
 */
export function ownerMark(account: string | null, documentId: string): string {
  return account === null ? '' : contentHash(['owner', account, documentId])
}

export function transferText(transfer: Transfer): string {
  return `${JSON.stringify(inReadingOrder(transfer), null, 2)}\n`
}

export function compactText(transfer: Transfer): string {
  return JSON.stringify(inReadingOrder(transfer))
}

/** The type comes first: the beginning identifies the file. */
function inReadingOrder(transfer: Transfer): object {
  const { format, version, kind, ...rest } = transfer
  return { format, version, kind, ...rest }
}

function envelopeOf(document: Workout | Session, { account, nowIso, exercises }: Giver) {
  const used = new Set<string>(document.exercises.map(({ exerciseId }) => exerciseId))
  return {
    format: 'barra-hand-over',
    version: 1,
    handedOverAt: nowIso,
    owner: ownerMark(account, document.id),
    exercises: exercises.filter(({ id, source }) => source === 'own' && used.has(id)).map(withoutHabits),
  } as const
}

/** Private notes and marks are not transferred. */
function withoutHabits(exercise: Exercise): Exercise {
  return { ...exercise, binnedAt: '', note: '', starred: false, hidden: false }
}
