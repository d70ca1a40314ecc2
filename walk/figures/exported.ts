import type { Exercise } from '#contract/exercise.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { Session } from '#contract/session.ts'
import type { User } from '#contract/user.ts'
import type { Folder, Workout } from '#contract/workout.ts'

/** The parsed JSON file that the app exports; the trash is in it, too. */
export type Exported = {
  /** Absent in one that was made from documents alone. */
  readonly profile?: (Pick<User, 'createdAt' | 'name'> & Partial<Record<keyof User, string | null>>) | null
  readonly documents: {
    readonly preferences: readonly Preferences[]
    readonly folders: readonly Folder[]
    readonly workouts: readonly Workout[]
    readonly exercises: readonly Exercise[]
    readonly sessions: readonly Session[]
    readonly measurements: readonly Measurement[]
  }
}

/** Sessions outside of the trash, oldest first; the lower id first on a tie. */
export function sessionsOf({ documents }: Exported): readonly Session[] {
  return documents.sessions
    .filter(({ binnedAt }) => binnedAt === '')
    .toSorted((one, other) => compare(one.startedAt, other.startedAt) || compare(one.id, other.id))
}

/**
 * The sessions as they were whenever a screen may have been opened since this instant, the present first: without those
 * that ended later, and with those put in the trash later.
 */
export function* sessionsSince({ documents }: Exported, since: string): Generator<readonly Session[], void> {
  const { sessions } = documents
  yield sessionsOf({ documents })
  const trashed = sessions.map(({ binnedAt }) => binnedAt).filter((at) => at !== '')
  const ended = sessions.flatMap(({ endedAt }) => (endedAt !== null && endedAt > since ? [endedAt] : []))
  for (const moment of [...new Set([...trashed, ...ended])].toSorted().toReversed()) {
    const then = sessions
      .filter(({ endedAt }) => endedAt === null || endedAt < moment)
      .map((session) => (session.binnedAt >= moment ? { ...session, binnedAt: '' } : session))
    yield sessionsOf({ documents: { ...documents, sessions: then } })
  }
}

/** As lists show them: on a tie, the lower id is still first. */
export function newestFirst(sessions: readonly Session[]): readonly Session[] {
  return sessions.toSorted((one, other) => compare(other.startedAt, one.startedAt) || compare(one.id, other.id))
}

/** Routines outside of the trash. */
export function workoutsOf({ documents }: Exported): readonly Workout[] {
  return documents.workouts.filter(({ binnedAt }) => binnedAt === '')
}

/** Readings outside of the trash, oldest first. */
export function readingsOf({ documents }: Exported): readonly Measurement[] {
  return documents.measurements
    .filter(({ binnedAt }) => binnedAt === '')
    .toSorted((one, other) => compare(one.measuredAt, other.measuredAt) || compare(one.id, other.id))
}

type Placed = { readonly id: string; readonly orderKey: string }

/** Exercises and sets in the person's order. */
export function inPlace<Item extends Placed>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => compare(one.orderKey, other.orderKey) || compare(one.id, other.id))
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
