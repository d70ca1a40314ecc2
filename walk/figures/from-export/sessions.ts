import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { type DayNumber, dayIn, numberOf } from './days.ts'
import { inUnit, loggedSets, sidesOf, volumeKg, workingSets } from './sets.ts'

/** Sessions of the sample name this workout. */
const SAMPLE = '00000000-0000-7000-8000-53414d504c45'

export type Sums = {
  readonly sessions: number
  readonly sets: number
  readonly warmUps: number
  readonly reps: number
  readonly volumeKg: number
  readonly durationMs: number
}

export function dayNumberOf({ startedAt, timeZone }: Session): DayNumber {
  return numberOf(dayIn(startedAt, timeZone))
}

export function isSample({ workoutId }: Pick<Session, 'workoutId'>): boolean {
  return workoutId === SAMPLE
}

/** Of one session. A running one lasts until its last set, or until it was paused. */
export function sumsOf(session: Session): Sums {
  let [sets, warmUps, reps, volume] = [0, 0, 0, 0]
  for (const exercise of session.exercises) {
    warmUps += loggedSets(exercise).length - workingSets(exercise).length
    for (const set of workingSets(exercise)) {
      sets += 1
      reps += (set.reps ?? 0) * sidesOf(exercise)
      volume += volumeKg(exercise, set)
    }
  }
  return { sessions: 1, sets, warmUps, reps, volumeKg: volume, durationMs: durationMs(session, lastSign(session)) }
}

/** Without its pauses, and never below nothing. */
export function durationMs({ startedAt, endedAt, pausedAt, pausedMs }: Session, now: string): number {
  return Math.max(0, Date.parse(endedAt ?? pausedAt ?? now) - Date.parse(startedAt) - pausedMs)
}

function lastSign({ startedAt, exercises }: Session): string {
  const done = exercises.flatMap(({ sets }) => sets.flatMap(({ completedAt }) => completedAt ?? []))
  return done.toSorted().at(-1) ?? startedAt
}

export function sumOf(sessions: readonly Session[]): Sums {
  let sum: Sums = { sessions: 0, sets: 0, warmUps: 0, reps: 0, volumeKg: 0, durationMs: 0 }
  for (const session of sessions) {
    const own = sumsOf(session)
    sum = {
      sessions: sum.sessions + 1,
      sets: sum.sets + own.sets,
      warmUps: sum.warmUps + own.warmUps,
      reps: sum.reps + own.reps,
      volumeKg: sum.volumeKg + own.volumeKg,
      durationMs: sum.durationMs + own.durationMs,
    }
  }
  return sum
}

export function volumeIn({ volumeKg: kg }: Sums, unit: WeightUnit): number {
  return inUnit({ value: kg, unit: 'kg' }, unit)
}

/** Training: completed, or with a working set. A running session counts with its sets. */
export function isTraining(session: Session): boolean {
  return !isSample(session) && (session.status === 'completed' || sumsOf(session).sets > 0)
}

/** A workout that counts toward goals: over, and not given up after a set or two. */
export function isWorkoutDone(session: Session): boolean {
  if (!isTraining(session) || session.status === 'active') return false
  return session.status === 'completed' || sumsOf(session).sets >= 3
}

/** The day that a session counts on: after travel to the west, its own day may not have begun here. */
export function countedDay(session: Session, today: DayNumber): DayNumber {
  const day = dayNumberOf(session)
  return day > today && day <= today + 2 ? today : day
}

/** How much more volume than the last completed time of the same routine; null where they cannot be compared. */
export function volumeChangeKg(session: Session, all: readonly Session[]): number | null {
  if (session.workoutId === '' || isSample(session)) return null
  const before = all.filter(
    ({ workoutId, status, startedAt }) =>
      workoutId === session.workoutId && status === 'completed' && startedAt < session.startedAt,
  )
  const last = before.at(-1)
  if (!last) return null
  const [now, then] = [sumsOf(session).volumeKg, sumsOf(last).volumeKg]
  return now > 0 && then > 0 ? now - then : null
}
