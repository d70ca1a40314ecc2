import type { Exercise, Muscle } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Catalogue } from '../settings.ts'
import type { DayNumber } from './days.ts'
import { countedDay, isSample } from './sessions.ts'
import { reserveOf, workingSets } from './sets.ts'

export type Worked = { readonly primary: readonly Muscle[]; readonly secondary: readonly Muscle[] }
export type WorkedBy = (exerciseId: ExerciseId) => Worked | undefined

/** The person's changes over the catalogue. An own exercise in the trash has trained what it has trained. */
export function workedBy(catalogue: Catalogue, documents: readonly Exercise[]): WorkedBy {
  const inUse = documents.filter(({ source, binnedAt }) => source === 'own' || binnedAt === '')
  const changes = new Map(inUse.map((document) => [document.id, document]))
  return (id) => {
    const builtIn = catalogue.get(id)
    const change = changes.get(id)
    if (!builtIn && change?.source !== 'own') return undefined
    return {
      primary: change?.primaryMuscles ?? builtIn?.primaryMuscles ?? [],
      secondary: change?.secondaryMuscles ?? builtIn?.secondaryMuscles ?? [],
    }
  }
}

export type MuscleSets = ReadonlyMap<Muscle, number>

/** A set counts one for each primary and a half for each secondary muscle. */
export function addSets(totals: Map<Muscle, number>, worked: Worked | undefined, sets: number): void {
  for (const muscle of worked?.primary ?? []) totals.set(muscle, (totals.get(muscle) ?? 0) + sets)
  for (const muscle of worked?.secondary ?? []) totals.set(muscle, (totals.get(muscle) ?? 0) + sets / 2)
}

/** Of a session as it is shown, a run or a ride too. */
export function sessionMuscles(session: Session, worked: WorkedBy): MuscleSets {
  const totals = new Map<Muscle, number>()
  for (const exercise of session.exercises) addSets(totals, worked(exercise.exerciseId), workingSets(exercise).length)
  return withSets(totals)
}

type Span = {
  readonly from: DayNumber
  readonly to: DayNumber
  readonly today: DayNumber
  readonly onlyHard?: boolean
}

/** Between two days, both included. Runs and rides train no muscle here: an hour would be one set. */
export function musclesBetween(
  sessions: readonly Session[],
  worked: WorkedBy,
  { from, to, today, onlyHard = false }: Span,
): MuscleSets {
  const totals = new Map<Muscle, number>()
  for (const session of sessions) {
    const day = countedDay(session, today)
    if (isSample(session) || day < from || day > to) continue
    for (const exercise of session.exercises) {
      if (exercise.kind === 'distance-time') continue
      const counted = workingSets(exercise).filter((set) => !onlyHard || (reserveOf(set) ?? 0) <= 4)
      addSets(totals, worked(exercise.exerciseId), counted.length)
    }
  }
  return withSets(totals)
}

function withSets(totals: ReadonlyMap<Muscle, number>): MuscleSets {
  return new Map([...totals].filter(([, sets]) => sets > 0))
}

type Weeks = { readonly weeks: readonly DayNumber[]; readonly today: DayNumber; readonly firstDay: DayNumber }

/**
 * Hard sets of an average week: of the full ones since training began (`firstDay`), or of the current one before the
 * first is over. `weeks` are first days, the current week's last.
 */
export function weeklyHardSets(
  sessions: readonly Session[],
  worked: WorkedBy,
  { weeks, today, firstDay }: Weeks,
): MuscleSets {
  const full = weeks.slice(0, -1).filter((week) => week + 6 >= firstDay)
  const counted = full.length > 0 ? full : weeks.slice(-1)
  const totals = new Map<Muscle, number>()
  for (const from of counted) {
    const to = Math.min(from + 6, today)
    for (const [muscle, sets] of musclesBetween(sessions, worked, { from, to, today, onlyHard: true }))
      totals.set(muscle, (totals.get(muscle) ?? 0) + sets / counted.length)
  }
  return totals
}
