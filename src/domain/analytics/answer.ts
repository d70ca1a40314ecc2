import type { ExerciseId } from '#contract/id.ts'
import { assertNever } from '../assert-never.ts'
import { groupBy } from '../group-by.ts'
import { addDays, weekStartOf } from '../time/session-day.ts'
import { bestSets } from './best-sets.ts'
import { consistency, sessionsByWeek, streaksOf } from './consistency.ts'
import { countedDay, lastDayOf } from './counted-day.ts'
import { dayNumberOf } from './day-number.ts'
import type { MusclesOf } from './exercise-muscles.ts'
import { exerciseTimes } from './exercise-times.ts'
import { SessionFinder, sessionChoices } from './find-sessions.ts'
import { measurementProgress, measurementSummaries } from './measurements.ts'
import { milestones } from './milestones.ts'
import { muscleWork, workSince } from './muscle-work.ts'
import type { OneRepMaxFormula } from './one-rep-max.ts'
import { bestOneRepMax, exerciseProgress, trainedExercises } from './progress.ts'
import type { AnalyticsAnswer, AnalyticsQuestion, PersonalRecord, QuestionName } from './questions.ts'
import { exerciseRecords, personalRecord, type RecordBook, recordBook } from './records.ts'
import type { AnalyticsIndex } from './snapshot.ts'
import { allTotals, calendar, totalsOf } from './totals.ts'
import { endedBetween, type TrainingIndex, trainingBetween } from './training-index.ts'
import { trainingLoad } from './training-load.ts'

type Answers = { readonly [Name in QuestionName]: AnalyticsAnswer<Name> }

/** Answers questions from an index; what is made of one exercise is kept until that exercise changes. */
export class Answerer {
  readonly #index: AnalyticsIndex
  readonly #finder: SessionFinder
  readonly #books = new Map<string, { readonly revision: number; readonly book: RecordBook }>()

  constructor(index: AnalyticsIndex) {
    this.#index = index
    this.#finder = new SessionFinder(index.training)
  }

  answer<Name extends QuestionName>(question: AnalyticsQuestion<Name>, musclesOf: MusclesOf): AnalyticsAnswer<Name> {
    // Each case returns the answer to its own question: the compiler cannot tie it to the one asked.
    return this.#answer(question as AnalyticsQuestion, musclesOf) as AnalyticsAnswer<Name>
  }

  #answer(question: AnalyticsQuestion, musclesOf: MusclesOf): Answers[QuestionName] {
    const { training, measurements } = this.#index
    switch (question.about) {
      case 'week':
        return weekOf(training, question)
      case 'latest-records':
        return this.#latestRecords(question)
      case 'session-records':
        return this.#sessionRecords(question)
      case 'record-sessions':
        return this.#recordSessions(question)
      case 'muscles':
        return muscleWork(workSince(training, dayNumberOf(question.from), dayNumberOf(question.today)), musclesOf)
      case 'exercises':
        return trainedExercises(training)
      case 'progress':
        return exerciseProgress(training, this.#bookOf(question.exerciseId, question.formula), question)
      case 'last-times':
        return exerciseTimes(training, question)
      case 'records': {
        const { exerciseId, unit, formula } = question
        return exerciseRecords(training, exerciseId, this.#bookOf(exerciseId, formula), unit, formula)
      }
      case 'one-rep-maxima': {
        const { exerciseIds, formula, exceptSession } = question
        return exerciseIds.map((exerciseId) => ({
          exerciseId,
          oneRepMax: bestOneRepMax(training, exerciseId, formula, exceptSession),
        }))
      }
      case 'best-sets': {
        const { exerciseIds, exceptSession } = question
        return exerciseIds.map((exerciseId) => ({ exerciseId, best: bestSets(training, exerciseId, exceptSession) }))
      }
      case 'all-records':
        return this.#allRecords(question)
      case 'load': {
        const { weeks, unit, formula } = question
        return trainingLoad(training, musclesOf, question, weeks, unit, formula)
      }
      case 'totals':
        return allTotals(training, question.unit)
      case 'calendar':
        return calendar(training, question.from, question.today, question.unit)
      case 'sessions':
        return this.#finder.find(question)
      case 'session-choices':
        return sessionChoices(training)
      case 'consistency':
        return consistency(training, question, question.weeks, question.goal)
      case 'milestones':
        return milestones(training, question, question.unit, question.goal)
      case 'measurements':
        return measurementSummaries(measurements, question)
      case 'measurement':
        return measurementProgress(measurements, question)
      default:
        return assertNever(question)
    }
  }

  #latestRecords({ limit, unit, formula }: AnalyticsQuestion<'latest-records'>): readonly PersonalRecord[] {
    const { training } = this.#index
    const { startedAt } = training.sessions.columns
    return this.#brokenRecords(formula)
      .map(({ exerciseId, made }) => ({ exerciseId, made, at: startedAt[made.slot] ?? 0 }))
      .toSorted((left, right) => right.at - left.at)
      .slice(0, limit)
      .map(({ exerciseId, made }) => personalRecord(training, exerciseId, made, unit, formula))
  }

  #sessionRecords({ sessionId, unit, formula }: AnalyticsQuestion<'session-records'>) {
    const { training } = this.#index
    if (!training.has(sessionId)) return null
    return this.#brokenRecords(formula)
      .filter(({ made }) => training.idOf(made.slot) === sessionId)
      .map(({ exerciseId, made }) => personalRecord(training, exerciseId, made, unit, formula))
  }

  #recordSessions({ formula }: AnalyticsQuestion<'record-sessions'>): AnalyticsAnswer<'record-sessions'> {
    const { training } = this.#index
    const bySlot = groupBy(this.#brokenRecords(formula), ({ made }) => made.slot)
    return [...bySlot].map(([slot, broken]) => ({
      sessionId: training.idOf(slot),
      records: broken.length,
    }))
  }

  /** Every record ever broken, per exercise. */
  #brokenRecords(formula: OneRepMaxFormula) {
    return this.#index.training.exerciseIds.flatMap((exerciseId) =>
      this.#bookOf(exerciseId, formula)
        .history.filter(({ previous }) => previous !== null)
        .map((made) => ({ exerciseId, made })),
    )
  }

  #allRecords({ unit, formula }: AnalyticsQuestion<'all-records'>): AnalyticsAnswer<'all-records'> {
    const { training } = this.#index
    return trainedExercises(training).map((exercise) => {
      const book = this.#bookOf(exercise.exerciseId, formula)
      return { ...exercise, records: exerciseRecords(training, exercise.exerciseId, book, unit, formula).standing }
    })
  }

  #bookOf(exerciseId: ExerciseId, formula: OneRepMaxFormula): RecordBook {
    const { training } = this.#index
    const key = `${formula} ${exerciseId}`
    const revision = training.revisionOf(exerciseId)
    const kept = this.#books.get(key)
    if (kept?.revision === revision) return kept.book
    const book = recordBook(training, exerciseId, formula)
    this.#books.set(key, { revision, book })
    return book
  }
}

function weekOf(
  training: TrainingIndex,
  { today, weekStart, goal, unit }: AnalyticsQuestion<'week'>,
): AnalyticsAnswer<'week'> {
  const first = weekStartOf(today, weekStart)
  const { sets } = training.sessions.columns
  const dayAt = (slot: number) => countedDay(training, slot, dayNumberOf(today))
  const last = dayNumberOf(addDays(first, 6))
  const range = [training, dayNumberOf(first), Math.max(last, lastDayOf(dayNumberOf(today)))] as const
  const slots = trainingBetween(...range).filter((slot) => dayAt(slot) <= last)
  const ended = endedBetween(...range).filter((slot) => dayAt(slot) <= last)
  const before = trainingBetween(training, dayNumberOf(addDays(first, -7)), dayNumberOf(addDays(first, -1)))
  return {
    days: [0, 1, 2, 3, 4, 5, 6].map((offset) => {
      const date = addDays(first, offset)
      const isOfDay = (slot: number) => dayAt(slot) === dayNumberOf(date)
      return {
        day: date,
        sessions: ended.filter(isOfDay).length,
        sets: slots.filter(isOfDay).reduce((total, slot) => total + (sets[slot] ?? 0), 0),
      }
    }),
    totals: { ...totalsOf(training, slots, unit), sessions: ended.length },
    lastWeek: totalsOf(training, before, unit),
    streaks: streaksOf(sessionsByWeek(training, { today, weekStart }), { today, weekStart }, goal),
  }
}
