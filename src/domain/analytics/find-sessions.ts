import type { ExerciseId } from '#contract/id.ts'
import { groupBy } from '../group-by.ts'
import { foldText, wordsOf } from '../search/search-text.ts'
import { aWord, directMisfit, nearMisfit, type Word, type WordMatching, withoutFiller } from '../search/word-match.ts'
import type { Day } from '../time/session-day.ts'
import { dayNumberOf, dayOfNumber } from './day-number.ts'
import type { AnalyticsAnswer, AnalyticsQuestion } from './questions.ts'
import type { SessionTexts, TrainingIndex } from './training-index.ts'

type SessionsQuestion = AnalyticsQuestion<'sessions'>

/** Each word has one bit of a 32-bit number; nobody types this many. */
const MAX_WORDS = 30

/** Finds sessions by text and filter. Texts are folded once, and again when they change. */
export class SessionFinder {
  readonly #training: TrainingIndex
  readonly #vocabulary = new Map<string, Word>()
  readonly #ofNames = new Map<string, readonly Word[]>()
  readonly #ofTexts = new WeakMap<SessionTexts, readonly Word[]>()

  constructor(training: TrainingIndex) {
    this.#training = training
  }

  /** Typing errors are forgiven only if nothing else is found. */
  find(asked: SessionsQuestion): AnalyticsAnswer<'sessions'> {
    const { day, sets } = this.#training.sessions.columns
    return this.#slots(asked)
      .toReversed()
      .map((slot) => ({ id: this.#training.idOf(slot), day: dayOfNumber(day[slot] ?? 0), sets: sets[slot] ?? 0 }))
  }

  #slots(asked: SessionsQuestion): readonly number[] {
    const slots = narrowedDown(this.#training, asked)
    const typed = withoutFiller(wordsOf(asked.query)).slice(0, MAX_WORDS).map(aWord)
    if (typed.length === 0) return slots
    const dated = typed.map((word) => datesNamed(word.text, asked.monthNames))
    const direct = this.#holding(slots, typed, dated, directMisfit, asked.called)
    return direct.length > 0 ? direct : this.#holding(slots, typed, dated, nearMisfit, asked.meant)
  }

  #holding(
    slots: readonly number[],
    typed: readonly Word[],
    dated: readonly (NamesDay | null)[],
    matching: WordMatching,
    exerciseIds: readonly ExerciseId[],
  ): readonly number[] {
    const all = 2 ** typed.length - 1
    const known = new Map<Word, number>()
    const foundIn = (words: readonly Word[]) => {
      let found = 0
      for (const word of words) {
        let ofWord = known.get(word)
        if (ofWord === undefined) {
          ofWord = typed.reduce((bits, each, bit) => (matching(each, word) === undefined ? bits : bits | (1 << bit)), 0)
          known.set(word, ofWord)
        }
        found |= ofWord
      }
      return found
    }
    const foundInNames = this.#training.names.map((name) => foundIn(this.#wordsOfName(name)))
    const found = new Uint32Array(this.#training.sessions.length)
    for (const [exerciseId, { columns, length }] of this.#training.exercises) {
      const byId = exerciseIds.includes(exerciseId) ? all : 0
      for (let row = 0; row < length; row++) {
        const slot = columns.session[row] ?? 0
        found[slot] = (found[slot] ?? 0) | byId | (foundInNames[columns.name[row] ?? 0] ?? 0)
      }
    }
    const { day } = this.#training.sessions.columns
    const hasDates = dated.some((names) => names !== null)
    const foundInDay = (slot: number) => {
      if (!hasDates) return 0
      const ofSlot = dayOfNumber(day[slot] ?? 0)
      return dated.reduce((bits, names, bit) => (names?.(ofSlot) ? bits | (1 << bit) : bits), 0)
    }
    return slots.filter((slot) => ((found[slot] ?? 0) | foundIn(this.#wordsOfTexts(slot)) | foundInDay(slot)) === all)
  }

  #wordsOfName(name: string): readonly Word[] {
    const known = this.#ofNames.get(name)
    if (known) return known
    const words = this.#wordsIn(name)
    this.#ofNames.set(name, words)
    return words
  }

  #wordsOfTexts(slot: number): readonly Word[] {
    const texts = this.#training.textsOf(slot)
    const known = this.#ofTexts.get(texts)
    if (known) return known
    const words = this.#wordsIn(`${texts.name} ${texts.note}`)
    this.#ofTexts.set(texts, words)
    return words
  }

  /** One object for each word, so that a query compares it once. */
  #wordsIn(text: string): readonly Word[] {
    return [...new Set(wordsOf(text))].map((word) => {
      const known = this.#vocabulary.get(word)
      if (known) return known
      const made = aWord(word)
      this.#vocabulary.set(word, made)
      return made
    })
  }
}

type NamesDay = (day: Day) => boolean

/** Shorter beginnings of months are beginnings of much else. */
const MIN_MONTH_LETTERS = 3

/** Whether a typed word says a month or a year, and of which days; null otherwise. */
function datesNamed(word: string, monthNames: readonly string[]): NamesDay | null {
  if (/^(19|20)\d\d$/.test(word)) return (day) => day.startsWith(word)
  if (word.length < MIN_MONTH_LETTERS) return null
  const months = monthNames.flatMap((name, index) =>
    foldText(name).startsWith(word) ? [String(index + 1).padStart(2, '0')] : [],
  )
  return months.length === 0 ? null : (day) => months.includes(day.slice(5, 7))
}

function narrowedDown(training: TrainingIndex, asked: SessionsQuestion): readonly number[] {
  const { day } = training.sessions.columns
  const from = asked.from === null ? Number.NEGATIVE_INFINITY : dayNumberOf(asked.from)
  const to = asked.to === null ? Number.POSITIVE_INFINITY : dayNumberOf(asked.to)
  const withExercise = asked.exerciseId === null ? undefined : slotsWith(training, asked.exerciseId)
  return training.order.filter((slot) => {
    const ofSlot = day[slot] ?? 0
    return (
      ofSlot >= from &&
      ofSlot <= to &&
      (asked.workoutId === null || training.textsOf(slot).workoutId === asked.workoutId) &&
      (asked.status === null || training.statusOf(slot) === asked.status) &&
      (withExercise === undefined || withExercise.has(slot))
    )
  })
}

function slotsWith(training: TrainingIndex, exerciseId: ExerciseId): ReadonlySet<number> {
  const table = training.exercises.get(exerciseId)
  return new Set(table?.columns.session.subarray(0, table.length))
}

export function sessionChoices(training: TrainingIndex): AnalyticsAnswer<'session-choices'> {
  const { day, status } = training.sessions.columns
  const newestFirst = training.order.toReversed()
  const byWorkout = groupBy(newestFirst, (slot) => training.textsOf(slot).workoutId)
  const days = newestFirst.map((slot) => day[slot] ?? 0)
  return {
    // Names come from the last session: the workout may have been renamed or deleted since.
    workouts: [...byWorkout].map(([workoutId, slots]) => ({
      workoutId,
      name: training.textsOf(slots[0] ?? 0).name,
      sessions: slots.length,
    })),
    statuses: [...groupBy(newestFirst, (slot) => status[slot])].flatMap(([, slots]) => {
      const known = training.statusOf(slots[0] ?? 0)
      return known === undefined ? [] : [{ status: known, sessions: slots.length }]
    }),
    firstDay: days.length === 0 ? null : dayOfNumber(days.reduce((first, each) => Math.min(first, each))),
  }
}
