import type { Stamp } from '#contract/document.ts'
import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { SessionTransfer, Transfer, WorkoutTransfer } from '#contract/transfer.ts'
import type { Workout } from '#contract/workout.ts'
import { assertNever } from '../assert-never.ts'
import { contentHash, sameContent } from '../merge/canonical.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { mergeDocuments } from '../merge/three-way.ts'
import { foldText } from '../search/search-text.ts'
import { loggedSets } from '../session/summary.ts'
import { receivedId } from './received-id.ts'
import { idsInSession, renameSessionIds, renameWorkoutIds } from './renamed.ts'
import { ownerMark } from './transfer.ts'

/** The documents on this device, including the trash, that a transfer may concern. */
export type OwnDocuments = {
  /** Null for a guest. */
  readonly account: string | null
  readonly workouts: readonly Workout[]
  /** Sessions that began when the received one did: no other can be the same. */
  readonly sessions: readonly Session[]
  readonly exercises: readonly Exercise[]
  readonly nowMs: number
}

/** `changed`: it is here in another form; `workout` would be the second version. */
export type WorkoutReception = {
  readonly kind: 'workout'
  readonly does: 'add' | 'same' | 'changed'
  readonly workout: Workout
  readonly exercises: readonly Exercise[]
}

/** `merge`: it is here and gets the missing parts, with `newSets` logged sets among them. `same`: nothing to add. */
export type SessionReception = {
  readonly kind: 'session'
  readonly does: 'add' | 'merge' | 'same'
  /** With its local ids. */
  readonly session: Session
  readonly exercises: readonly Exercise[]
  readonly newSets: number
}

export type Reception = WorkoutReception | SessionReception

/** Tolerance for a fast clock; a stamp further ahead would win over every later edit. */
const TRUSTED_AHEAD_MS = 86_400_000

/** The effect of accepting a transfer. Accepting it again changes nothing. */
export function receive(transfer: Transfer, here: OwnDocuments): Reception {
  switch (transfer.kind) {
    case 'workout':
      return receiveWorkout(transfer, here)
    case 'session':
      return receiveSession(transfer, here)
    default:
      return assertNever(transfer)
  }
}

/** Merges a received session into a local one: logged sets of both sides stay, and it leaves the trash. */
export function mergeReceived(current: Session, incoming: Session): Session {
  return { ...mergeDocuments(undefined, current, incoming), binnedAt: '' }
}

function receiveWorkout({ workout, owner, exercises: handed }: WorkoutTransfer, here: OwnDocuments): WorkoutReception {
  const isOwn = isOwnDocument(owner, workout.id, here)
  const givenId = isOwn || isGuests(owner, here) ? sameId : receivedId
  const exercises = isOwn
    ? ownExercisesBack(handed, here.exercises)
    : exercisesOfOthers(handed, here.exercises, givenId)
  const as = (idOf: <Id extends string>(id: Id) => Id) =>
    renameWorkoutIds(workout, { idOf, exerciseIdOf: exercises.idOf })
  const incoming = as(givenId)
  const beside = as((id) => receivedId(id, planOf(workout)))
  // An earlier transfer may return from its recipient.
  const known = here.workouts.filter(
    ({ id, binnedAt }) => binnedAt === '' && (id === incoming.id || id === beside.id || receivedId(id) === workout.id),
  )
  const does = known.length === 0 ? 'add' : known.some((one) => planOf(one) === planOf(incoming)) ? 'same' : 'changed'
  const taken = does === 'changed' ? beside : incoming
  // A position in somebody else's list means nothing here.
  const added = isOwn && does === 'add' ? withTrustedStamps(taken, here.nowMs) : unstamped(taken)
  return { kind: 'workout', does, workout: added, exercises: exercises.added }
}

function receiveSession({ session, owner, exercises: handed }: SessionTransfer, here: OwnDocuments): SessionReception {
  const isOwn = isOwnDocument(owner, session.id, here)
  const givenId = isOwn || isGuests(owner, here) ? sameId : receivedId
  const exercises = isOwn
    ? ownExercisesBack(handed, here.exercises)
    : exercisesOfOthers(handed, here.exercises, givenId)
  const idOf = isOwn ? sameId : idsHere(session, here.sessions, givenId)
  const incoming = withTrustedStamps(renameSessionIds(session, { idOf, exerciseIdOf: exercises.idOf }), here.nowMs)
  const current = here.sessions.find(({ id }) => id === incoming.id)
  const parts = { kind: 'session', session: incoming, exercises: exercises.added } as const
  if (!current) return { ...parts, does: 'add', newSets: countLogged(incoming) }
  const merged = mergeReceived(current, incoming)
  const isKnown = sameContent(merged, current) && exercises.added.length === 0
  return { ...parts, does: isKnown ? 'same' : 'merge', newSets: countLogged(merged) - countLogged(current) }
}

/** By the account's mark; or, as a guest has none and may have signed up since, by being on this device. */
function isOwnDocument(owner: string, id: string, { account, workouts, sessions }: OwnDocuments): boolean {
  if (account !== null && owner === ownerMark(account, id)) return true
  return [...workouts, ...sessions].some((document) => document.id === id)
}

/**
 * Whether one of the two is a guest. Both may be one person who signs up later: then they need one document. If they
 * are two people, the documents are in two accounts, and equal ids do no harm.
 */
function isGuests(owner: string, { account }: OwnDocuments): boolean {
  return owner === '' || account === null
}

function sameId<Id extends string>(id: Id): Id {
  return id
}

/** A session that this person sent earlier returns with changes made elsewhere, under its local ids. */
function idsHere(
  session: Session,
  here: readonly Session[],
  givenId: <Id extends string>(id: Id) => Id,
): <Id extends string>(id: Id) => Id {
  const original = here.find(({ id }) => receivedId(id) === session.id)
  const origins = new Map(original && idsInSession(original).map((id) => [receivedId(id), id]))
  // The original id is of the same type.
  return (id) => (origins.get(id) as typeof id | undefined) ?? givenId(id)
}

/** The plan of a workout, without ids, position and stamps. */
function planOf({ name, note, exercises }: Workout): string {
  const groups = new Map<string, number>()
  const groupOf = (supersetId: string) => groups.get(supersetId) ?? groups.set(supersetId, groups.size).size - 1
  const asked = inOrder(exercises).map(({ exerciseId, supersetId, restSeconds, note: own, progression, sets }) => ({
    exerciseId,
    superset: supersetId && groupOf(supersetId),
    restSeconds,
    note: own,
    // Omitted if absent: the id of a second version depends on this.
    ...(progression && { progression }),
    sets: inOrder(sets).map(({ kind, target }) => ({ kind, target })),
  }))
  return contentHash({ name, note, exercises: asked })
}

function countLogged({ exercises }: Session): number {
  return exercises.reduce((sum, exercise) => sum + loggedSets(exercise).length, 0)
}

/** Without stamps, so that storage stamps everything as new. */
function unstamped(workout: Workout): Workout {
  return withStamps(workout, () => UNSTAMPED)
}

function withTrustedStamps<Document extends Workout | Session>(document: Document, nowMs: number): Document {
  const latest = nowMs + TRUSTED_AHEAD_MS
  return withStamps(document, (stamp) => (Number.parseInt(stamp.slice(0, 12), 16) > latest ? UNSTAMPED : stamp))
}

function withStamps<Document extends Workout | Session>(
  document: Document,
  stampOf: (stamp: Stamp) => Stamp,
): Document {
  const stamped = <Part extends { readonly updatedAt: Stamp }>(part: Part): Part => ({
    ...part,
    updatedAt: stampOf(part.updatedAt),
  })
  const exercises = document.exercises.map((exercise) =>
    stamped({ ...exercise, sets: (exercise.sets as readonly { readonly updatedAt: Stamp }[]).map(stamped) }),
  )
  // The shape of every part stays; only stamps differ.
  return { ...stamped(document), exercises } as Document
}

type ReceivedExercises = {
  readonly idOf: (id: ExerciseId) => ExerciseId
  /** New ones, and those restored from the trash. Storage sets the stamps. */
  readonly added: readonly Exercise[]
}

/** Exercises of the same person: those missing on this device are copied as they are. */
function ownExercisesBack(handed: readonly Exercise[], here: readonly Exercise[]): ReceivedExercises {
  const known = new Set(here.filter(({ binnedAt }) => binnedAt === '').map(({ id }) => id))
  return { idOf: (id) => id, added: handed.filter(({ id }) => !known.has(id)) }
}

/**
 * One received before, originally this person's, or of the same name and kind maps to the local one; `here` are all
 * custom exercises, including those in the trash. Others get the id from `newIdOf`.
 */
function exercisesOfOthers(
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
