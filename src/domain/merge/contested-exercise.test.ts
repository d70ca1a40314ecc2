import { describe, expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import {
  anId,
  aStamp,
  BENCH,
  blankSet,
  exerciseNamed,
  exerciseOf,
  PULL_UP,
  ROW,
  sessionOf,
  sinceStart,
} from '../../../tests/builders.ts'
import { type ExerciseCopy, moveExercise, replaceExercise, setExerciseNote } from '../session/exercises.ts'
import { addSet, completeSet, removeSet, uncompleteSet, updateSet } from '../session/sets.ts'
import { stampChanges } from './stamp-changes.ts'
import { mergeDocuments, mergeWithChoices } from './three-way.ts'

const PLANK: ExerciseCopy = { ...BENCH, id: exerciseNamed('plank'), name: 'Plank', kind: 'time' }
const kg = (value: number) => ({ value, unit: 'kg' as const })
const [one, two, three, four] = [blankSet({ weight: kg(80), reps: 5 }), blankSet(), blankSet(), blankSet()]
const bench = exerciseOf([one, two, three])
const row = exerciseOf([four], { exerciseId: ROW.id, name: ROW.name })
const base = stampChanges(undefined, sessionOf([bench, row]), aStamp(1_000))

type Change = (session: Session) => Session
const changed = (from: Session, milliseconds: number, ...changes: readonly Change[]) =>
  stampChanges(
    from,
    changes.reduce((session, change) => change(session), from),
    aStamp(milliseconds),
  )
const lift =
  (id: string, seconds = 60): Change =>
  (session) =>
    completeSet(session, id, sinceStart(seconds), { restSeconds: 0 })
const remove =
  (id: string): Change =>
  (session) =>
    removeSet(session, id)
const replaced =
  (copy: ExerciseCopy, id: string = bench.id): Change =>
  (session) =>
    replaceExercise(session, id, copy)
const setIn = (session: Session, id: string) =>
  session.exercises.flatMap((exercise) => exercise.sets).find((set) => set.id === id)
/** A person put a set where it belongs. */
const moved =
  (id: string, to: string): Change =>
  (session) => {
    const own = [setIn(session, id)].flatMap((set) => set ?? [])
    const exercises = session.exercises.map((exercise) => {
      const others = exercise.sets.filter((set) => set.id !== id)
      return { ...exercise, sets: exercise.id === to ? [...others, ...own] : others }
    })
    return { ...session, exercises }
  }

/** Both orders give one result. */
function bothOrders(ancestor: Session | undefined, left: Session, right: Session) {
  const made = mergeWithChoices(ancestor, left, right)
  expect(mergeWithChoices(ancestor, right, left)).toEqual(made)
  return made
}
const outline = (session: Session) =>
  session.exercises.map(({ name, sets }) => [name, ...sets.map((set) => [set.id, set.completedAt !== null])])
const named = (session: Session, name: string) => session.exercises.find((exercise) => exercise.name === name)

const ROW_AS_IT_WAS = ['Row', [four.id, false]]

describe('an exercise that one device replaced', () => {
  test('is replaced without a word where nothing was logged for it', () => {
    const { merged, choices } = bothOrders(
      base,
      changed(base, 2_000, (it) => setExerciseNote(it, bench.id, 'slow')),
      changed(base, 3_000, replaced(PLANK)),
    )
    expect([named(merged, 'Plank')?.id, choices]).toEqual([bench.id, []])
  })

  test('leaves nothing of its rule for the next load to the replacement', () => {
    const progression = { kind: 'double' } as never
    const ruled = { ...base, exercises: [{ ...bench, progression }, row] }
    const left = changed(ruled, 2_000, (it) => setExerciseNote(it, bench.id, 'slow'))
    for (const ancestor of [ruled, undefined]) {
      const { merged } = bothOrders(ancestor, left, changed(ruled, 3_000, replaced(PLANK)))
      expect(merged.exercises[0]?.name).toBe('Plank')
      expect(merged.exercises[0]).not.toHaveProperty('progression')
    }
  })

  test('has the replacement right behind it, with room between the two', () => {
    const { merged } = bothOrders(base, changed(base, 2_000, lift(one.id)), changed(base, 3_000, replaced(PLANK)))
    const keys = merged.exercises.map(({ orderKey }) => orderKey)
    expect(merged.exercises.map(({ name }) => name)).toEqual(['Bench press', 'Plank', 'Row'])
    expect([new Set(keys).size, keys]).toEqual([3, keys.toSorted()])
  })

  test('has a replacement without an order key where it has none itself', () => {
    const exercises = base.exercises.map(({ orderKey: _, ...exercise }) => exercise)
    const unordered = { ...base, exercises } as unknown as Session
    const { merged } = bothOrders(
      unordered,
      changed(unordered, 2_000, lift(one.id)),
      changed(unordered, 3_000, replaced(PLANK)),
    )
    expect(merged.exercises).toHaveLength(3)
    for (const exercise of merged.exercises) expect(exercise).not.toHaveProperty('orderKey')
  })

  test('gives the open sets that another device added to the replacement, without their loads', () => {
    const target = { reps: { min: 5, max: 8 }, weight: kg(100), percentOfOneRepMax: null, seconds: null }
    const [aimed, plain] = [blankSet({ weight: kg(100), target: target as never }), blankSet({ weight: kg(100) })]
    const exercises = [{ ...bench, sets: [...bench.sets, aimed, plain] }, row]
    const left = changed(base, 2_000, (it) => ({ ...it, exercises }))
    const { merged } = bothOrders(base, left, changed(base, 3_000, replaced(PLANK)))
    expect(named(merged, 'Plank')?.sets).toHaveLength(5)
    expect(setIn(merged, aimed.id)).toMatchObject({ weight: null, target: { ...target, weight: null } })
    expect(setIn(merged, plain.id)).toMatchObject({ weight: null, target: null })
  })

  test('gives the replacement a set that another device took back, and keeps the one that it logged', () => {
    const done = changed(base, 1_500, lift(one.id, 10), lift(two.id, 20))
    const left = changed(done, 2_000, (it) => uncompleteSet(it, one.id), lift(three.id))
    const { merged } = bothOrders(done, left, changed(done, 3_000, replaced(PLANK)))
    expect(outline(merged)).toEqual([
      ['Bench press', [three.id, true]],
      ['Plank', [one.id, false], [two.id, true]],
      ROW_AS_IT_WAS,
    ])
  })

  test('gives the replacement no open set that another device removed', () => {
    const left = changed(base, 2_000, lift(one.id), remove(two.id), remove(three.id))
    const { merged } = bothOrders(base, left, changed(base, 3_000, replaced(PLANK), lift(two.id)))
    expect(outline(merged)).toEqual([['Bench press', [one.id, true]], ['Plank', [two.id, true]], ROW_AS_IT_WAS])
  })
})

describe('an exercise that two devices replaced', () => {
  test('in the same instant is the one of the side that was there first', () => {
    const [left, right] = [changed(base, 2_000, replaced(PLANK)), changed(base, 2_000, replaced(PULL_UP))]
    expect(mergeDocuments(base, left, right).exercises[0]?.name).toBe('Plank')
    expect(mergeDocuments(base, right, left).exercises[0]?.name).toBe('Pull-up')
  })

  test('by the same one keeps its sets while another exercise is contested', () => {
    const left = changed(base, 2_000, replaced(PULL_UP, row.id), lift(one.id))
    const right = changed(base, 3_000, replaced(PULL_UP, row.id), replaced(PLANK))
    expect(outline(bothOrders(base, left, right).merged)).toEqual([
      ['Bench press', [one.id, true]],
      ['Plank', [two.id, false], [three.id, false]],
      ['Pull-up', [four.id, false]],
    ])
  })
})

describe('beside an exercise that is contested', () => {
  const { sets: _, ...withoutList } = exerciseOf([], { name: 'Squat', orderKey: 'z' })

  test.each([
    ['without sets', { ...withoutList, sets: [] }],
    ['without a list of sets', withoutList as typeof bench],
  ])('an exercise %s stays', (_case, squat) => {
    const withSquat = (session: Session) => ({ ...session, exercises: [...session.exercises, squat] })
    const [left, right] = [changed(base, 2_000, lift(one.id)), changed(base, 3_000, replaced(PLANK))]
    const { merged } = bothOrders(withSquat(base), withSquat(left), withSquat(right))
    expect(merged.exercises.map(({ name }) => name)).toEqual(['Bench press', 'Plank', 'Row', 'Squat'])
    expect(named(merged, 'Squat')?.sets).toEqual([])
  })
})

test('an exercise without a list of sets stays as it is where no set moves', () => {
  const { sets: _, ...squat } = exerciseOf([], { name: 'Squat', orderKey: 'z' })
  const older = { ...base, exercises: [...base.exercises, squat] } as Session
  const renamed = { ...older, name: 'Leg day', updatedAt: aStamp(2_000) }
  const noted = { ...older, note: 'tired', updatedAt: aStamp(3_000) }
  expect(bothOrders(older, renamed, noted).merged.exercises).toEqual(older.exercises)
})

test('an exercise whose movement one side does not know is one, with the logged sets of both', () => {
  const { exerciseId: _, ...unknown } = bench
  const older = { ...base, exercises: [unknown, row] } as unknown as Session
  const { merged } = bothOrders(undefined, changed(base, 2_000, lift(one.id)), changed(older, 3_000, lift(two.id)))
  expect(merged.exercises[0]?.exerciseId).toBe(BENCH.id)
  expect(outline(merged)).toEqual([['Bench press', [one.id, true], [two.id, true], [three.id, false]], ROW_AS_IT_WAS])
})

describe('a set that one device moved to another exercise', () => {
  const [squat, single] = [exerciseOf([two], { name: 'Squat' }), exerciseOf([one])]
  const begun = stampChanges(undefined, sessionOf([single, squat]), aStamp(1_000))

  test('is there with the figures that another device corrected, if it was logged before', () => {
    const done = changed(begun, 1_500, lift(one.id), remove(two.id))
    const left = changed(done, 2_000, moved(one.id, squat.id))
    const { merged } = bothOrders(
      done,
      left,
      changed(done, 3_000, (it) => updateSet(it, one.id, { reps: 6 })),
    )
    expect(outline(merged)).toEqual([['Bench press'], ['Squat', [one.id, true]]])
    expect(setIn(merged, one.id)?.reps).toBe(6)
  })

  test('stays with the exercise that another device logged it for', () => {
    const left = changed(begun, 2_000, moved(one.id, squat.id))
    const { merged } = bothOrders(begun, left, changed(begun, 3_000, lift(one.id)))
    expect(outline(merged)).toEqual([
      ['Bench press', [one.id, true]],
      ['Squat', [two.id, false]],
    ])
  })
})

describe('an exercise that became two', () => {
  const plank = changed(base, 3_000, replaced(PLANK), lift(two.id))
  const parted = mergeDocuments(base, plank, changed(base, 2_000, lift(one.id)))
  const partedId = named(parted, 'Plank')?.id ?? ''
  /** The changes of a device that does not know of it. */
  const unaware = changed(plank, 4_000, lift(three.id, 90))

  test('stays as it is, and where it was moved, when a device logs that has not heard of it', () => {
    const rearranged = changed(parted, 3_500, (it) => moveExercise(it, partedId, 0))
    const { merged } = bothOrders(plank, rearranged, unaware)
    expect(merged.exercises.map(({ id }) => id)).toEqual([partedId, bench.id, row.id])
    expect(outline(merged)).toEqual([
      ['Plank', [two.id, true], [three.id, true]],
      ['Bench press', [one.id, true]],
      ROW_AS_IT_WAS,
    ])
    expect(merged.exercises[0]?.updatedAt).toBe(unaware.updatedAt)
  })

  test('is one again where nothing is left of the movement before', () => {
    const { merged } = bothOrders(plank, changed(parted, 3_500, remove(one.id)), unaware)
    expect(outline(merged)).toEqual([['Plank', [two.id, true], [three.id, true]], ROW_AS_IT_WAS])
  })

  test('becomes three where the second was replaced, and a device logs that has not heard of it', () => {
    const { merged } = bothOrders(plank, changed(parted, 3_500, replaced(PULL_UP, partedId)), unaware)
    expect(outline(merged).toSorted()).toEqual([
      ['Bench press', [one.id, true]],
      ['Plank', [three.id, true]],
      ['Pull-up', [two.id, true]],
      ROW_AS_IT_WAS,
    ])
  })

  test('and then twice the same movement keeps the sets of the two apart', () => {
    const longer = changed(parted, 3_200, (it) => addSet(it, bench.id, anId))
    const added = named(longer, 'Bench press')?.sets.at(-1)?.id ?? ''
    const left = changed(longer, 3_500, replaced(PLANK))
    const { merged } = bothOrders(longer, left, changed(longer, 4_000, lift(added, 90)))
    expect(outline(merged).toSorted()).toEqual([
      ['Bench press', [added, true]],
      ['Plank', [one.id, true]],
      ['Plank', [two.id, true], [three.id, false]],
      ROW_AS_IT_WAS,
    ])
  })

  test('leaves a set alone that another device moved away meanwhile', () => {
    const left = changed(plank, 3_500, moved(three.id, row.id))
    const later = stampChanges(undefined, parted, aStamp(4_000))
    expect(outline(bothOrders(plank, left, later).merged)).toEqual([
      ['Bench press', [one.id, true]],
      ['Plank', [two.id, true]],
      ['Row', [four.id, false], [three.id, false]],
    ])
  })

  test('in two ways gets one order of the two on every device, whichever is later', () => {
    const before = changed(base, 1_500, replaced(PLANK))
    const other = mergeDocuments(
      before,
      changed(before, 3_000, replaced(BENCH), lift(one.id)),
      changed(before, 2_000, lift(two.id)),
    )
    const benchId = named(other, 'Bench press')?.id ?? ''
    expect([named(parted, 'Bench press')?.id, named(other, 'Plank')?.id]).toEqual([bench.id, bench.id])
    const [left, right] = [2_000, 3_000].map((milliseconds) => stampChanges(undefined, parted, aStamp(milliseconds)))
    const between = stampChanges(undefined, other, aStamp(2_500))
    for (const version of [left, right]) {
      const { merged } = bothOrders(undefined, version as Session, between)
      const isPlankFirst = partedId < benchId
      expect(named(merged, 'Plank')?.id).toBe(isPlankFirst ? bench.id : partedId)
      expect(named(merged, 'Bench press')?.id).toBe(isPlankFirst ? benchId : bench.id)
      expect([setIn(merged, one.id)?.completedAt, setIn(merged, two.id)?.completedAt]).not.toContain(null)
    }
  })
})
