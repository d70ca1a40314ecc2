import type { Muscle } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { popularityOf } from '../exercise-library/popularity.ts'
import { groupBy } from '../group-by.ts'
import { DAY_MS } from '../time/instant.ts'
import type { ResolvedExercise } from './exercise-resolve.ts'
import type { ExerciseUse } from './exercise-search.ts'

/** A session counts half after so many days: an old favorite gives way to what is trained now. */
const HALF_LIFE_DAYS = 45
const USUAL_SHOWN = 12
const ALIKE_SHOWN = 8

export type Trained = { readonly exerciseId: ExerciseId; readonly sessions: number; readonly lastAt: number }

/** How often each exercise was trained, the less the longer ago. */
export function exerciseUse(trained: readonly Trained[], nowMs: number): ExerciseUse<ExerciseId> {
  return new Map(
    trained.map(({ exerciseId, sessions, lastAt }) => {
      const days = Math.max(0, nowMs - lastAt) / DAY_MS
      return [exerciseId, sessions * 0.5 ** (days / HALF_LIFE_DAYS)]
    }),
  )
}

/** same-muscles: as the replaced one · usual: starred, or trained most · workout-muscles: for a workout's muscles. */
export type GroupKind = 'same-muscles' | 'usual' | 'workout-muscles' | 'main-muscle' | 'also-muscle' | 'letter'

export type ExerciseGroup = {
  readonly kind: GroupKind
  /** Of a letter's group; '' otherwise. */
  readonly letter: string
  readonly exercises: readonly ResolvedExercise[]
}

export type GroupContext = {
  readonly use: ExerciseUse<ExerciseId>
  /** To be replaced by another. */
  readonly replaced?: ResolvedExercise | undefined
  /** Chosen already, in the workout. */
  readonly inWorkout?: readonly ResolvedExercise[] | undefined
  /** The filter's muscle. */
  readonly muscle?: Muscle | null
}

/**
 * Groups exercises, given by name: the likely ones first, then all of them by letter, or by what they do for the
 * filter's muscle. Likely ones appear in both places, so that the alphabet has no holes.
 */
export function groupExercises(
  exercises: readonly ResolvedExercise[],
  { use, replaced, inWorkout = [], muscle = null }: GroupContext,
): readonly ExerciseGroup[] {
  const taken = new Set<ExerciseId>([...inWorkout, ...(replaced ? [replaced] : [])].map(({ id }) => id))
  const take = (
    kind: GroupKind,
    isCandidate: (exercise: ResolvedExercise) => boolean,
    compare: Compare,
    most: number,
  ): ExerciseGroup => {
    const found = exercises.filter((exercise) => !taken.has(exercise.id) && isCandidate(exercise))
    const shown = found.toSorted(compare).slice(0, most)
    for (const { id } of shown) taken.add(id)
    return { kind, letter: '', exercises: shown }
  }
  const byUse = usedMost(use)
  const muscles = new Set(inWorkout.flatMap(({ primaryMuscles }) => primaryMuscles))
  const likely = [
    ...(replaced ? [take('same-muscles', sharesMuscle(replaced), mostLike(replaced, byUse), ALIKE_SHOWN)] : []),
    // A day has its muscles: to a push workout, somebody's usual squat is not the likely one to add.
    ...(replaced ? [] : [take('workout-muscles', worksAny(muscles), byUse, ALIKE_SHOWN)]),
    take('usual', isUsual(use), starredFirst(byUse), USUAL_SHOWN),
  ]
  const rest = muscle === null ? byLetter(exercises) : byMuscle(exercises, muscle)
  return [...likely, ...rest].filter((group) => group.exercises.length > 0)
}

/** The starred ones, then those trained most. */
export function usualExercises(
  exercises: readonly ResolvedExercise[],
  use: ExerciseUse<ExerciseId>,
  most: number,
): readonly ResolvedExercise[] {
  return exercises
    .filter(isUsual(use))
    .toSorted(starredFirst(usedMost(use)))
    .slice(0, most)
}

function isUsual(use: ExerciseUse<ExerciseId>): (exercise: ResolvedExercise) => boolean {
  return ({ id, starred }) => starred || use.has(id)
}

type Compare = (left: ResolvedExercise, right: ResolvedExercise) => number

function usedMost(use: ExerciseUse<ExerciseId>): Compare {
  return (left, right) =>
    (use.get(right.id) ?? 0) - (use.get(left.id) ?? 0) || popularityOf(right.id) - popularityOf(left.id)
}

function starredFirst(compare: Compare): Compare {
  return (left, right) => Number(right.starred) - Number(left.starred) || compare(left, right)
}

/** The more primary muscles are shared, then the same equipment. */
function mostLike(replaced: ResolvedExercise, compare: Compare): Compare {
  const shared = ({ primaryMuscles }: ResolvedExercise) =>
    primaryMuscles.filter((muscle) => replaced.primaryMuscles.includes(muscle)).length
  const isSame = ({ equipment }: ResolvedExercise) => Number(equipment === replaced.equipment)
  return (left, right) => shared(right) - shared(left) || isSame(right) - isSame(left) || compare(left, right)
}

function sharesMuscle(replaced: ResolvedExercise): (exercise: ResolvedExercise) => boolean {
  const [main] = replaced.primaryMuscles
  return ({ primaryMuscles }) => main !== undefined && primaryMuscles.includes(main)
}

function worksAny(muscles: ReadonlySet<Muscle>): (exercise: ResolvedExercise) => boolean {
  return ({ primaryMuscles }) => primaryMuscles.some((muscle) => muscles.has(muscle))
}

function byMuscle(exercises: readonly ResolvedExercise[], muscle: Muscle): readonly ExerciseGroup[] {
  const isMain = ({ primaryMuscles }: ResolvedExercise) => primaryMuscles.includes(muscle)
  return [
    { kind: 'main-muscle', letter: '', exercises: exercises.filter(isMain) },
    { kind: 'also-muscle', letter: '', exercises: exercises.filter((exercise) => !isMain(exercise)) },
  ]
}

function byLetter(exercises: readonly ResolvedExercise[]): readonly ExerciseGroup[] {
  const groups = groupBy(exercises, ({ name }) => letterOf(name))
  return Array.from(groups, ([letter, ofLetter]) => ({ kind: 'letter', letter, exercises: ofLetter }) as const)
}

/** Without its accent; `#` where there is no letter. */
function letterOf(name: string): string {
  const [first = ''] = name.trim().normalize('NFD')
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#'
}
