import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import { setVolume } from '../session/summary.ts'
import { convertWeight } from '../units.ts'
import { dayOfNumber } from './day-number.ts'
import { type OneRepMaxFormula, oneRepMax } from './one-rep-max.ts'
import type { ExerciseRecords, Occasion, PersonalRecord, RecordKind } from './questions.ts'
import { beatsRecord, RECORDS_OF, recordValue } from './record-value.ts'
import { comparedSetAt, credibleRows, fromKg, loadAt, setFactsAt } from './set-facts.ts'
import { exerciseKindAt, type SetTable, type TrainingIndex } from './training-index.ts'

/** One performance: `row` is the set, or null if the whole session achieved it. */
type Feat = {
  readonly kind: RecordKind
  readonly slot: number
  readonly row: number | null
  /** A comparable load in kg; otherwise repetitions, seconds or metres. */
  readonly value: number
  /** For repetitions at a weight: the load, in kg. */
  readonly load: number
}
type Made = Feat & { readonly previous: Feat | null }

/** An exercise's records: the current ones, the history oldest first, and the repetitions at each weight. */
export type RecordBook = {
  readonly standing: readonly Made[]
  readonly history: readonly Made[]
  readonly repsAtWeight: readonly Made[]
}

/**
 * Only working sets count, none with a doubtful load; equaling a record is none. After a change of the exercise's kind, only sets of its latest
 * kind count. The history holds the best of each kind per session, against the records before that session.
 */
export function recordBook(training: TrainingIndex, exerciseId: ExerciseId, formula: OneRepMaxFormula): RecordBook {
  const table = training.exercises.get(exerciseId)
  if (!table) return { standing: [], history: [], repsAtWeight: [] }
  const kind = exerciseKindAt(table, table.length - 1)
  const best = new Map<RecordKind, Made>()
  const repsByLoad = new Map<number, Made>()
  const history: Made[] = []
  const credible = new Set(credibleRows(table, kind))
  for (const rows of sessionsOf(table)) {
    const working = rows.filter((row) => credible.has(row))
    for (const record of RECORDS_OF[kind]) {
      if (record === 'reps-at-weight') {
        history.push(...newRepsAtWeight(table, working, repsByLoad))
        continue
      }
      const made = bestOfSession(table, working, record, kind, formula)
      const before = best.get(record)
      if (!made || (before && !beatsRecord(record, made.value, before.value))) continue
      const broken = { ...made, previous: before ?? null }
      best.set(record, broken)
      history.push(broken)
    }
  }
  return { standing: [...best.values()], history, repsAtWeight: unbeaten(repsByLoad) }
}

function* sessionsOf(table: SetTable): Generator<readonly number[]> {
  const { session } = table.columns
  for (let from = 0; from < table.length; ) {
    const rows = [from]
    while (from + rows.length < table.length && session[from + rows.length] === session[from])
      rows.push(from + rows.length)
    yield rows
    from += rows.length
  }
}

function bestOfSession(
  table: SetTable,
  rows: readonly number[],
  record: Exclude<RecordKind, 'reps-at-weight'>,
  kind: ExerciseKind,
  formula: OneRepMaxFormula,
): Feat | undefined {
  const slot = table.columns.session[rows[0] ?? 0] ?? 0
  if (record === 'session-volume') {
    const value = rows.reduce((total, row) => total + volumeAt(table, row), 0)
    return value > 0 ? { kind: record, slot, row: null, value, load: 0 } : undefined
  }
  let best: Feat | undefined
  for (const row of rows) {
    const value = recordValue(record, kind, comparedSetAt(table, row), formula)
    if (Number.isNaN(value) || (best && !beatsRecord(record, value, best.value))) continue
    best = { kind: record, slot, row, value, load: 0 }
  }
  return best
}

/** Records a session's repetitions with each load. Returns those above any before with that load or a heavier one. */
function newRepsAtWeight(table: SetTable, rows: readonly number[], repsByLoad: Map<number, Made>): readonly Made[] {
  const ofSession = new Map<number, Made>()
  for (const row of rows) {
    const load = loadAt(table, row)
    const reps = table.columns.reps[row] ?? -1
    const previous = repsByLoad.get(load) ?? null
    if (!(load > 0) || reps < 1 || reps <= (ofSession.get(load)?.value ?? 0)) continue
    const slot = table.columns.session[row] ?? 0
    ofSession.set(load, { kind: 'reps-at-weight', slot, row, value: reps, previous, load })
  }
  const standing = [...repsByLoad.values()]
  const made = [...ofSession.values()].filter(
    ({ load, value }) => !standing.some((other) => other.load >= load && other.value >= value),
  )
  for (const each of ofSession.values()) {
    if (each.value > (repsByLoad.get(each.load)?.value ?? 0)) repsByLoad.set(each.load, each)
  }
  return unbeaten(new Map(made.map((each) => [each.load, each])))
}

/** Repetitions that no heavier load equals, the heaviest first. */
function unbeaten(repsByLoad: ReadonlyMap<number, Made>): readonly Made[] {
  let most = 0
  return [...repsByLoad.values()]
    .sort((left, right) => right.load - left.load)
    .filter(({ value }) => {
      const isMore = value > most
      most = Math.max(most, value)
      return isMore
    })
}

export function volumeAt(table: SetTable, row: number): number {
  const { weight, reps } = setFactsAt(table, row)
  return setVolume({ kind: exerciseKindAt(table, row), oneSided: table.columns.sides[row] === 2 }, { weight, reps })
}

/** A record with its values in a unit. A value entered in that unit stays exactly as entered. */
export function personalRecord(
  training: TrainingIndex,
  exerciseId: ExerciseId,
  made: Made,
  unit: WeightUnit,
  formula: OneRepMaxFormula,
): PersonalRecord {
  const table = training.exercises.get(exerciseId)
  const figure = (feat: Feat) => (table ? figureOf(table, feat, unit, formula) : feat.value)
  return {
    ...occasionOf(training, made.slot),
    kind: made.kind,
    exerciseId,
    exerciseName: latestName(training, exerciseId),
    value: figure(made),
    previous: made.previous && figure(made.previous),
    set: table && made.row !== null ? setFactsAt(table, made.row) : null,
  }
}

export function exerciseRecords(
  training: TrainingIndex,
  exerciseId: ExerciseId,
  book: RecordBook,
  unit: WeightUnit,
  formula: OneRepMaxFormula,
): ExerciseRecords {
  const inWords = (made: Made) => personalRecord(training, exerciseId, made, unit, formula)
  return { standing: book.standing.map(inWords), repsAtWeight: book.repsAtWeight.map(inWords) }
}

export function latestName(training: TrainingIndex, exerciseId: ExerciseId): string {
  const table = training.exercises.get(exerciseId)
  return training.names[table?.columns.name[table.length - 1] ?? -1] ?? ''
}

function figureOf(table: SetTable, { kind, row, value }: Feat, unit: WeightUnit, formula: OneRepMaxFormula): number {
  if (row === null) return fromKg(value, unit)
  const { weight, reps } = setFactsAt(table, row)
  const load = weight ? convertWeight(weight, unit) : Number.NaN
  switch (kind) {
    case 'heaviest':
    case 'least-assistance':
      return load
    case 'best-set':
      return load * (reps ?? 0)
    case 'one-rep-max':
      return oneRepMax(formula, load, reps ?? 0, table.columns.inReserve[row])
    default:
      return value
  }
}

export function occasionOf(training: TrainingIndex, slot: number): Occasion {
  const { day, startedAt } = training.sessions.columns
  return { sessionId: training.idOf(slot), day: dayOfNumber(day[slot] ?? 0), at: startedAt[slot] ?? 0 }
}
