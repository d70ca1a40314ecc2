import { describe, expect, test } from 'vitest'
import type { Measurement } from '#contract/measurement.ts'
import type { Session } from '#contract/session.ts'
import {
  aMeasurement,
  anId,
  aStamp,
  BENCH,
  blankSet,
  exerciseNamed,
  exerciseOf,
  idMaker,
  PULL_UP,
  ROW,
  sessionOf,
  sinceStart,
} from '../../../tests/builders.ts'
import { type ExerciseCopy, moveExercise, replaceExercise, setExerciseNote } from '../session/exercises.ts'
import { abandonSession, finishSession, pauseSession } from '../session/lifecycle.ts'
import type { SetValues } from '../session/set-values.ts'
import { addSet, completeSet, removeSet, uncompleteSet, updateSet } from '../session/sets.ts'
import { stampChanges } from './stamp-changes.ts'
import { mergeDocuments, mergeWithChoices, revertChange } from './three-way.ts'

const PLANK: ExerciseCopy = { ...BENCH, id: exerciseNamed('plank'), name: 'Plank', kind: 'time' }
const kg = (value: number) => ({ value, unit: 'kg' as const })
const [one, two, three] = [blankSet({ weight: kg(80), reps: 5 }), blankSet({ weight: kg(80), reps: 5 }), blankSet()]
const bench = exerciseOf([one, two, three])
const base = stampChanges(undefined, sessionOf([bench]), aStamp(1_000))

type Change = (session: Session) => Session
const phone = (change: Change, from = base) => stampChanges(from, change(from), aStamp(2_000, 0, 'aaaaaaaa'))
const tablet = (change: Change, from = base) => stampChanges(from, change(from), aStamp(3_000, 0, 'bbbbbbbb'))
const lift =
  (id: string, values: Partial<SetValues>, seconds = 60): Change =>
  (session) =>
    completeSet(updateSet(session, id, values), id, sinceStart(seconds), { restSeconds: 90 })
const replaced =
  (copy: ExerciseCopy): Change =>
  (session) =>
    replaceExercise(session, bench.id, copy)

/** Both orders give one result. */
function bothOrders(ancestor: Session | undefined, left: Session, right: Session) {
  const made = mergeWithChoices(ancestor, left, right)
  expect(mergeWithChoices(ancestor, right, left)).toEqual(made)
  return made
}
const setIn = (session: Session, id: string) =>
  session.exercises.flatMap((exercise) => exercise.sets).find((set) => set.id === id)
const outline = (session: Session) =>
  session.exercises.map(({ name, sets }) => [name, ...sets.map((set) => [set.id, set.completedAt !== null])])

describe('a set', () => {
  test('that two devices logged is the one that was logged later, whole, and the other one is told', () => {
    const left = phone(lift(one.id, { weight: kg(100), reps: 5 }, 60))
    const right = tablet(lift(one.id, { weight: kg(80), reps: 12 }, 70))
    const { merged, choices } = bothOrders(base, left, right)
    expect(setIn(merged, one.id)).toMatchObject({ weight: kg(80), reps: 12, completedAt: sinceStart(70) })
    expect(choices).toEqual([
      {
        path: ['exercises', bench.id, 'sets', one.id],
        kept: { weight: kg(80), reps: 12, completedAt: sinceStart(70) },
        dropped: { weight: kg(100), reps: 5, completedAt: sinceStart(60) },
      },
    ])
  })

  test('that is logged here keeps its figures, whatever was typed later there', () => {
    const left = phone(lift(one.id, { weight: kg(100) }))
    const right = tablet((session) => updateSet(session, one.id, { reps: 12 }))
    for (const ancestor of [base, undefined]) {
      const { merged } = bothOrders(ancestor, left, right)
      expect(setIn(merged, one.id)).toMatchObject({ weight: kg(100), reps: 5, completedAt: sinceStart(60) })
    }
  })

  test('of which one device changed the load and another the repetitions has the figures of the later one', () => {
    const left = phone((session) => updateSet(session, one.id, { weight: kg(110) }))
    const right = tablet((session) => updateSet(session, one.id, { reps: 9 }))
    const { merged, choices } = bothOrders(base, left, right)
    expect(setIn(merged, one.id)).toMatchObject({ weight: kg(80), reps: 9 })
    expect(choices).toMatchObject([{ kept: { weight: kg(80), reps: 9 }, dropped: { weight: kg(110), reps: 5 } }])
  })

  test('that one side took back, and the other left alone, is open again', () => {
    const done = phone(lift(one.id, {}))
    const { merged, choices } = bothOrders(
      done,
      done,
      tablet((it) => uncompleteSet(it, one.id), done),
    )
    expect([setIn(merged, one.id)?.completedAt, choices]).toEqual([null, []])
  })

  test('without a known past gets what it only lacks, and nobody has to choose', () => {
    const left = phone(lift(three.id, { reps: 5 }))
    const right = stampChanges(left, updateSet(left, three.id, { rpe: 8 }), aStamp(2_500))
    for (const later of [left, stampChanges(left, updateSet(right, three.id, { rpe: null }), aStamp(3_000))]) {
      const { merged, choices } = bothOrders(undefined, later, right)
      expect([setIn(merged, three.id), choices]).toMatchObject([{ reps: 5, rpe: 8, completedAt: sinceStart(60) }, []])
    }
  })

  test('has one figure taken back by its own person, and keeps the others', () => {
    const heavier = phone((session) => updateSet(session, one.id, { weight: kg(110) }))
    const undone = revertChange(base, heavier, tablet(lift(one.id, { reps: 9 }), heavier))
    expect(setIn(undone, one.id)).toMatchObject({ weight: kg(80), reps: 9, completedAt: sinceStart(60) })
  })
})

describe('an exercise', () => {
  test('that two devices replaced is the later one, with its kind, and the other one is told', () => {
    const { merged, choices } = bothOrders(base, phone(replaced(PLANK)), tablet(replaced(ROW)))
    expect(merged.exercises).toMatchObject([{ exerciseId: ROW.id, name: 'Row', kind: 'weight-reps' }])
    expect(choices).toMatchObject([
      { path: ['exercises', bench.id], kept: { name: 'Row' }, dropped: { name: 'Plank', kind: 'time' } },
    ])
  })

  test('that one device replaced takes the note that the other wrote', () => {
    const { merged } = bothOrders(
      base,
      phone((it) => setExerciseNote(it, bench.id, 'slow')),
      tablet(replaced(ROW)),
    )
    expect(merged.exercises).toMatchObject([{ name: 'Row', note: 'slow' }])
  })

  test('keeps the sets that were logged for it; the replacement goes on with the open ones, without their loads', () => {
    const left = phone(lift(one.id, { weight: kg(100) }))
    const { merged, choices } = bothOrders(base, left, tablet(replaced(PLANK)))
    expect(outline(merged)).toEqual([
      ['Bench press', [one.id, true]],
      ['Plank', [two.id, false], [three.id, false]],
    ])
    expect(setIn(merged, one.id)).toMatchObject({ weight: kg(100), reps: 5 })
    expect(setIn(merged, two.id)).toMatchObject({ weight: null })
    expect(choices).toEqual([])
  })

  test('that is replaced, with one open set removed and another one typed into, merges the same a second time', () => {
    const left = phone((it) => updateSet(removeSet(it, one.id), two.id, { reps: 9 }))
    for (const right of [tablet(replaced(PLANK)), stampChanges(base, replaced(PLANK)(base), aStamp(1_500))]) {
      const { merged } = bothOrders(base, left, right)
      expect(merged.exercises).toMatchObject([{ name: 'Plank' }])
      expect(setIn(merged, two.id)?.weight).toBeNull()
      for (const side of [left, right]) expect(mergeDocuments(base, side, merged)).toEqual(merged)
    }
  })

  test('that is moved and replaced, and lifted on elsewhere, stays where it was moved when it is merged again', () => {
    const plank = exerciseOf([blankSet()], { name: 'Plank', exerciseId: PLANK.id, kind: 'time' })
    const begun = stampChanges(undefined, lift(one.id, {}, 10)(sessionOf([bench, plank])), aStamp(1_000))
    const left = phone((it) => moveExercise(replaced(ROW)(it), bench.id, 1), begun)
    const longer = tablet((it) => addSet(it, bench.id, anId), begun)
    const further = longer.exercises[0]?.sets.at(-1)?.id ?? ''
    const right = stampChanges(longer, lift(further, {}, 70)(longer), aStamp(3_500))
    const { merged } = bothOrders(begun, left, right)
    expect(outline(merged).map(([name]) => name)).toEqual(['Plank', 'Bench press', 'Row'])
    for (const side of [left, right]) expect(mergeDocuments(begun, side, merged)).toEqual(merged)
  })

  test('that is replaced and finished there, and logged on here, loses the open set that was thrown away', () => {
    const done = stampChanges(base, lift(one.id, {}, 10)(base), aStamp(1_500))
    const left = phone(lift(three.id, {}), done)
    const right = tablet((it) => finishSession(replaced(ROW)(it), sinceStart(90), { unfinished: 'discard' }), done)
    const { merged } = bothOrders(done, left, right)
    expect(outline(merged)).toEqual([
      ['Bench press', [three.id, true]],
      ['Row', [one.id, true]],
    ])
  })

  test('is not replaced where all its sets were logged meanwhile', () => {
    const left = phone((it) => [one, two, three].reduce((session, { id }) => lift(id, {})(session), it))
    const { merged, choices } = bothOrders(base, left, tablet(replaced(PLANK)))
    expect(merged.exercises).toMatchObject([{ id: bench.id, name: 'Bench press', kind: 'weight-reps' }])
    expect(choices).toMatchObject([{ kept: { name: 'Bench press' }, dropped: { name: 'Plank' } }])
  })

  test('that was logged here, and there as another one, becomes two, each with its own sets', () => {
    const left = phone(lift(one.id, {}))
    const right = tablet((it) => lift(two.id, { weight: null, seconds: 60 })(replaced(PLANK)(it)))
    for (const ancestor of [base, undefined]) {
      const { merged } = bothOrders(ancestor, left, right)
      const [benchPress, plank] = ['Bench press', 'Plank'].map((name) =>
        merged.exercises.find((it) => it.name === name),
      )
      expect(benchPress?.sets.filter((set) => set.completedAt).map(({ id }) => id)).toEqual([one.id])
      expect(plank?.sets.filter((set) => set.completedAt).map(({ id }) => id)).toEqual([two.id])
      expect(
        outline(merged)
          .flat(2)
          .filter((it) => it === three.id),
      ).toHaveLength(1)
    }
  })

  test('that became two takes what a device logs that has not heard of it', () => {
    const right = tablet((it) => lift(two.id, { seconds: 60 })(replaced(PLANK)(it)))
    const parted = mergeDocuments(base, right, phone(lift(one.id, {})))
    const later = stampChanges(right, lift(three.id, { seconds: 45 }, 90)(right), aStamp(4_000, 0, 'bbbbbbbb'))
    const merged = mergeDocuments(right, parted, later)
    expect(outline(merged).toSorted()).toEqual([
      ['Bench press', [one.id, true]],
      ['Plank', [two.id, true], [three.id, true]],
    ])
    const afterAll = phone((it) => addSet(it, bench.id, idMaker(7)), parted)
    expect(
      outline(mergeDocuments(parted, merged, afterAll))
        .flat(2)
        .filter((it) => it === three.id),
    ).toHaveLength(1)
  })

  test('that was replaced by mistake, and is put back, keeps the set that was logged for the replacement', () => {
    const right = tablet(replaced(PULL_UP))
    const logged = stampChanges(right, lift(two.id, { reps: 8 })(right), aStamp(4_000))
    expect(outline(revertChange(base, right, logged)).toSorted()).toEqual([
      ['Bench press', [one.id, false], [three.id, false]],
      ['Pull-up', [two.id, true]],
    ])
  })
})

describe('a session', () => {
  test('that one device finishes while the other logs on is finished, with all sets and without a rest', () => {
    const left = phone((it) => finishSession(it, sinceStart(50), { unfinished: 'keep' }))
    const { merged } = bothOrders(base, left, tablet(lift(one.id, {})))
    expect(merged).toMatchObject({ status: 'completed', endedAt: sinceStart(50), rest: null })
    expect(setIn(merged, one.id)?.completedAt).toBe(sinceStart(60))
  })

  test('that was finished here and paused there has ended', () => {
    const left = phone((it) => finishSession(it, sinceStart(50), { unfinished: 'keep' }))
    const { merged, choices } = bothOrders(
      base,
      left,
      tablet((it) => pauseSession(it, sinceStart(70))),
    )
    expect(merged).toMatchObject({ status: 'completed', endedAt: sinceStart(50), pausedAt: null })
    expect(choices).toMatchObject([{ path: [], dropped: { status: 'active', pausedAt: sinceStart(70) } }])
  })

  test('that ended in two ways ended as it did later', () => {
    const left = phone((it) => finishSession(it, sinceStart(50), { unfinished: 'keep' }))
    const { merged } = bothOrders(
      base,
      left,
      tablet((it) => abandonSession(it, sinceStart(40))),
    )
    expect(merged).toMatchObject({ status: 'abandoned', endedAt: sinceStart(40) })
  })
})

test('a reading never has the number of one device and the unit of another', () => {
  const reading = aMeasurement({ value: 80, unit: 'kg' })
  const left: Measurement = { ...reading, value: 176, unit: 'lb', updatedAt: aStamp(2_000) }
  const right: Measurement = { ...reading, value: 81, updatedAt: aStamp(3_000) }
  expect(mergeDocuments(reading, left, right)).toMatchObject({ value: 81, unit: 'kg' })
  expect(mergeDocuments(undefined, right, left)).toMatchObject({ value: 81, unit: 'kg' })
})

test('bookkeeping is no choice, and neither is a note that only one side wrote', () => {
  const left = phone((it) => ({ ...setExerciseNote(it, bench.id, 'slow'), newestFirst: '1'.repeat(16) }))
  const right = tablet((it) => ({ ...lift(one.id, {})(it), newestFirst: '2'.repeat(16) }))
  expect(bothOrders(base, left, right).choices).toEqual([])
})
