import type { Exercise } from '#contract/exercise.ts'
import type { HandOver, SessionHandOver, WorkoutHandOver } from '#contract/hand-over.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { contentHash } from '../merge/canonical.ts'

/** Who hands something over, when, and every exercise of their own. `account` is null for a guest. */
export type Giver = {
  readonly account: string | null
  readonly nowIso: string
  readonly exercises: readonly Exercise[]
}

/** A workout on its way: as a plan, in no folder and in use, whatever its giver has done with it. */
export function handOverWorkout(workout: Workout, giver: Giver): WorkoutHandOver {
  return {
    ...envelopeOf(workout, giver),
    kind: 'workout',
    workout: { ...workout, binnedAt: '', folderId: null, archivedAt: null },
  }
}

/** A session on its way, finished or running, with the names that it carries. */
export function handOverSession(session: Session, giver: Giver): SessionHandOver {
  return { ...envelopeOf(session, giver), kind: 'session', session: { ...session, binnedAt: '' } }
}

/**
 * The same for all devices of an account, and for no other: by it a device knows what is its own person's. It says
 * nothing of who that is. '' for a guest, who is another person on every device.
 */
export function ownerMark(account: string | null, documentId: string): string {
  return account === null ? '' : contentHash(['owner', account, documentId])
}

/** The file's text, to be read by people too. */
export function handOverText(handOver: HandOver): string {
  return `${JSON.stringify(inReadingOrder(handOver), null, 2)}\n`
}

/** As little text as it can be said in. */
export function compactText(handOver: HandOver): string {
  return JSON.stringify(inReadingOrder(handOver))
}

/** What it is comes first: the beginning tells the file apart. */
function inReadingOrder(handOver: HandOver): object {
  const { format, version, kind, ...rest } = handOver
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

/** What somebody notes and marks for themselves stays with them. */
function withoutHabits(exercise: Exercise): Exercise {
  return { ...exercise, binnedAt: '', note: '', starred: false, hidden: false }
}
