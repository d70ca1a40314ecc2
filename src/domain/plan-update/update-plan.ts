import type { PlannedSetId, SupersetId, WorkoutExerciseId } from '#contract/id.ts'
import { MAX_EXERCISES, MAX_SETS_OF_EXERCISE } from '#contract/limits.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import type { PlannedSet, SetTarget, Workout, WorkoutExercise } from '#contract/workout.ts'
import type { NewId } from '../document/new-id.ts'
import { mapChanged } from '../list/ordered-list.ts'
import { sameContent } from '../merge/canonical.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { setGroup } from '../session/set-numbers.ts'
import { withoutLoneMembers } from '../session/superset.ts'
import { withWorkoutExercises } from '../workout/edit-workout.ts'
import {
  type ExercisePair,
  followsRule,
  hasOtherRest,
  isDone,
  isReplaced,
  isWarmUp,
  keyOf,
  matchExercises,
  matchSets,
  type UsualRest,
} from './plan-changes.ts'
import { targetAfter, targetOfAdded } from './plan-targets.ts'

/**
 * Applies the chosen keys of `planChanges`; those without a difference do nothing. Everything else stays, ids and
 * unknown fields included, so that an edit on another device merges. The session has its order keys from the workout.
 */
export function updatePlan(
  workout: Workout,
  session: Session,
  { chosen, usualRest, newId }: { chosen: ReadonlySet<string>; usualRest: UsualRest; newId: NewId },
): Workout {
  const { pairs, missing, extra } = matchExercises(workout, session)
  const doneOf = new Map(pairs.map((pair) => [pair.planned, pair.done]))
  const stays = (planned: WorkoutExercise) => !missing.includes(planned) || !chosen.has('left-out')
  const kept = workout.exercises.every(stays) ? workout.exercises : workout.exercises.filter(stays)
  const room = MAX_EXERCISES - kept.length
  const added = extra.filter((done) => chosen.has(keyOf('added', done))).slice(0, room)
  const choice: Choice = { chosen, usualRest, newId, joined: new Set(added.map(({ supersetId }) => supersetId)) }
  const updated = mapChanged(kept, (planned) => {
    const done = doneOf.get(planned)
    return done ? exerciseAfter({ planned, done }, choice) : planned
  })
  const exercises = added.length > 0 ? [...updated, ...added.map((done) => planOf(done, newId))] : updated
  if (exercises === workout.exercises) return workout
  return withWorkoutExercises(workout, [...inOrder(withoutLoneMembers(exercises))])
}

type Choice = {
  readonly chosen: ReadonlySet<string>
  readonly usualRest: UsualRest
  readonly newId: NewId
  readonly joined: ReadonlySet<SupersetId | null>
}

function exerciseAfter(pair: ExercisePair, choice: Choice): WorkoutExercise {
  const { planned, done } = pair
  const { chosen, usualRest, joined } = choice
  const takesSuperset = chosen.has('supersets') || (done.supersetId !== null && joined.has(done.supersetId))
  const takesExercise = isReplaced(pair) && chosen.has(keyOf('replaced', planned))
  const takesRest = (isReplaced(pair) ? takesExercise : chosen.has('rests')) && hasOtherRest(pair, usualRest)
  const after: WorkoutExercise = {
    ...planned,
    orderKey: chosen.has('order') ? done.orderKey : planned.orderKey,
    supersetId: takesSuperset ? done.supersetId : planned.supersetId,
    restSeconds: takesRest ? done.restSeconds : planned.restSeconds,
    exerciseId: takesExercise ? done.exerciseId : planned.exerciseId,
    // Sets of another exercise do not apply.
    sets: isReplaced(pair) && !takesExercise ? planned.sets : setsAfter(pair, choice),
  }
  return sameContent(planned, after) ? planned : after
}

function setsAfter(pair: ExercisePair, { chosen, newId }: Choice): PlannedSet[] {
  const { planned, done } = pair
  const { pairs, missing, extra } = matchSets(pair)
  const doneOf = new Map(pairs.map((sets) => [sets.planned, sets.done]))
  const kept = chosen.has('left-out') ? planned.sets.filter((set) => !missing.includes(set)) : planned.sets
  const sets = kept.map((set): PlannedSet => {
    const source = doneOf.get(set)
    const target = isReplaced(pair) ? withLoadOf(set.target, source) : set.target
    if (!source) return { ...set, target }
    const takesKind = chosen.has(keyOf('other-kinds', done)) && isDone(source)
    const takesValues = !followsRule(planned) && (isReplaced(pair) || chosen.has('values'))
    return {
      ...set,
      kind: takesKind ? source.kind : set.kind,
      target: takesValues ? targetAfter({ ...set, target }, source, done.kind) : target,
    }
  })
  const isTaken = (set: SessionSet) => chosen.has(keyOf(isWarmUp(set) ? 'more-warm-ups' : 'more-sets', done))
  const added = extra.filter((set) => isDone(set) && isTaken(set)).slice(0, MAX_SETS_OF_EXERCISE - sets.length)
  return [...inOrder([...sets, ...added.map((set) => plannedSetOf(set, likeOf(set, planned), newId))])]
}

/** Drops the load planned for another exercise; the lifted one replaces it. */
function withLoadOf(target: SetTarget, done: SessionSet | undefined): SetTarget {
  return target.weight ? { ...target, weight: done && isDone(done) ? done.weight : null } : target
}

/** The target of the plan's last set in the same group. */
function likeOf({ kind }: SessionSet, { sets }: WorkoutExercise): SetTarget | null {
  return inOrder(sets).findLast((set) => setGroup(set.kind) === setGroup(kind))?.target ?? null
}

/** A session's note is not part of the plan. */
function planOf(done: SessionExercise, newId: NewId): WorkoutExercise {
  const { orderKey, exerciseId, supersetId, restSeconds } = done
  return {
    id: newId() as WorkoutExerciseId,
    updatedAt: UNSTAMPED,
    orderKey,
    exerciseId,
    supersetId,
    restSeconds,
    note: '',
    sets: inOrder(done.sets.filter(isDone)).map((set) => plannedSetOf(set, null, newId)),
  }
}

function plannedSetOf(done: SessionSet, like: SetTarget | null, newId: NewId): PlannedSet {
  const { orderKey, kind } = done
  const id = newId() as PlannedSetId
  return { id, updatedAt: UNSTAMPED, orderKey, kind, target: targetOfAdded(done, like) }
}
