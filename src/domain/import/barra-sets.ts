import type { ExerciseId, SessionExerciseId, SessionId, SetId, SupersetId, WorkoutId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { EXERCISE_KINDS, SESSION_STATUSES, SET_KINDS } from '#contract/vocabulary.ts'
import { derivedId } from '../document/identifier.ts'
import { SET_COLUMNS, type SetColumn } from '../export/barra-columns.ts'
import { newestFirstKey } from '../list/newest-first.ts'
import { orderKeysAfter } from '../list/order-key.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { type BarraCells, barraCells, instantOfMoment, type OwnMoment } from './barra-cells.ts'
import { newExerciseId } from './build-documents.ts'
import { badCell, type Row } from './cells.ts'
import { Collector } from './collector.ts'
import { DateOrderReader } from './date-order.ts'
import type { Columns } from './header.ts'
import { NO_QUESTIONS } from './imported.ts'
import type { DayOrder } from './parse-date.ts'
import { NO_ROWS, type ReadingContext, type ReadRows, type TableFormat, type TableReader } from './table-format.ts'

/** Our own file of sets, as exported, or edited in a spreadsheet since. */
export const BARRA_SETS: TableFormat = {
  format: 'barra-sets',
  matches: (columns) => SET_COLUMNS.every((column) => columns.has(column)),
  missing: (columns) => SET_COLUMNS.filter((column) => !columns.has(column)),
  read: (columns, context) => new SetRows(columns, context),
}

type Cells = BarraCells<SetColumn>

/** `order` is the number in the file; rows without one follow the row before. */
type Ordered<Item> = Item & { readonly order: number | null }

type ReadSet = Ordered<{
  readonly set: Omit<SessionSet, 'completedAt'>
  readonly completedAt: OwnMoment | null
}>
type ReadExercise = Ordered<{
  readonly exercise: Omit<SessionExercise, 'sets'>
  readonly sets: ReadSet[]
}>
type ReadSession = {
  readonly session: Omit<Session, 'exercises' | 'newestFirst' | 'startedAt' | 'endedAt'>
  readonly startedAt: OwnMoment
  readonly endedAt: OwnMoment | null
  /** The start as written, which finds the session of a row without its id. */
  readonly start: string
  readonly hasOwnId: boolean
  readonly exercises: ReadExercise[]
}

/** The columns that say something about a set, whether or not its row has an id. */
const OF_SET = ['set_id', 'set_kind', 'weight', 'reps', 'seconds', 'distance', 'rpe', 'rir', 'completed_at'] as const

class SetRows implements TableReader<ReadRows> {
  readonly #columns: Columns
  readonly #collector: Collector
  readonly #dates = new DateOrderReader('started_at')
  readonly #sessions = new Map<string, ReadSession>()
  readonly #setIds = new Set<string>()
  /** The latest exercise of each name, for rows that lack what others say. */
  readonly #named = new Map<string, ReadExercise['exercise']>()

  constructor(columns: Columns, { now }: ReadingContext) {
    for (const column of SET_COLUMNS) columns.of(column)
    this.#columns = columns
    this.#collector = new Collector(now)
  }

  addRow(row: Row): void {
    const cells = barraCells<SetColumn>(row, this.#columns, { collector: this.#collector, dates: this.#dates })
    const session = this.#sessionOf(cells, row)
    if (cells.text('session_exercise_id') === '' && cells.text('exercise') === '') return
    const exercise = this.#exerciseOf(cells, session)
    if (OF_SET.some((column) => cells.text(column) !== '')) this.#addSet(cells, row, session, exercise)
    else if (cells.text('session_exercise_id') === '') this.#collector.note('new-row', row.line, cells.text('exercise'))
  }

  finish(): ReadRows {
    const collector = this.#collector
    collector.noteContradictions(this.#dates)
    const sessions = this.#withoutStrays()
    const inOrder = (order: DayOrder) => sessions.map((session) => sessionIn(session, order))
    return {
      ...NO_ROWS,
      format: 'barra-sets',
      sessions: inOrder(this.#dates.order ?? 'day-first'),
      ...(this.#dates.isOpen && { monthFirst: { sessions: inOrder('month-first'), readings: [] } }),
      questions: { ...NO_QUESTIONS, dayOrder: this.#dates.isOpen },
      oddities: collector.oddities,
    }
  }

  #sessionOf(cells: Cells, row: Row): ReadSession {
    const startedAt = cells.moment('started_at')
    if (startedAt === null) throw badCell(row, 'started_at', '')
    const start = cells.text('started_at').trim()
    const hasOwnId = cells.text('session_id') !== ''
    const id = hasOwnId ? cells.id('session_id') : derivedId(0, 'barra-sets', start, cells.text('session'))
    const known = this.#sessions.get(id)
    if (known) return known
    const session: ReadSession = {
      session: {
        id: id as SessionId,
        updatedAt: UNSTAMPED,
        binnedAt: '',
        status: cells.one('status', SESSION_STATUSES),
        workoutId: cells.text('workout_id') === '' ? '' : (cells.id('workout_id') as WorkoutId),
        name: cells.text('session'),
        note: cells.text('session_note'),
        timeZone: cells.text('time_zone'),
        rest: null,
        pausedAt: null,
        pausedMs: 0,
      },
      startedAt,
      endedAt: cells.moment('ended_at'),
      start,
      hasOwnId,
      exercises: [],
    }
    this.#sessions.set(id, session)
    return session
  }

  #exerciseOf(cells: Cells, { session, exercises }: ReadSession): ReadExercise {
    const name = cells.text('exercise')
    const order = cells.number('exercise_order')
    const hasOwnId = cells.text('session_exercise_id') !== ''
    const id = hasOwnId ? cells.id('session_exercise_id') : derivedId(0, session.id, 'exercise', name)
    const known = hasOwnId
      ? exercises.find(({ exercise }) => exercise.id === id)
      : exercises.findLast(({ exercise }) => exercise.name === name)
    if (known) return known
    const alike = this.#named.get(name)
    const kind = cells.text('exercise_kind')
    const oneSided = cells.text('one_sided')
    const exercise: ReadExercise['exercise'] = {
      id: id as SessionExerciseId,
      updatedAt: UNSTAMPED,
      orderKey: '',
      exerciseId: (cells.text('exercise_id') as ExerciseId) || alike?.exerciseId || newExerciseId(name),
      name,
      kind: kind === '' && alike ? alike.kind : cells.one('exercise_kind', EXERCISE_KINDS),
      supersetId: cells.text('superset_id') === '' ? null : (cells.id('superset_id') as SupersetId),
      restSeconds: cells.number('rest_seconds'),
      note: cells.text('exercise_note'),
      ...(oneSided !== '' && { oneSided: isYes(oneSided) }),
    }
    this.#named.set(name, exercise)
    const read = { exercise, order, sets: [] }
    exercises.push(read)
    return read
  }

  #addSet(cells: Cells, row: Row, { session, startedAt, endedAt }: ReadSession, read: ReadExercise): void {
    const { exercise, sets } = read
    const given = cells.text('set_id') === '' ? null : cells.id('set_id')
    const isNew = given === null || this.#setIds.has(given)
    const id = isNew ? this.#freeId(given ?? exercise.id) : given
    const load = cells.load('weight')
    const distance = cells.number('distance')
    const completedAt = cells.moment('completed_at')
    const set: ReadSet['set'] = {
      id: id as SetId,
      updatedAt: UNSTAMPED,
      orderKey: '',
      kind: given === null && cells.text('set_kind') === '' ? 'working' : cells.one('set_kind', SET_KINDS),
      target: null,
      weight: load && { value: load.value, unit: load.unit ?? cells.one('weight_unit', ['kg', 'lb']) },
      reps: cells.number('reps'),
      seconds: cells.number('seconds'),
      distance: distance === null ? null : { value: distance, unit: cells.one('distance_unit', DISTANCE_UNITS) },
      rpe: cells.number('rpe'),
      rir: cells.number('rir'),
    }
    this.#setIds.add(id)
    if (isNew) this.#collector.note('new-row', row.line, `${exercise.name} · ${sets.length + 1}`)
    // A set that somebody adds to a finished workout was done in it.
    const isDone = given === null && session.status === 'completed'
    sets.push({
      set,
      completedAt: completedAt ?? (isDone ? (endedAt ?? startedAt) : null),
      order: cells.number('set_order'),
    })
  }

  /** An id of a set from another id, the same whenever the same file is read. */
  #freeId(from: string): string {
    for (let number = 1; ; number++) {
      const id = derivedId(0, from, 'set', String(number))
      if (!this.#setIds.has(id)) return id
    }
  }

  /** Rows without a session id belong to the session that starts when they do; without one, they are a session. */
  #withoutStrays(): readonly ReadSession[] {
    const owned = new Map<string, ReadSession>()
    for (const session of this.#sessions.values()) if (session.hasOwnId) owned.set(session.start, session)
    return [...this.#sessions.values()].filter((stray) => {
      const home = stray.hasOwnId ? undefined : owned.get(stray.start)
      if (!home) return true
      for (const read of stray.exercises) {
        const same = home.exercises.findLast(({ exercise }) => exercise.name === read.exercise.name)
        if (same) same.sets.push(...read.sets)
        else home.exercises.push(read)
      }
      return false
    })
  }
}

const DISTANCE_UNITS = ['m', 'km', 'mi', 'yd'] as const

function sessionIn({ session, startedAt, endedAt, exercises }: ReadSession, dayOrder: DayOrder): Session {
  const instant = (moment: OwnMoment) => instantOfMoment(moment, dayOrder, session.timeZone)
  const start = instant(startedAt)
  return {
    ...session,
    newestFirst: newestFirstKey(start),
    startedAt: start,
    endedAt: endedAt && instant(endedAt),
    exercises: placed(exercises, ({ exercise, sets }, orderKey) => ({
      ...exercise,
      orderKey,
      sets: placed(sets, ({ set, completedAt }, key) => ({
        ...set,
        orderKey: key,
        completedAt: completedAt && instant(completedAt),
      })),
    })),
  }
}

/** Puts items in the order of their numbers; the order of rows counts where numbers are equal or missing. */
function placed<Read extends { readonly order: number | null }, Item>(
  rows: readonly Read[],
  build: (row: Read, orderKey: string) => Item,
): Item[] {
  let before = 0
  const numbered = rows.map((row) => {
    before = row.order ?? before
    return { row, number: before }
  })
  const keys = orderKeysAfter(null, rows.length)
  return numbered
    .toSorted((left, right) => left.number - right.number)
    .map(({ row }, index) => build(row, keys[index] ?? ''))
}

/** A yes as we write it, and as spreadsheets translate it: VERDADEIRO, VERDADERO, WAHR. */
function isYes(text: string): boolean {
  return /^(yes|true|1|verdadeiro|verdadero|wahr|vrai|vero|waar|prawda|истина)$/i.test(text.trim())
}
