import type { SessionId } from '#contract/id.ts'
import { derivedId } from '../document/identifier.ts'
import { groupBy } from '../group-by.ts'
import type { ImportAnswers } from './answers.ts'
import { type FileMoment, localWall, wallIn } from './date-order.ts'
import type { Imported, ImportedWorkout, ImportFormat, WallClock } from './imported.ts'
import type { KnownSession } from './known-sessions.ts'

/** `startedAt` is the local time in the person's zone. */
export type Started = { readonly workout: ImportedWorkout; readonly startedAt: WallClock; readonly id: SessionId }

/** Maximum number of workouts with one name at one moment. */
const MAX_ALIKE = 8

/**
 * Assigns each workout its session: by start, which is the same in every export of its app. Titles do not count,
 * because people rename workouts, unless several start at one moment.
 */
export function startedWorkouts(
  { format, workouts }: Imported,
  { dayOrder, timeZone }: ImportAnswers,
  known: readonly KnownSession[],
): readonly Started[] {
  const started = workouts.map((workout) => ({
    workout,
    // Ids come from the text of the file, whatever zone it or the person names.
    written: wallIn(momentOf(workout), dayOrder),
    startedAt: localWall(momentOf(workout), { dayOrder, timeZone }),
  }))
  const byStart = groupBy(started, ({ written }) => written)
  const there = groupBy(known, ({ startedAt }) => startedAt.slice(0, 16))
  const ids = new Map<ImportedWorkout, SessionId>()
  for (const [written, group] of byStart) {
    const sessions = group.flatMap(({ startedAt }) => there.get(startedAt.slice(0, 16)) ?? [])
    const found = idsAt(
      format,
      written,
      group.map(({ workout }) => workout),
      sessions,
    )
    for (const [workout, id] of found) ids.set(workout, id)
  }
  return started.map(({ workout, written, startedAt }) => ({
    workout,
    startedAt,
    id: ids.get(workout) ?? idAt(format, written),
  }))
}

export function momentOf({ startedAt, isDateOpen, offset }: ImportedWorkout): FileMoment {
  return { wall: startedAt, isOpen: isDateOpen, offset }
}

function idsAt(
  format: ImportFormat,
  startedAt: WallClock,
  workouts: readonly ImportedWorkout[],
  known: readonly KnownSession[],
): ReadonlyMap<ImportedWorkout, SessionId> {
  const [only] = workouts
  if (only && workouts.length === 1) {
    const id = idAt(format, startedAt)
    const titled = titledId(format, startedAt, only.name, 0)
    const there =
      known.find((session) => session.id === id || session.id === titled) ??
      known.find((session) => isTitled(session, format, startedAt))
    return new Map([[only, there?.id ?? id]])
  }
  const seen = new Map<string, number>()
  const ids = new Map(
    workouts.map((workout): [ImportedWorkout, SessionId] => {
      const occurrence = seen.get(workout.name) ?? 0
      seen.set(workout.name, occurrence + 1)
      return [workout, titledId(format, startedAt, workout.name, occurrence)]
    }),
  )
  // One that was imported alone keeps its id.
  const alone = known.find(({ id }) => id === idAt(format, startedAt))
  const same = alone && (workouts.find(({ name }) => name === alone.name) ?? only)
  if (alone && same) ids.set(same, alone.id)
  return ids
}

/** Whether a session has the id of one of several workouts at this moment, or of an early import. */
function isTitled({ id, name }: KnownSession, format: ImportFormat, startedAt: WallClock): boolean {
  for (let occurrence = 0; occurrence < MAX_ALIKE; occurrence++) {
    if (titledId(format, startedAt, name, occurrence) === id) return true
  }
  return false
}

// The local time, not the instant: the same file read in another zone holds the same workouts.
function idAt(format: ImportFormat, startedAt: WallClock): SessionId {
  return derivedId(wallMs(startedAt), format, startedAt) as SessionId
}

function titledId(format: ImportFormat, startedAt: WallClock, name: string, occurrence: number): SessionId {
  return derivedId(wallMs(startedAt), format, startedAt, name, String(occurrence)) as SessionId
}

/** The milliseconds of a local time, as if in UTC. */
export function wallMs(wall: WallClock): number {
  return Date.parse(`${wall}.000Z`) || 0
}
