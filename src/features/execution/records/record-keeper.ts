import type { ExerciseId, SetId } from '#contract/id.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import type { BestSets, SetFacts } from '#domain/analytics/questions.ts'
import { doubtfulSets, type SetRecord, setRecords } from '#domain/analytics/set-records.ts'
import { groupBy } from '#domain/group-by.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import type { ReadableStore, Store } from '#shared/store.ts'
import type { SessionEdits } from '../editing/session-edits.ts'

/** The records that sets of this session are, as far as they are known. */
export type SessionRecords = {
  readonly bySet: ReadonlyMap<SetId, SetRecord>
  /** Sets whose load is more likely a slip than a record, with the heaviest set before. */
  readonly doubtful: ReadonlyMap<SetId, SetFacts>
  /** Made while this screen was looking on: their line came with their tap, so that it moved nothing later. */
  readonly newIds: ReadonlySet<SetId>
}

/** What was ever best in these exercises, without this session. Rejects if it cannot be known now. */
export type AskForBest = (
  exerciseIds: readonly ExerciseId[],
) => Promise<readonly { readonly exerciseId: ExerciseId; readonly best: BestSets | null }[]>

type Judged = {
  readonly exercises: readonly SessionExercise[]
  readonly best: BestSets
  readonly records: ReadonlyMap<SetId, SetRecord>
  readonly doubtful: ReadonlyMap<SetId, SetFacts>
}

/** A set that is judged later than this was not made just now. */
const NEW_MS = 3_000

/**
 * Keeps `records` those of the session as it is shown, so that undoing a set takes its record back. Asks once for what
 * was best before, and again only for exercises that are added. Returns a function that stops it.
 */
export function keepRecords(
  edits: ReadableStore<SessionEdits>,
  records: Store<SessionRecords>,
  ask: AskForBest,
): () => void {
  const best = new Map<ExerciseId, BestSets>()
  const asked = new Set<ExerciseId>()
  const judged = new Map<ExerciseId, Judged>()
  let isOpen = true

  const look = () => {
    const { shown } = edits.current()
    const byExercise = groupBy(shown.exercises, ({ exerciseId }) => exerciseId)
    void askFor([...byExercise.keys()].filter((id) => !asked.has(id)))
    let hasChanged = false
    for (const [exerciseId, exercises] of byExercise) {
      const known = best.get(exerciseId)
      if (!known || isJudged(judged.get(exerciseId), exercises, known)) continue
      judged.set(exerciseId, judge(exercises, known))
      hasChanged = true
    }
    if (!hasChanged) return
    const present = [...judged].flatMap(([id, results]) => (byExercise.has(id) ? [results] : []))
    const bySet = new Map(present.flatMap((results) => [...results.records]))
    const doubtful = new Map(present.flatMap((results) => [...results.doubtful]))
    records.set({ bySet, doubtful, newIds: newIdsIn(shown, bySet, records.current()) })
  }
  const askFor = async (exerciseIds: readonly ExerciseId[]) => {
    if (exerciseIds.length === 0) return
    for (const id of exerciseIds) asked.add(id)
    // Without an answer no record is called out; the result shows them all.
    const answer = await ask(exerciseIds).catch(() => [])
    for (const { exerciseId, best: earlier } of answer) if (earlier) best.set(exerciseId, earlier)
    if (isOpen) look()
  }
  const stop = edits.subscribe(look)
  look()
  return () => {
    isOpen = false
    stop()
  }
}

function judge(exercises: readonly SessionExercise[], best: BestSets): Judged {
  const { heaviest } = best.single
  const ids = heaviest ? [...doubtfulSets(exercises, best)] : []
  const doubtful = new Map(ids.flatMap((id) => (heaviest ? [[id, heaviest] as const] : [])))
  return { exercises, best, records: setRecords(exercises, best), doubtful }
}

function isJudged(judged: Judged | undefined, exercises: readonly SessionExercise[], best: BestSets): boolean {
  if (judged?.best !== best || judged.exercises.length !== exercises.length) return false
  return judged.exercises.every(({ sets }, index) => sets === exercises[index]?.sets)
}

/** The records that were made while this screen was looking on. */
function newIdsIn(
  session: Session,
  bySet: ReadonlyMap<SetId, SetRecord>,
  { bySet: before, newIds }: SessionRecords,
): ReadonlySet<SetId> {
  const isNew = (id: SetId, completedAt: string | null) =>
    bySet.has(id) && !before.has(id) && completedAt !== null && Date.now() - millisecondsOf(completedAt) < NEW_MS
  const sets = session.exercises.flatMap((exercise) => exercise.sets)
  const made = sets.flatMap(({ id, completedAt }) => (isNew(id, completedAt) ? [id] : []))
  return made.length === 0 ? newIds : new Set([...newIds, ...made])
}
