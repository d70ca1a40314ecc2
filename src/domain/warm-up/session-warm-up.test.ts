import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { session as sessionSchema } from '#contract/session.ts'
import type { SetKind } from '#contract/workout.ts'
import { aLoggedSet, blankSet, exerciseOf, idMaker, sessionOf, sinceStart } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { barFor } from '../gym/bar.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { firstWorkingSet, openWarmUps, replaceWarmUps, warmUpsToDo } from './session-warm-up.ts'

const newId = idMaker(7)
const kg = (value: number) => ({ value, unit: 'kg' as const })
const bar = barFor('barbell', null, { gyms: [], gymId: null }, 'kg')
const LADDER = [
  { weight: kg(20), reps: 10 },
  { weight: kg(60), reps: 5 },
]
const kindsOf = (session: ReturnType<typeof sessionOf>) =>
  inOrder(session.exercises[0]?.sets ?? []).map(({ kind, weight }) => `${kind} ${weight?.value ?? '-'}`)

test('warm-ups stand before the first working set, filled in and open, in place of the open ones', () => {
  const exercise = exerciseOf([blankSet({ kind: 'warm-up', weight: kg(15) }), blankSet({ weight: kg(100) })])
  const warmed = replaceWarmUps(sessionOf([exercise]), exercise.id, LADDER, newId)
  expect(kindsOf(warmed)).toEqual(['warm-up 20', 'warm-up 60', 'working 100'])
  expect(inOrder(warmed.exercises[0]?.sets ?? [])[1]).toMatchObject({ reps: 5, target: null, completedAt: null })
  expect(openWarmUps(warmed.exercises[0] ?? exercise)).toBe(2)
})

test('a warm-up that is logged stays, and what is lighter is not asked for again', () => {
  const logged = aLoggedSet(40, 8, 60, { kind: 'warm-up' })
  const exercise = exerciseOf([logged, blankSet({ kind: 'warm-up', weight: kg(50) }), blankSet({ weight: kg(100) })])
  const todo = warmUpsToDo(exercise, kg(100), bar)
  expect(todo.map(({ weight }) => weight.value)).toEqual([60, 80])
  const warmed = replaceWarmUps(sessionOf([exercise]), exercise.id, todo, newId)
  expect(kindsOf(warmed)).toEqual(['warm-up 40', 'warm-up 60', 'warm-up 80', 'working 100'])
  expect(warmed.exercises[0]?.sets[0]).toEqual(exercise.sets[0])
})

test('an exercise is warmed up for the first set that is work', () => {
  const [work, drop] = [blankSet(), blankSet({ kind: 'drop' })]
  expect(firstWorkingSet(exerciseOf([blankSet({ kind: 'warm-up' }), work, blankSet()]))?.id).toBe(work.id)
  expect(firstWorkingSet(exerciseOf([drop]))).toBeNull()
})

test('only warm-ups that are done count as such, and those without a load say nothing', () => {
  const notDone = blankSet({ kind: 'warm-up', weight: kg(80) })
  const work = aLoggedSet(70, 5)
  const bare = aLoggedSet(0, 10, 60, { kind: 'warm-up', weight: null })
  const light = aLoggedSet(0, 10, 60, { kind: 'warm-up', weight: { value: 100, unit: 'lb' } })
  const todo = (...sets: Parameters<typeof exerciseOf>[0]) =>
    warmUpsToDo(exerciseOf(sets), kg(100), bar).map(({ weight }) => weight.value)
  expect(todo(notDone, work, bare)).toEqual([20, 40, 60, 80])
  expect(todo(light)).toEqual([60, 80])
  expect(openWarmUps(exerciseOf([notDone, work, bare, light, blankSet()]))).toBe(1)
})

test('warm-ups that take the place of others need no more room than they add', () => {
  const exercise = exerciseOf([
    ...Array.from({ length: 2 }, () => blankSet({ kind: 'warm-up' })),
    ...Array.from({ length: 98 }, () => blankSet()),
  ])
  const full = sessionOf([exercise])
  expect(replaceWarmUps(full, exercise.id, LADDER, newId)).not.toBe(full)
  expect(replaceWarmUps(full, exercise.id, [...LADDER, ...LADDER], newId)).toBe(full)
})

test('an exercise that is full takes no more', () => {
  const exercise = exerciseOf(Array.from({ length: 99 }, () => blankSet()))
  const full = sessionOf([exercise])
  expect(replaceWarmUps(full, exercise.id, LADDER, newId)).toBe(full)
})

const sets = fc.array(
  fc.record({
    kind: fc.constantFrom<SetKind[]>('warm-up', 'working', 'drop', 'amrap'),
    done: fc.boolean(),
    value: fc.nat(300),
  }),
  { maxLength: 10 },
)

test('in any case, every logged set and every set except warm-ups stays, in its order', () => {
  holds(
    fc.property(sets, fc.nat(300), (given, working) => {
      const exercise = exerciseOf(
        given.map(({ kind, done, value }) =>
          blankSet({ kind, weight: kg(value), reps: 5, completedAt: done ? sinceStart(60) : null }),
        ),
      )
      const session = sessionOf([exercise, exerciseOf([blankSet()])])
      const after = replaceWarmUps(session, exercise.id, warmUpsToDo(exercise, kg(working), bar), newId)
      const others = exercise.sets.filter(({ kind, completedAt }) => kind !== 'warm-up' || completedAt !== null)
      const kept = inOrder(after.exercises[0]?.sets ?? []).filter(({ id }) => others.some((set) => set.id === id))
      expect(kept).toEqual(others)
      expect(after.exercises[1]).toBe(session.exercises[1])
      const parsed = sessionSchema.shape.exercises.safeParse(after.exercises)
      expect(parsed.error?.issues.filter(({ path }) => !path.includes('updatedAt')) ?? []).toEqual([])
    }),
  )
})
