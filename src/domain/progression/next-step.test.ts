import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { Progression } from '#contract/progression.ts'
import type { Weight } from '#contract/quantity.ts'
import { type Session, type SessionSet, session as sessionSchema } from '#contract/session.ts'
import { type SetTarget, type WorkoutExercise, workout as workoutSchema } from '#contract/workout.ts'
import {
  anId,
  aStamp,
  BENCH,
  exerciseNamed,
  plannedExerciseOf,
  plannedSetFor,
  sinceStart,
  workoutOf,
} from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { type Bar, barFor } from '../gym/bar.ts'
import { nearestLoadable } from '../gym/loadable.ts'
import { stampChanges } from '../merge/stamp-changes.ts'
import { finishSession } from '../session/lifecycle.ts'
import { previousExercise, previousSets } from '../session/previous-sets.ts'
import { addSet, completeSet, moveSet, removeSet, updateSet } from '../session/sets.ts'
import { startSession } from '../session/start-session.ts'
import { convertWeight } from '../units.ts'
import { nextStep } from './next-step.ts'
import { knowsEnough, pastPerformances, workOf } from './past.ts'
import { type LastTime, previewProgression } from './preview.ts'
import { usualRule } from './rules.ts'

const kg = (value: number): Weight => ({ value, unit: 'kg' })
const lb = (value: number): Weight => ({ value, unit: 'lb' })
const GYM = { gyms: [], gymId: null }
const BAR = barFor('barbell', null, GYM, 'kg')
const LB_BAR = barFor('barbell', null, GYM, 'lb')
const DELOAD = { afterMisses: 3, percent: 10 }
const linear = (step = kg(2.5), deload: typeof DELOAD | null = DELOAD): Progression => ({
  kind: 'linear',
  step,
  deload,
})
const double = (step = kg(2.5), deload: typeof DELOAD | null = DELOAD): Progression => ({
  kind: 'double',
  step,
  deload,
})
const fixed = (reps: number) => ({ min: reps, max: reps })

/** A number of working sets with the same target. */
function planOf(progression: Progression, target: Partial<SetTarget>, count = 3): WorkoutExercise {
  return plannedExerciseOf(
    Array.from({ length: count }, () => plannedSetFor(target)),
    { progression },
  )
}

/** The result of a prefilled working set; null leaves it undone. */
type Lift = (filledIn: SessionSet, index: number) => Partial<SessionSet> | null
const toTheLetter: Lift = () => ({})
const withReps =
  (...reps: readonly number[]): Lift =>
  (_, index) => ({ reps: reps[index] ?? 0 })

type Lifter = {
  /** Starts and finishes a session of the current plan. */
  train: (lift?: Lift, end?: (session: Session) => Session) => Session
  /** The targets of the next session's working sets, and the reason. */
  next: () => {
    loads: readonly (number | null)[]
    reps: readonly (number | null)[]
    reason: string | undefined
    misses: number
  }
  lastTime: () => LastTime
  plan: WorkoutExercise
  readonly history: Session[]
}

const finished = (session: Session) => finishSession(session, session.startedAt, { unfinished: 'discard' })

/** Trains the plan through the very rules that the app starts and finishes a session with. */
function lifter(plan: WorkoutExercise, bar: Bar | null = BAR, kind: ExerciseKind = 'weight-reps'): Lifter {
  const history: Session[] = []
  const ask = () =>
    nextStep(
      { planned: it.plan, kind, bar },
      it.plan.progression ? pastPerformances(history, it.plan, it.plan.progression) : [],
    )
  const routine = workoutOf([plan])
  const asking = () => ({ workoutId: routine.id, exercises: workoutOf([it.plan]).exercises })
  const it: Lifter = {
    plan,
    history,
    lastTime() {
      const previous = previousSets(history, BENCH.id, null)
      return { workoutId: routine.id, exercise: previousExercise(previous, it.plan, asking()) }
    },
    next: () => {
      const asked = ask()
      return {
        loads: asked?.targets.map(({ weight }) => weight?.value ?? null) ?? [],
        reps: asked?.targets.map(({ reps }) => reps?.min ?? null) ?? [],
        reason: asked?.step.reason,
        misses: asked?.step.misses ?? 0,
      }
    },
    train(lift = toTheLetter, end = finished) {
      const startedAt = sinceStart(history.length * 86_400)
      const session = startSession(
        {
          workout: { ...routine, exercises: asking().exercises },
          name: '',
          exerciseOf: (id) => ({ ...BENCH, id, kind }),
          previousOf: (id) => previousSets(history, id, null),
          askedOf: ask,
        },
        { nowIso: startedAt, timeZone: 'UTC', newId: anId },
      )
      const exercises = session.exercises.map((exercise) => ({
        ...exercise,
        sets: exercise.sets
          .map((set) => {
            const index = workOf(exercise.sets).indexOf(set)
            const done = index === -1 ? {} : lift(set, index)
            return done && { ...set, ...done, completedAt: startedAt }
          })
          .map((done, index) => done ?? (exercise.sets[index] as SessionSet)),
      }))
      const ended = end({ ...session, exercises })
      history.unshift(ended)
      return ended
    },
  }
  return it
}

/** Adds a set, moves it, and logs it at the load. */
function withExtra(session: Session, index: number, load: Weight, reps: number): Session {
  const [exercise] = session.exercises
  if (!exercise) return session
  const added = addSet(session, exercise.id, anId)
  const extra = added.exercises[0]?.sets.at(-1)?.id ?? ''
  const logged = completeSet(updateSet(added, extra, { weight: load, reps }), extra, session.startedAt, {
    restSeconds: 0,
  })
  return moveSet(logged, extra, index)
}

/** Removes the nth planned working set. */
function withoutPlanned(session: Session, index: number): Session {
  const planned = workOf(session.exercises[0]?.sets ?? []).filter(({ target }) => target !== null)
  return removeSet(session, planned[index]?.id ?? '')
}

describe('sets that nobody planned', () => {
  const plan = () => planOf(linear(), { weight: kg(100), reps: fixed(5) })

  test('a heavy single moved to the front is not the plan’s first set', () => {
    const bench = lifter(plan())
    bench.train(toTheLetter, (session) => finished(withExtra(session, 0, kg(120), 1)))
    expect(bench.next()).toMatchObject({ loads: [102.5, 102.5, 102.5], reason: 'weight-added' })
  })

  test('a planned set that was removed is missed, whatever was added', () => {
    const bench = lifter(plan())
    bench.train(toTheLetter, (session) => finished(withExtra(withoutPlanned(session, 2), 2, kg(40), 10)))
    expect(bench.next()).toMatchObject({ loads: [100, 100, 100], reason: 'repeated', misses: 1 })
  })

  test('after a removed set, the others keep their own loads', () => {
    const rising = [60, 70, 80].map((load) => plannedSetFor({ weight: kg(load), reps: fixed(5) }))
    const bench = lifter(plannedExerciseOf(rising, { progression: linear() }))
    bench.train(toTheLetter, (session) => finished(withoutPlanned(session, 1)))
    expect(bench.next()).toMatchObject({ loads: [60, 70, 80], reason: 'repeated' })
  })

  test('a light set at the top of the range does not raise the load of a double progression', () => {
    const bench = lifter(planOf(double(), { weight: kg(60), reps: { min: 8, max: 12 } }))
    bench.train(withReps(12, 12, 8), (session) => finished(withExtra(session, 2, kg(40), 12)))
    expect(bench.next()).toMatchObject({ loads: [60, 60, 60], reps: [12, 12, 9] })
  })

  const someExtras = fc.array(
    fc.record({ index: fc.nat(5), load: fc.integer({ min: 1, max: 300 }), reps: fc.integer({ min: 1, max: 30 }) }),
    { maxLength: 4 },
  )

  test('never change what was earned, in any order', () => {
    holds(
      fc.property(
        fc.constantFrom(linear(), double()),
        fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 3, maxLength: 3 }),
        someExtras,
        fc.nat(5),
        (rule, reps, extras, to) => {
          const target = { weight: kg(60), reps: { min: 8, max: 12 } }
          const [plain, busy] = [lifter(planOf(rule, target)), lifter(planOf(rule, target))]
          plain.train(withReps(...reps))
          busy.train(withReps(...reps), (session) => {
            const added = extras.reduce(
              (all, extra) => withExtra(all, extra.index, kg(extra.load), extra.reps),
              session,
            )
            const moved = moveSet(added, workOf(added.exercises[0]?.sets ?? [])[0]?.id ?? '', to)
            return finished(moved)
          })
          expect(busy.next()).toEqual(plain.next())
        },
      ),
    )
  })

  test('never make up for a planned set that was missed', () => {
    holds(
      fc.property(someExtras, fc.nat(2), fc.boolean(), (extras, missed, isRemoved) => {
        const bench = lifter(plan())
        const lift: Lift = (_, index) => (index === missed ? null : {})
        bench.train(isRemoved ? toTheLetter : lift, (session) => {
          const left = isRemoved ? withoutPlanned(session, missed) : session
          return finished(extras.reduce((all, { index, load, reps }) => withExtra(all, index, kg(load), reps), left))
        })
        expect(bench.next()).toMatchObject({ loads: [100, 100, 100], reason: 'repeated', misses: 1 })
      }),
    )
  })
})

describe('linear', () => {
  test('begins with the plan and adds its step after each session that was done', () => {
    const bench = lifter(planOf(linear(), { weight: kg(60), reps: fixed(5) }))
    expect(bench.next()).toMatchObject({ loads: [60, 60, 60], reps: [5, 5, 5], reason: 'start' })
    bench.train()
    expect(bench.next()).toMatchObject({ loads: [62.5, 62.5, 62.5], reps: [5, 5, 5], reason: 'weight-added' })
    expect(bench.train().exercises[0]?.progression?.by).toEqual(kg(2.5))
    expect(bench.next().loads).toEqual([65, 65, 65])
  })

  test('without a planned load it continues from the last lifted one', () => {
    const bench = lifter(planOf(linear(), { reps: fixed(5) }))
    expect(bench.next()).toMatchObject({ loads: [null, null, null], reason: 'start' })
    bench.train(() => ({ weight: kg(70) }))
    expect(bench.next().loads).toEqual([72.5, 72.5, 72.5])
  })

  test('repeats a missed target, and after three misses takes a tenth off, once', () => {
    const bench = lifter(planOf(linear(), { weight: kg(100), reps: fixed(5) }))
    for (const misses of [1, 2]) {
      bench.train(withReps(5, 5, 4))
      expect(bench.next()).toMatchObject({ loads: [100, 100, 100], reason: 'repeated', misses })
    }
    bench.train(withReps(5, 5, 4))
    expect(bench.next()).toMatchObject({ loads: [90, 90, 90], reason: 'deloaded', misses: 3 })
    bench.train()
    expect(bench.next()).toMatchObject({ loads: [92.5, 92.5, 92.5], reason: 'weight-added', misses: 0 })
  })

  test('sets that were left out, taken away or done with less are misses; sets done on top are not', () => {
    const plan = planOf(linear(), { weight: kg(100), reps: fixed(5) })
    const missed: readonly Lift[] = [
      (_, index) => (index === 2 ? null : {}),
      (_, index) => (index === 0 ? { weight: kg(97.5) } : {}),
      (_, index) => (index === 1 ? { reps: null } : {}),
    ]
    for (const lift of missed) {
      const bench = lifter(plan)
      bench.train(lift)
      expect(bench.next()).toMatchObject({ loads: [100, 100, 100], reason: 'repeated', misses: 1 })
    }
    const bench = lifter(plan)
    bench.train(toTheLetter, (session) =>
      finished({
        ...session,
        exercises: session.exercises.map((exercise) => ({
          ...exercise,
          sets: [...exercise.sets, { ...(exercise.sets[0] as SessionSet), id: anId(), orderKey: 'z', reps: 1 }],
        })),
      }),
    )
    expect(bench.next().loads).toEqual([102.5, 102.5, 102.5])
  })

  test('a set that was left undone, or that the plan has gained, goes by the last one that was lifted', () => {
    const bench = lifter(planOf(linear(), { reps: fixed(5) }))
    bench.train((_, index) => (index === 2 ? null : { weight: kg(70) }))
    expect(bench.next()).toMatchObject({ loads: [70, 70, 70], reason: 'repeated' })
    bench.plan = { ...bench.plan, sets: [...bench.plan.sets, { ...plannedSetFor({ reps: fixed(5) }), orderKey: 'z' }] }
    expect(bench.next().loads).toEqual([70, 70, 70, 70])
  })

  test('continues from a heavier load than planned, set by set', () => {
    const bench = lifter(planOf(linear(), { weight: kg(60), reps: fixed(5) }))
    bench.train((_, index) => (index === 0 ? { weight: kg(70) } : {}))
    expect(bench.next().loads).toEqual([72.5, 62.5, 62.5])
  })

  test('an exercise that was skipped, or a workout that was broken off, is no failure', () => {
    const bench = lifter(planOf(linear(), { weight: kg(60), reps: fixed(5) }))
    bench.train()
    bench.train(() => null)
    bench.train(
      () => null,
      (session) => finishSession(session, session.startedAt, { unfinished: 'keep' }),
    )
    bench.train(
      (_, index) => (index === 0 ? {} : null),
      (session) => ({ ...session, status: 'abandoned' }),
    )
    bench.train(toTheLetter, (session) => ({ ...finished(session), binnedAt: session.startedAt }))
    bench.train(toTheLetter, (session) => session)
    expect(bench.next()).toMatchObject({ loads: [62.5, 62.5, 62.5], reason: 'weight-added', misses: 0 })
  })

  test('a new planned load starts over; returning to the old one does not restore its history', () => {
    const bench = lifter(planOf(linear(), { weight: kg(60), reps: fixed(5) }))
    bench.train()
    bench.train()
    const withLoad = (load: Weight) => ({
      ...bench.plan,
      sets: bench.plan.sets.map((set) => ({ ...set, target: { ...set.target, weight: load } })),
    })
    const { plan } = bench
    bench.plan = withLoad(kg(80))
    expect(bench.next()).toMatchObject({ loads: [80, 80, 80], reason: 'start' })
    bench.plan = plan
    expect(bench.next().loads).toEqual([65, 65, 65])
    bench.plan = withLoad(kg(80))
    bench.train()
    bench.plan = plan
    expect(bench.next()).toMatchObject({ loads: [60, 60, 60], reason: 'start' })
  })

  test('an edit of history is followed at once', () => {
    const bench = lifter(planOf(linear(), { weight: kg(60), reps: fixed(5) }))
    bench.train()
    const [session] = bench.history
    bench.history[0] = {
      ...(session as Session),
      exercises: (session as Session).exercises.map((it) => ({
        ...it,
        sets: it.sets.map((set) => ({ ...set, reps: 4 })),
      })),
    }
    expect(bench.next()).toMatchObject({ loads: [60, 60, 60], reason: 'repeated', misses: 1 })
    bench.history.length = 0
    expect(bench.next().reason).toBe('start')
  })

  test('two workouts with the same targets for an exercise progress together, others do not', () => {
    const a = lifter(planOf(linear(), { weight: kg(60), reps: fixed(5) }))
    a.train()
    const like = planOf(linear(kg(5)), { weight: kg(60), reps: fixed(5) })
    const asked = (plan: WorkoutExercise) =>
      nextStep(
        { planned: plan, kind: 'weight-reps', bar: BAR },
        pastPerformances(a.history, plan, plan.progression as Progression),
      )
    expect(asked(like)?.targets[0]?.weight).toEqual(kg(65))
    expect(asked(planOf(linear(), { weight: kg(60), reps: fixed(8) }))?.step.reason).toBe('start')
    expect(asked(planOf(linear(), { weight: kg(60), reps: { min: 5, max: 8 } }))?.step.reason).toBe('start')
    expect(asked(planOf(linear(), { weight: kg(60), reps: { min: 3, max: 5 } }))?.step.reason).toBe('start')
    expect(asked(planOf(linear(), { weight: kg(60) }))?.step.reason).toBe('start')
    expect(asked(planOf(double(), { weight: kg(60), reps: fixed(5) }))?.step.reason).toBe('start')
    expect(asked(planOf(linear(), { weight: kg(40), reps: fixed(5) }))?.step.reason).toBe('start')
    expect(asked({ ...like, exerciseId: exerciseNamed('row') })?.step.reason).toBe('start')
  })

  test('loads are those that the bar makes; without one, the steps are the loads', () => {
    const coarse: Bar = { weight: kg(20), plates: [{ weight: kg(5), pairs: 4 }] }
    const bench = lifter(planOf(linear(kg(2.5)), { weight: kg(40), reps: fixed(5) }), coarse)
    bench.train()
    expect(bench.next().loads).toEqual([50, 50, 50])
    bench.train()
    bench.train()
    // That is all there is in this gym.
    expect(bench.next()).toMatchObject({ loads: [60, 60, 60], reason: 'repeated' })

    const dumbbell = lifter(planOf(linear(kg(1)), { weight: kg(11), reps: fixed(8) }), null)
    for (const load of [12, 13, 14]) {
      dumbbell.train()
      expect(dumbbell.next().loads[0]).toBe(load)
    }
  })

  test('a load in another unit continues in the unit of the rule', () => {
    const bench = lifter(planOf(linear(lb(5)), { weight: kg(60), reps: fixed(5) }), LB_BAR)
    bench.train()
    const [load] = bench.train().exercises[0]?.sets ?? []
    expect(load?.weight).toEqual(lb(135))
    const cable = lifter(planOf(linear(kg(2.5)), { weight: lb(100), reps: fixed(5) }), null)
    cable.train()
    expect(cable.next().loads[0]).toBe(47.5)
  })

  test('an empty bar is not taken off', () => {
    const bench = lifter(planOf(linear(), { weight: kg(20), reps: fixed(5) }))
    for (let miss = 0; miss < 5; miss++) bench.train(withReps(1, 1, 1))
    expect(bench.next()).toMatchObject({ loads: [20, 20, 20], reason: 'repeated', misses: 5 })
  })

  test('a belt with nothing on it counts as nothing, and comes back to it', () => {
    const dips = lifter(planOf(linear(), { reps: fixed(8) }), null, 'weighted-bodyweight')
    dips.train(() => ({ weight: null }))
    expect(dips.next().loads).toEqual([2.5, 2.5, 2.5])
    for (let miss = 0; miss < 3; miss++) dips.train(withReps(5, 5, 5))
    expect(dips.next()).toMatchObject({ loads: [0, 0, 0], reason: 'deloaded' })
  })
})

describe('double', () => {
  const plan = planOf(double(), { weight: kg(60), reps: { min: 8, max: 10 } })

  test('adds a repetition at a time, then weight, and restarts the range', () => {
    const bench = lifter(plan)
    const asked = Array.from({ length: 4 }, () => {
      const { loads, reps, reason } = bench.next()
      bench.train()
      return [loads[0], reps[0], reason]
    })
    expect(asked).toEqual([
      [60, 8, 'start'],
      [60, 9, 'reps-added'],
      [60, 10, 'reps-added'],
      [62.5, 8, 'weight-added'],
    ])
  })

  test('each set goes on from its own repetitions, and shows the top of the range', () => {
    const bench = lifter(plan)
    bench.train(withReps(10, 9, 8))
    expect(bench.next()).toMatchObject({ loads: [60, 60, 60], reps: [10, 10, 9], reason: 'reps-added' })
    expect(bench.train().exercises[0]?.sets.map(({ target }) => target?.reps?.max)).toEqual([10, 10, 10])
  })

  test('continues from a corrected load', () => {
    const bench = lifter(plan)
    bench.train(() => ({ weight: kg(50), reps: 10 }))
    expect(bench.next()).toMatchObject({ loads: [52.5, 52.5, 52.5], reps: [8, 8, 8] })
  })

  test('three sessions without a repetition gained are a deload', () => {
    const bench = lifter(plan)
    bench.train(withReps(9, 9, 8))
    for (const misses of [1, 2]) {
      bench.train(withReps(9, 9, 8))
      expect(bench.next()).toMatchObject({ loads: [60, 60, 60], reason: 'repeated', misses })
    }
    bench.train(withReps(9, 8, 8))
    expect(bench.next()).toMatchObject({ loads: [55, 55, 55], reps: [8, 8, 8], reason: 'deloaded', misses: 3 })
  })
})

test('repetitions alone climb to the top of the range and stay there', () => {
  const pushUps = lifter(planOf({ kind: 'reps' }, { reps: { min: 8, max: 10 } }, 2), null, 'reps-only')
  const asked = Array.from({ length: 5 }, () => {
    const { reps, reason } = pushUps.next()
    pushUps.train()
    return [reps[0], reason]
  })
  expect(asked).toEqual([
    [8, 'start'],
    [9, 'reps-added'],
    [10, 'reps-added'],
    [10, 'top-reached'],
    [10, 'top-reached'],
  ])
})

describe('wave', () => {
  const weeks = [
    { percent: 75, reps: 6 },
    { percent: 85, reps: 3 },
  ]
  const wave: Progression = { kind: 'wave', trainingMax: kg(100), weeks, step: kg(2.5), deload: DELOAD }
  const plan = planOf(wave, { reps: fixed(12) })

  test('goes through its weeks and restarts with more', () => {
    const squat = lifter(plan)
    const asked = Array.from({ length: 4 }, () => {
      const { loads, reps, reason } = squat.next()
      squat.train()
      return [loads[0], reps[0], reason]
    })
    expect(asked).toEqual([
      [75, 6, 'start'],
      [85, 3, 'next-week'],
      // 75% of 102.5 is 76.875.
      [77.5, 6, 'next-cycle'],
      [87.5, 3, 'next-week'],
    ])
  })

  test('a missed week is repeated; after three, the maximum is reduced and the wave restarts', () => {
    const squat = lifter(plan)
    squat.train()
    for (const misses of [1, 2]) {
      squat.train(withReps(3, 3, 2))
      expect(squat.next()).toMatchObject({ loads: [85, 85, 85], reason: 'repeated', misses })
    }
    squat.train(withReps(3, 3, 2))
    expect(squat.next()).toMatchObject({ loads: [67.5, 67.5, 67.5], reps: [6, 6, 6], reason: 'deloaded' })
    expect(squat.train().exercises[0]?.progression?.week).toMatchObject({ number: 1, trainingMax: kg(90) })
  })

  test('fewer weeks than it stands at end the wave', () => {
    const squat = lifter(plan)
    squat.train()
    squat.plan = { ...plan, progression: { ...wave, weeks: weeks.slice(0, 1) } }
    expect(squat.next()).toMatchObject({ reason: 'next-cycle' })
  })
})

test('who stays below the top of a range without a repetition more has stalled', () => {
  const pushUps = lifter(planOf({ kind: 'reps' }, { reps: { min: 8, max: 10 } }, 2), null, 'reps-only')
  pushUps.train(withReps(9, 8))
  expect(pushUps.next()).toMatchObject({ reps: [10, 9], reason: 'reps-added', misses: 0 })
  pushUps.train(withReps(9, 8))
  expect(pushUps.next()).toMatchObject({ reps: [10, 9], reason: 'repeated', misses: 1 })
  pushUps.train(withReps(8, 8))
  expect(pushUps.next()).toMatchObject({ reason: 'repeated', misses: 2 })
  // One repetition more, in whichever set.
  pushUps.train(withReps(9, 9))
  expect(pushUps.next()).toMatchObject({ reason: 'reps-added', misses: 0 })
})

test('another rule that begins with the same load begins anew', () => {
  const bench = lifter(planOf(linear(), { weight: kg(100), reps: fixed(5) }))
  const wave: Progression = {
    kind: 'wave',
    trainingMax: kg(100),
    weeks: [{ percent: 80, reps: 5 }],
    step: kg(2.5),
    deload: null,
  }
  const { plan } = bench
  bench.train()
  bench.plan = { ...plan, progression: wave }
  expect(bench.next()).toMatchObject({ loads: [80, 80, 80], reason: 'start' })
  bench.train()
  bench.plan = plan
  expect(bench.next()).toMatchObject({ loads: [100, 100, 100], reason: 'start' })
})

test('it is known when older sessions would change nothing', () => {
  const bench = lifter(planOf(linear(), { weight: kg(60), reps: fixed(5) }))
  const knowsAfter = (sessions: number, plan: WorkoutExercise) => {
    while (bench.history.length < sessions) bench.train()
    return knowsEnough(bench.history.slice(0, sessions), plan)
  }
  // Three misses before a deload, what they are measured by, and the one that was missed.
  expect([knowsAfter(4, bench.plan), knowsAfter(5, bench.plan)]).toEqual([false, true])
  const noDeload = { ...bench.plan, progression: linear(kg(2.5), null) }
  expect([knowsAfter(1, noDeload), knowsAfter(2, noDeload)]).toEqual([false, true])
  const byReps: WorkoutExercise = { ...bench.plan, progression: { kind: 'reps' } }
  expect([knowsAfter(1, byReps), knowsAfter(2, byReps)]).toEqual([false, true])
  const withoutRule = { ...bench.plan, progression: null }
  expect([knowsAfter(0, withoutRule), knowsAfter(1, withoutRule)]).toEqual([false, true])
  // A rule that asked for nothing the last times begins anew.
  const other = { ...planOf(linear(), { weight: kg(90), reps: fixed(5) }), exerciseId: exerciseNamed('row') }
  expect([knowsAfter(11, other), knowsAfter(12, other)]).toEqual([false, true])
})

test('warm-ups and drop sets are as planned, whatever was done in them', () => {
  const plan = plannedExerciseOf(
    [
      plannedSetFor({ weight: kg(20), reps: fixed(10) }, 'warm-up'),
      plannedSetFor({ weight: kg(60), reps: fixed(5) }),
      plannedSetFor({ weight: kg(40), reps: fixed(15) }, 'drop'),
      plannedSetFor({ weight: kg(60), reps: fixed(5) }, 'amrap'),
    ],
    { progression: linear() },
  )
  const bench = lifter(plan)
  bench.train()
  bench.history[0] = {
    ...(bench.history[0] as Session),
    exercises: (bench.history[0] as Session).exercises.map((it) => ({
      ...it,
      sets: it.sets.filter(({ kind }) => kind !== 'warm-up'),
    })),
  }
  expect(bench.train().exercises[0]?.sets.map(({ weight, reps }) => [weight?.value, reps])).toEqual([
    [20, 10],
    [62.5, 5],
    [40, 15],
    [62.5, 5],
  ])
})

test('an inapplicable rule has no targets, and the plan applies', () => {
  const plank = lifter(planOf(linear(), { seconds: 60 }), null, 'time')
  expect(plank.next().reason).toBeUndefined()
  expect(plank.train().exercises[0]).not.toHaveProperty('progression')
  expect(lifter(planOf(linear(), { percentOfOneRepMax: 80 })).next().reason).toBeUndefined()
  expect(lifter(planOf(linear(), {}, 0)).next().reason).toBeUndefined()
})

test('the preview begins where the lifter stands, and there is none without a rule to follow', () => {
  const plan = planOf(double(), { reps: { min: 8, max: 12 } })
  const bench = lifter({ ...plan, progression: null })
  bench.train((_, index) => ({ weight: kg(60 + 10 * index), reps: 11 - index }))
  const preview = (planned: WorkoutExercise, kind: ExerciseKind = 'weight-reps') =>
    previewProgression({ planned, kind, bar: BAR }, bench.history, bench.lastTime(), 2)
  const shown = preview(plan).map(({ targets }) =>
    targets.map(({ weight, reps }) => [weight?.value, reps?.min, reps?.max]),
  )
  expect(shown).toEqual([
    [
      [60, 11, 12],
      [70, 10, 12],
      [80, 9, 12],
    ],
    [
      [60, 12, 12],
      [70, 11, 12],
      [80, 10, 12],
    ],
  ])
  expect(preview({ ...plan, progression: null })).toEqual([])
  expect(preview(plan, 'time')).toEqual([])
})

test('where the last time is filled in, it is only what the rule leaves open', () => {
  const plan = planOf(double(), { reps: { min: 8, max: 12 } })
  const bench = lifter({ ...plan, progression: null })
  bench.train(() => ({ weight: kg(60), reps: 11 }))
  bench.plan = plan
  // It begins at the lifter's level.
  const values = (session: Session) => session.exercises[0]?.sets.map(({ weight, reps }) => [weight?.value, reps])
  expect(values(bench.train())).toEqual([
    [60, 11],
    [60, 11],
    [60, 11],
  ])
  expect(values(bench.train())).toEqual([
    [60, 12],
    [60, 12],
    [60, 12],
  ])
  expect(values(bench.train())).toEqual([
    [62.5, 8],
    [62.5, 8],
    [62.5, 8],
  ])
})

const unit = fc.constantFrom('kg' as const, 'lb' as const)
const someLoad = fc.record({ value: fc.integer({ min: 1, max: 800 }).map((half) => half / 2), unit })
const someStep = fc.record({ value: fc.constantFrom(0.5, 1, 1.25, 2, 2.5, 5, 10), unit })
const someDeload = fc.option(
  fc.record({ afterMisses: fc.integer({ min: 1, max: 5 }), percent: fc.integer({ min: 1, max: 50 }) }),
)
const someRange = fc
  .tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 0, max: 6 }))
  .map(([min, more]) => ({ min, max: min + more }))
const someBar = fc.constantFrom(null, BAR, LB_BAR, { weight: kg(20), plates: [{ weight: kg(7.5), pairs: 5 }] })
const someRule: fc.Arbitrary<Progression> = fc.oneof(
  fc.record({ kind: fc.constant('linear' as const), step: someStep, deload: someDeload }),
  fc.record({ kind: fc.constant('double' as const), step: someStep, deload: someDeload }),
  fc.record({
    kind: fc.constant('wave' as const),
    trainingMax: someLoad,
    weeks: fc.array(fc.record({ percent: fc.integer({ min: 30, max: 110 }), reps: fc.integer({ min: 1, max: 12 }) }), {
      minLength: 1,
      maxLength: 5,
    }),
    step: someStep,
    deload: someDeload,
  }),
)
/** A lifter's response to a set: as planned, something else, or nothing. */
const someLift = fc.option(
  fc.record(
    {
      reps: fc.option(fc.integer({ min: 0, max: 20 })),
      weight: fc.option(someLoad),
      kind: fc.constantFrom('working' as const, 'warm-up' as const),
    },
    { requiredKeys: [] },
  ),
)
const someSessions = fc.array(
  fc.record({
    lifts: fc.array(someLift, { minLength: 3, maxLength: 3 }),
    status: fc.constantFrom('completed' as const, 'abandoned' as const, 'active' as const),
  }),
  { maxLength: 8 },
)
const somePlan = fc
  .tuple(someRule, fc.option(someLoad), fc.option(someRange), fc.integer({ min: 1, max: 4 }))
  .map(([rule, weight, reps, count]) => planOf(rule, { weight, reps }, count))

describe('after any results', () => {
  test('targets can be stored, are finite, and new loads can be put on the bar', () => {
    holds(
      fc.property(somePlan, someSessions, someBar, (plan, sessions, bar) => {
        const it = lifter(plan, bar)
        for (const { lifts, status } of sessions) {
          const session = it.train(
            (_, index) => lifts[index] ?? null,
            (running) => ({ ...finished(running), status }),
          )
          expect(sessionSchema.safeParse(stampChanges(undefined, session, aStamp())).error).toBeUndefined()
        }
        const asked = nextStep(
          { planned: plan, kind: 'weight-reps', bar },
          pastPerformances(it.history, plan, plan.progression as Progression),
        )
        const isNew = ['weight-added', 'deloaded', 'next-week', 'next-cycle'].includes(asked?.step.reason ?? '')
        for (const { weight } of isNew && bar ? (asked?.targets ?? []) : []) {
          const before = it.history.flatMap(({ exercises }) =>
            exercises.flatMap(({ sets }) => sets.map((set) => set.weight?.value)),
          )
          if (!weight || before.includes(weight.value)) continue
          expect(nearestLoadable(weight, bar).value).toBeCloseTo(weight.value, 1)
        }
      }),
    )
  })

  test('linear: after n sessions done to the letter it is the start and n steps', () => {
    holds(
      fc.property(
        fc.integer({ min: 8, max: 60 }),
        fc.constantFrom(2.5, 5, 10),
        fc.integer({ min: 0, max: 12 }),
        (start, step, times) => {
          const it = lifter(planOf(linear(kg(step)), { weight: kg(start * 2.5), reps: fixed(5) }))
          for (let time = 0; time < times; time++) it.train()
          expect(it.next().loads).toEqual(Array(3).fill(start * 2.5 + times * step))
        },
      ),
    )
  })

  test('linear: as often missed as it takes is one deload, and never lighter for any other reason', () => {
    holds(
      fc.property(
        someLoad,
        someStep,
        someDeload,
        someBar,
        fc.array(fc.boolean(), { maxLength: 14 }),
        (start, step, deload, bar, successes) => {
          const it = lifter(planOf({ kind: 'linear', step, deload }, { weight: start, reps: fixed(5) }), bar)
          let inARow = 0
          let before = it.train().exercises[0]?.sets[0]?.weight ?? start
          for (const isSuccess of successes) {
            const session = it.train(isSuccess ? toTheLetter : withReps(5, 4, 5))
            const { progression, sets } = session.exercises[0] ?? {}
            const load = sets?.[0]?.weight ?? start
            const isLighter = convertWeight(load, before.unit) < before.value - 0.01
            expect(isLighter).toBe(progression?.reason === 'deloaded')
            if (isLighter) expect(inARow).toBe(deload?.afterMisses)
            if (deload && inARow < deload.afterMisses) expect(isLighter).toBe(false)
            const isOther = Math.abs(convertWeight(load, before.unit) - before.value) > 0.01
            inARow = isSuccess ? 0 : isOther ? 1 : inARow + 1
            before = load
          }
        },
      ),
    )
  })

  test('double: while repetitions are gained it never gets lighter, and never asks for less than the range', () => {
    holds(
      fc.property(
        someLoad,
        someRange,
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }),
        (start, reps, gains) => {
          const it = lifter(planOf(double(), { weight: start, reps }))
          let before = 0
          for (const gain of gains) {
            const session = it.train((set) => ({ reps: (set.reps ?? 0) + gain }))
            const [set] = session.exercises[0]?.sets ?? []
            const load = convertWeight(set?.weight ?? start, 'kg')
            expect(load).toBeGreaterThanOrEqual(before - 0.01)
            expect(set?.target?.reps?.min).toBeGreaterThanOrEqual(reps.min)
            expect(set?.target?.reps?.min).toBeLessThanOrEqual(reps.max)
            before = load
          }
        },
      ),
    )
  })

  test('the preview matches the targets of sessions done exactly', () => {
    holds(
      fc.property(somePlan, someSessions, someBar, (plan, sessions, bar) => {
        const it = lifter(plan, bar)
        for (const { lifts } of sessions) it.train((_, index) => lifts[index] ?? null)
        const preview = previewProgression({ planned: plan, kind: 'weight-reps', bar }, it.history, it.lastTime(), 4)
        expect(preview).toHaveLength(4)
        for (const { targets, step } of preview) {
          const { progression, sets = [] } =
            it.train((set) => ({ reps: Math.max(set.reps ?? 1, 1) })).exercises[0] ?? {}
          expect(progression).toEqual(step)
          expect(sets.map(({ weight }) => weight)).toEqual(targets.map(({ weight }) => weight))
          expect(sets.map(({ reps }) => reps)).toEqual(targets.map(({ reps }, index) => reps?.min ?? sets[index]?.reps))
        }
      }),
    )
  })

  test('a rule is stored and read as it is', () => {
    for (const rule of [
      usualRule('linear', 'kg'),
      usualRule('double', 'lb'),
      usualRule('reps', 'kg'),
      usualRule('wave', 'lb'),
    ]) {
      const workout = stampChanges(undefined, workoutOf([planOf(rule, {})]), aStamp())
      expect(workoutSchema.parse(workout)).toEqual(workout)
    }
  })
})
