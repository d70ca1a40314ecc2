import {
  MAX_DISTANCE,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_REPS,
  MAX_RPE,
  MAX_SECONDS,
  MAX_STORED_EXERCISES,
  MAX_STORED_SETS_OF_EXERCISE,
  MAX_WEIGHT,
  MIN_RPE,
} from '#contract/limits.ts'
import { CellReader, type Row } from './cells.ts'
import { type DateOrderReader, type FileMoment, wallIn } from './date-order.ts'
import {
  ImportError,
  type ImportedExercise,
  type ImportedSet,
  type ImportedWeight,
  type ImportedWorkout,
  LEFT_OUT,
  MANY_REPS,
  type Oddity,
  type OddityExample,
  type OddityKind,
  type WallClock,
} from './imported.ts'
import { withMonthFirst } from './parse-date.ts'
import { snapWeight } from './snap-weight.ts'
import { repairMojibake } from './text-encoding.ts'
import { LONG_SECONDS } from './usual-length.ts'

const EXAMPLES = 20
/** Examples kept of left-out items: all of them, except for files that are no table at all. */
export const LEFT_OUT_EXAMPLES = 1_000
const HEAVY: Readonly<Record<'kg' | 'lb', number>> = { kg: 600, lb: 1_300 }

export type SetFigures = Omit<ImportedSet, 'line'>

/** Collects rows into workouts and exercises, keeps values storable, and notes oddities. */
export class Collector {
  readonly #workouts = new Map<string, ImportedWorkout>()
  readonly #oddities = new Map<OddityKind, { count: number; examples: OddityExample[] }>()
  readonly #words = new Map<string, string>()
  readonly #now: WallClock
  #previous: readonly string[] = []

  /** Reads cells; unreadable ones are noted here. */
  readonly cells = new CellReader((line, detail) => this.note('unreadable-cell', line, detail))

  constructor(now: WallClock) {
    this.#now = now
  }

  /** The workouts in file order, with dates resolved by the whole file. */
  finish(dates: DateOrderReader): readonly ImportedWorkout[] {
    const workouts = [...this.#workouts.values()].map((workout) =>
      this.#withinBounds(settled(workout, 'startedAt', dates)),
    )
    this.noteContradictions(dates)
    for (const { line, startedAt, isDateOpen } of workouts) {
      const earliest = isDateOpen && withMonthFirst(startedAt) < startedAt ? withMonthFirst(startedAt) : startedAt
      if (earliest > this.#now) this.note('in-the-future', line, startedAt.replace('T', ' '))
    }
    return workouts
  }

  noteContradictions(dates: DateOrderReader): void {
    const { count, examples } = dates.contradictions
    for (let index = 0; index < count; index++) {
      const { line = 0, text = '' } = examples[index] ?? {}
      this.note('mixed-dates', line, text)
    }
  }

  get longWorkouts(): number {
    return this.#oddities.get('long-workout')?.count ?? 0
  }

  get oddities(): readonly Oddity[] {
    return [...this.#oddities].map(([kind, { count, examples }]) => ({ kind, count, examples }))
  }

  note(kind: OddityKind, line: number, detail: string): void {
    const known = this.#oddities.get(kind) ?? { count: 0, examples: [] }
    known.count += 1
    const most = LEFT_OUT.has(kind) ? LEFT_OUT_EXAMPLES : EXAMPLES
    if (known.examples.length < most) known.examples.push({ line, detail })
    this.#oddities.set(kind, known)
  }

  /** Whether a row repeats the row before, which is noted. */
  isRepeated(row: Row): boolean {
    const previous = this.#previous
    this.#previous = row.cells
    const { cells } = row
    if (cells.some((cell, index) => cell !== previous[index])) return false
    this.note('duplicate-row', row.line, cells.filter((cell) => cell !== '').join(' · '))
    return true
  }

  workout(
    key: string,
    made: () => { readonly line: number; readonly name: string; readonly startedAt: FileMoment },
  ): ImportedWorkout {
    const known = this.#workouts.get(key)
    if (known) return known
    const { line, name, startedAt } = made()
    const workout: ImportedWorkout = {
      line,
      name: this.name(name, line),
      note: '',
      startedAt: startedAt.wall,
      isDateOpen: startedAt.isOpen,
      ...(startedAt.offset !== undefined && { offset: startedAt.offset }),
      durationSeconds: null,
      exercises: [],
    }
    this.#workouts.set(key, workout)
    return workout
  }

  /** How long a workout took, by the first row that says so; what is longer than a day can be stored as well. */
  takeDuration(workout: ImportedWorkout, read: () => number | null): void {
    if (workout.durationSeconds !== null) return
    const seconds = read()
    workout.durationSeconds = seconds
    if (seconds !== null && seconds > LONG_SECONDS) {
      const [hours, minutes] = [Math.floor(seconds / 3_600), Math.round((seconds % 3_600) / 60)]
      this.note('long-workout', workout.line, `${workout.name} · ${hours} h ${minutes} min`)
    }
  }

  exercise(
    workout: ImportedWorkout,
    row: Row,
    {
      name,
      superset = '',
      anew = false,
    }: { readonly name: string; readonly superset?: string; readonly anew?: boolean },
  ): ImportedExercise {
    const known = this.name(name, row.line)
    const last = workout.exercises.at(-1)
    if (
      last &&
      !anew &&
      last.name === known &&
      last.superset === superset &&
      last.sets.length < MAX_STORED_SETS_OF_EXERCISE
    )
      return last
    const exercise: ImportedExercise = { name: known, note: '', superset, restSeconds: null, sets: [] }
    workout.exercises.push(exercise)
    return exercise
  }

  /** Sets the rest of an exercise from the first in the file, because sets have none of their own. */
  takeRest(exercise: ImportedExercise, seconds: number, line: number): void {
    const rest = Math.min(Math.round(seconds), MAX_SECONDS)
    if (exercise.restSeconds === null) exercise.restSeconds = rest
    else if (exercise.restSeconds !== rest) {
      this.note('uneven-rests', line, `${exercise.name} · ${rest} s → ${exercise.restSeconds} s`)
    }
  }

  addSet(exercise: ImportedExercise, { line }: Row, figures: SetFigures): void {
    const set: ImportedSet = {
      line,
      kind: figures.kind,
      weight: this.#weight(figures.weight, exercise.name, line),
      reps: this.#reps(figures.reps, exercise.name, line),
      seconds: this.#whole(figures.seconds, MAX_SECONDS, exercise.name, line),
      distance: figures.distance && {
        ...figures.distance,
        value: this.#bounded(figures.distance.value, MAX_DISTANCE, exercise.name, line),
      },
      rpe: this.effort(figures.rpe, line),
    }
    exercise.sets.push(set)
  }

  addNote(noted: { note: string }, text: string, line: number): void {
    if (text === '') return
    const words = repairMojibake(text).replaceAll('\u0000', '').toWellFormed()
    if (noted.note === words || noted.note.split('\n').includes(words)) return
    noted.note = this.#cut(noted.note === '' ? words : `${noted.note}\n${words}`, MAX_NOTE_LENGTH, line)
  }

  /** A storable name. Names repeat on every row: each is checked once. */
  name(text: string, line: number): string {
    const known = this.#words.get(text)
    if (known !== undefined) return known
    const words = repairMojibake(text.trim().replace(/\s+/g, ' ').replaceAll('\u0000', '')).toWellFormed()
    const name = this.#cut(words === '' ? '?' : words, MAX_NAME_LENGTH, line)
    this.#words.set(text, name)
    return name
  }

  /** From 1 to 10 in halves, or null. */
  effort(value: number | null, line: number): number | null {
    if (value === null || value === 0) return null
    if (value < MIN_RPE || value > MAX_RPE) {
      this.note('effort', line, String(value))
      return null
    }
    const halves = Math.round(value * 2) / 2
    if (halves !== value) this.note('effort', line, String(value))
    return halves
  }

  #withinBounds(workout: ImportedWorkout): ImportedWorkout {
    if (workout.exercises.length <= MAX_STORED_EXERCISES) return workout
    this.note('joined-blocks', workout.line, `${workout.startedAt.slice(0, 10)} · ${workout.exercises.length}`)
    const joined = joinBlocks(workout.exercises)
    if (joined.length > MAX_STORED_EXERCISES) throw new ImportError({ kind: 'large-workout', line: workout.line })
    for (const block of joined) block.note = this.#cut(block.note, MAX_NOTE_LENGTH, workout.line)
    return { ...workout, exercises: joined }
  }

  #weight(weight: ImportedWeight | null, name: string, line: number): ImportedWeight | null {
    if (weight === null) return null
    const snapped = snapWeight(weight)
    if (snapped.value !== weight.value) this.note('rounded-weight', line, `${weight.value} → ${snapped.value}`)
    const value = this.#bounded(snapped.value, MAX_WEIGHT, name, line)
    if (value > HEAVY[snapped.unit ?? 'lb']) this.note('heavy', line, `${name} · ${value}`)
    return { value, unit: snapped.unit }
  }

  #reps(reps: number | null, name: string, line: number): number | null {
    const whole = this.#whole(reps, MAX_REPS, name, line)
    if (whole !== null && whole > MANY_REPS) this.note('many-reps', line, `${name} · ${whole}`)
    return whole
  }

  #whole(value: number | null, most: number, name: string, line: number): number | null {
    if (value === null) return null
    const whole = Math.round(value)
    if (whole !== value) this.note('rounded-figure', line, `${value} → ${whole}`)
    return this.#bounded(whole, most, name, line)
  }

  #bounded(value: number, most: number, name: string, line: number): number {
    if (value <= most) return value
    this.note('out-of-bounds', line, `${name} · ${value} → ${most}`)
    return most
  }

  #cut(text: string, most: number, line: number): string {
    if (text.length <= most) return text
    this.note('long-text', line, `${text.slice(0, 60)}…`)
    return text.slice(0, most).toWellFormed()
  }
}

export function settled<Dated extends { readonly isDateOpen: boolean }, Field extends keyof Dated>(
  document: Dated & { readonly [F in Field]: WallClock },
  field: Field,
  { order }: DateOrderReader,
): Dated {
  if (!document.isDateOpen || order === null) return document
  return { ...document, [field]: wallIn({ wall: document[field], isOpen: true }, order), isDateOpen: false }
}

/** The sets of each exercise in one block, or in as many as needed. */
function joinBlocks(exercises: readonly ImportedExercise[]): ImportedExercise[] {
  const joined: ImportedExercise[] = []
  const open = new Map<string, ImportedExercise>()
  for (const exercise of exercises) {
    let block = open.get(exercise.name)
    for (const set of exercise.sets) {
      if (!block || block.sets.length >= MAX_STORED_SETS_OF_EXERCISE) {
        block = { ...exercise, superset: '', note: '', sets: [] }
        joined.push(block)
        open.set(exercise.name, block)
      }
      block.sets.push(set)
    }
    if (block && exercise.note !== '') block.note = [block.note, exercise.note].filter(Boolean).join('\n')
  }
  return joined
}
