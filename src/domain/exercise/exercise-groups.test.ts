import { describe, expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import { loadExerciseLibrary } from '../exercise-library/load-exercise-library.ts'
import { DAY_MS } from '../time/instant.ts'
import { exerciseUse, type GroupContext, groupExercises } from './exercise-groups.ts'
import { type ResolvedExercise, resolveExercises } from './exercise-resolve.ts'

const NOW = Date.UTC(2026, 10, 24)
const ALL = resolveExercises([], await loadExerciseLibrary('en-US'), 'en-US')
const NO_USE = new Map<ExerciseId, number>()

function named(id: string): ResolvedExercise {
  return ALL.find((exercise) => exercise.id === id) ?? expect.fail(`no ${id}`)
}

function groups(context: Partial<GroupContext> = {}, exercises: readonly ResolvedExercise[] = ALL) {
  return groupExercises(exercises, { use: NO_USE, ...context })
}

const idsOf = (kind: string, context: Partial<GroupContext>, exercises?: readonly ResolvedExercise[]) =>
  groups(context, exercises)
    .find((group) => group.kind === kind)
    ?.exercises.map(({ id }) => id as string)

describe('how often an exercise is trained', () => {
  const use = (sessions: number, daysAgo: number) =>
    exerciseUse([{ exerciseId: 'a' as ExerciseId, sessions, lastAt: NOW - daysAgo * DAY_MS }], NOW).get(
      'a' as ExerciseId,
    )

  test('counts its sessions, half after 45 days', () => {
    expect(use(8, 0)).toBe(8)
    expect(use(8, 45)).toBe(4)
    expect(use(8, 90)).toBe(2)
  })

  test('puts three sessions of this week before a hundred of last year', () => {
    expect(use(3, 2)).toBeGreaterThan(use(100, 365) ?? 0)
  })

  test('takes a session ahead of this clock as one of now', () => {
    expect(use(8, -1)).toBe(8)
  })
})

describe('without training', () => {
  test('all exercises are by letter, each once, in their order', () => {
    const letters = groups()
    expect(letters.every(({ kind }) => kind === 'letter')).toBe(true)
    expect(letters.flatMap(({ exercises }) => exercises)).toEqual(ALL)
    expect(letters.map(({ letter }) => letter)).toEqual(letters.map(({ letter }) => letter).toSorted())
  })

  test('accents are no letters of their own, and digits come under one sign', () => {
    const renamed = ['21s', 'Águia', 'abdominal'].map((name) => ({ ...named('crunch'), name }))
    expect(groups({}, renamed).map(({ letter, exercises }) => [letter, exercises.length])).toEqual([
      ['#', 1],
      ['A', 2],
    ])
  })
})

describe('the usual ones', () => {
  const use = new Map([
    ['pull-up' as ExerciseId, 4],
    ['barbell-row' as ExerciseId, 9],
  ])

  test('come first, the most trained before the others, and are in the alphabet too', () => {
    expect(idsOf('usual', { use })).toEqual(['barbell-row', 'pull-up'])
    expect(groups({ use })[0]?.kind).toBe('usual')
    expect(groups({ use }).filter(({ exercises }) => exercises.includes(named('pull-up')))).toHaveLength(2)
  })

  test('begin with the starred ones, trained or not', () => {
    const starred = ALL.map((exercise) => (exercise.id === 'plank' ? { ...exercise, starred: true } : exercise))
    expect(idsOf('usual', { use }, starred)).toEqual(['plank', 'barbell-row', 'pull-up'])
  })

  test('are a dozen at most', () => {
    const much = new Map(ALL.map(({ id }, index) => [id, index + 1]))
    expect(idsOf('usual', { use: much })).toHaveLength(12)
  })

  test('leave out what is in the workout already', () => {
    expect(idsOf('usual', { use, inWorkout: [named('barbell-row'), named('pull-up')] })).toBeUndefined()
  })
})

test('a workout is offered more for its muscles, the popular first, without its own exercises', () => {
  const offered = idsOf('workout-muscles', { inWorkout: [named('barbell-bench-press')] }) ?? []
  expect(offered.slice(0, 3)).toEqual([
    'incline-dumbbell-bench-press',
    'dumbbell-bench-press',
    'incline-barbell-bench-press',
  ])
  expect(offered).toHaveLength(8)
})

test('more for a workout’s muscles comes before what is trained most on other days', () => {
  const use = new Map([
    ['back-squat' as ExerciseId, 9],
    ['dumbbell-fly' as ExerciseId, 1],
  ])
  const context = { use, inWorkout: [named('barbell-bench-press')] }
  expect(
    groups(context)
      .slice(0, 2)
      .map(({ kind }) => kind),
  ).toEqual(['workout-muscles', 'usual'])
  expect(idsOf('workout-muscles', context)?.[0]).toBe('dumbbell-fly')
  expect(idsOf('usual', context)).toEqual(['back-squat'])
})

describe('a replacement', () => {
  test('works the same muscle, with the same equipment first, before the usual ones', () => {
    const context = { replaced: named('barbell-bench-press'), use: new Map([['pull-up' as ExerciseId, 4]]) }
    const kinds = groups(context).map(({ kind }) => kind)
    expect(kinds.slice(0, 2)).toEqual(['same-muscles', 'usual'])
    const same = idsOf('same-muscles', context) ?? []
    expect(same).not.toContain('barbell-bench-press')
    for (const id of same) expect(named(id)).toMatchObject({ equipment: 'barbell' })
    for (const id of same) expect(named(id).primaryMuscles).toContain('chest')
  })

  test('is first one that the person trains, of those that are alike', () => {
    const use = new Map([['decline-barbell-bench-press' as ExerciseId, 1]])
    expect(idsOf('same-muscles', { replaced: named('barbell-bench-press'), use })?.[0]).toBe(
      'decline-barbell-bench-press',
    )
  })
})

test('for a muscle, those that train it most come before those that also do', () => {
  const worked = ALL.filter(({ primaryMuscles, secondaryMuscles }) =>
    [...primaryMuscles, ...secondaryMuscles].includes('triceps'),
  )
  const [main, also] = groups({ muscle: 'triceps' }, worked)
  expect([main?.kind, also?.kind]).toEqual(['main-muscle', 'also-muscle'])
  expect(main?.exercises.every(({ primaryMuscles }) => primaryMuscles.includes('triceps'))).toBe(true)
  expect(also?.exercises).toContain(named('barbell-bench-press'))
})
