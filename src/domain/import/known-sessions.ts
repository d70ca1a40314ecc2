import type { SessionId } from '#contract/id.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { DAY_MS } from '../time/instant.ts'
import { wallTimeOf } from '../time/zoned-time.ts'
import { convertWeight } from '../units.ts'
import type { WallClock } from './imported.ts'

export type KnownSession = {
  readonly id: SessionId
  readonly name: string
  readonly startedAt: WallClock
  /** The completed sets, one word each. */
  readonly sets: readonly string[]
  readonly isTrashed: boolean
}

export function knownSession({ id, name, startedAt, timeZone, exercises, binnedAt }: Session): KnownSession {
  return {
    id,
    name,
    startedAt: wallTimeOf(startedAt, timeZone),
    sets: exercises.flatMap(({ sets }) => sets.filter(({ completedAt }) => completedAt !== null).map(wordOf)),
    isTrashed: binnedAt !== '',
  }
}

/** Days that already hold the same sets in sessions of another source. */
export type DoubledDays = {
  readonly days: number
  readonly of: number
  readonly firstDay: string
  readonly lastDay: string
}

/** A day with fewer sets may match another by chance. */
const MIN_SETS = 3
/** Minimum share of a day's sets that match. */
const SHARE = 0.7
/** Apps that import each other's files shift times by some hours, so the days before and after count too. */
export function doubledDays(incoming: readonly KnownSession[], known: readonly KnownSession[]): DoubledDays | null {
  const own = new Set<string>(incoming.map(({ id }) => id))
  const there = setsByDay(known.filter(({ id, isTrashed }) => !own.has(id) && !isTrashed))
  const here = setsByDay(incoming)
  const days = [...here]
    .filter(([day, sets]) => sets.length >= MIN_SETS && neighbours(day).some((near) => holds(there.get(near), sets)))
    .map(([day]) => day)
    .toSorted()
  const [firstDay] = days
  const lastDay = days.at(-1)
  return firstDay && lastDay ? { days: days.length, of: here.size, firstDay, lastDay } : null
}

function setsByDay(sessions: readonly KnownSession[]): ReadonlyMap<string, readonly string[]> {
  const days = new Map<string, string[]>()
  for (const { startedAt, sets } of sessions) {
    const day = startedAt.slice(0, 10)
    const gathered = days.get(day)
    if (gathered) gathered.push(...sets)
    else days.set(day, [...sets])
  }
  return days
}

function neighbours(day: string): readonly string[] {
  const at = Date.parse(`${day}T00:00:00.000Z`)
  return [0, -1, 1].map((days) => new Date(at + days * DAY_MS).toISOString().slice(0, 10))
}

function holds(there: readonly string[] | undefined, sets: readonly string[]): boolean {
  if (!there) return false
  const left = new Map<string, number>()
  for (const set of there) left.set(set, (left.get(set) ?? 0) + 1)
  let found = 0
  for (const set of sets) {
    const count = left.get(set) ?? 0
    if (count === 0) continue
    left.set(set, count - 1)
    found += 1
  }
  return found >= sets.length * SHARE
}

type Done = Pick<SessionSet, 'weight' | 'reps' | 'seconds' | 'distance'>

/** A set as a word, equal for a load in kg and lb: apps convert, and round differently. */
export function wordOf({ weight, reps, seconds, distance }: Done): string {
  const kilograms = weight && weight.value > 0 ? Math.round(convertWeight(weight, 'kg')) : 0
  return [
    kilograms,
    reps ?? 0,
    reps === null ? (seconds ?? 0) : 0,
    distance ? Math.round(distance.value * 10) : 0,
  ].join('|')
}
