import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_SETS_OF_EXERCISE } from '#contract/limits.ts'
import { type Session, type SessionSet, session as sessionSchema } from '#contract/session.ts'
import {
  aLoggedSet,
  anExercise,
  aStamp,
  aWorkout,
  blankSet,
  exerciseOf,
  idMaker,
  plannedExerciseOf,
  plannedSetFor,
  ROW,
  START,
  sessionOf,
  sinceStart,
  workoutOf,
} from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { applyEdit, type SessionEdit, sessionEdit } from '../../../tests/support/session-edits.ts'
import { moveExercise, removeExercise, setExerciseNote, setExerciseRest } from '../session/exercises.ts'
import { finishSession } from '../session/lifecycle.ts'
import { addSet, changeSetKind, completeSet, removeSet, updateSet } from '../session/sets.ts'
import { sameContent } from './canonical.ts'
import { nextStamp } from './hybrid-clock.ts'
import { stampChanges } from './stamp-changes.ts'
import { type Mergeable, mergeDocuments, mergeWithChoices, revertChange } from './three-way.ts'
import { LIFT, pick } from './units.ts'

const stampAt = (seconds: number, device: number) =>
  nextStamp(Date.parse(sinceStart(seconds)), undefined, device.toString(16).padStart(8, '0'))
const edited = (session: Session, seconds: number, device: number, change: (session: Session) => Session) =>
  stampChanges(session, change(session), stampAt(seconds, device))

const [one, two, three] = [aLoggedSet(100, 5, 30), blankSet({ reps: 5 }), blankSet({ reps: 5 })]
const bench = exerciseOf([one, two])
const row = exerciseOf([three])
const base = stampChanges(undefined, sessionOf([bench, row]), stampAt(0, 0xff))
const setOf = (session: Session, id: string): SessionSet | undefined =>
  session.exercises.flatMap((exercise) => exercise.sets).find((set) => set.id === id)
const setIdsOf = (session: Session): readonly string[] =>
  session.exercises.flatMap((exercise) => exercise.sets.map((set) => set.id))
const complete = (id: string, seconds: number) => (session: Session) =>
  completeSet(session, id, sinceStart(seconds), { restSeconds: 0 })

describe('two devices', () => {
  test('that log different sets keep both', () => {
    const phone = edited(base, 60, 1, complete(two.id, 60))
    const tablet = edited(base, 70, 2, complete(three.id, 70))
    const merged = mergeDocuments(base, phone, tablet)
    expect(setOf(merged, two.id)?.completedAt).toBe(sinceStart(60))
    expect(setOf(merged, three.id)?.completedAt).toBe(sinceStart(70))
  })

  test('that change figures and kind of one set keep both', () => {
    const phone = edited(base, 60, 1, (session) => updateSet(session, two.id, { reps: 8 }))
    const tablet = edited(base, 50, 2, (session) => changeSetKind(session, two.id, 'drop'))
    expect(setOf(mergeDocuments(base, phone, tablet), two.id)).toMatchObject({ reps: 8, kind: 'drop' })
  })

  test('that change the same field keep the later word, whoever arrives first', () => {
    const phone = edited(base, 60, 1, (session) => updateSet(session, two.id, { reps: 8 }))
    const tablet = edited(base, 50, 2, (session) => updateSet(session, two.id, { reps: 9 }))
    expect(setOf(mergeDocuments(base, phone, tablet), two.id)?.reps).toBe(8)
    expect(setOf(mergeDocuments(base, tablet, phone), two.id)?.reps).toBe(8)
  })

  test('that change the same field with equal stamps keep the word of the master', () => {
    const phone = edited(base, 60, 1, (session) => updateSet(session, two.id, { reps: 8 }))
    const tablet = edited(base, 60, 1, (session) => updateSet(session, two.id, { reps: 9 }))
    expect(setOf(mergeDocuments(base, phone, tablet), two.id)?.reps).toBe(8)
    expect(setOf(mergeDocuments(base, tablet, phone), two.id)?.reps).toBe(9)
  })

  test('that add sets to one exercise keep both, in an order that does not depend on who arrives first', () => {
    const phone = edited(base, 60, 1, (session) => addSet(session, bench.id, idMaker(1)))
    const tablet = edited(base, 60, 2, (session) => addSet(session, bench.id, idMaker(2)))
    const merged = mergeDocuments(base, phone, tablet)
    expect(setIdsOf(merged)).toHaveLength(5)
    expect(setIdsOf(mergeDocuments(base, tablet, phone))).toEqual(setIdsOf(merged))
  })

  test('that each fill an exercise up to its limit keep all the sets of both, and the server takes them', () => {
    const filled = (seconds: number, device: number) =>
      edited(base, seconds, device, (session) => {
        const newId = idMaker(device)
        const adding = Array.from({ length: MAX_SETS_OF_EXERCISE - bench.sets.length })
        return adding.reduce<Session>((grown) => addSet(grown, bench.id, newId), session)
      })
    const merged = mergeDocuments(base, filled(60, 1), filled(70, 2))
    const [together] = merged.exercises
    expect(together?.sets).toHaveLength(2 * MAX_SETS_OF_EXERCISE - bench.sets.length)
    expect(sessionSchema.safeParse(merged).error).toBeUndefined()
  })

  test('of which one removes a set that the other did not touch: it goes', () => {
    const phone = edited(base, 60, 1, (session) => removeSet(session, two.id))
    const tablet = edited(base, 70, 2, complete(three.id, 70))
    expect(setIdsOf(mergeDocuments(base, tablet, phone))).toEqual([one.id, three.id])
  })

  test('of which one removes a set that the other logs: it stays', () => {
    const phone = edited(base, 60, 1, (session) => removeSet(session, two.id))
    const tablet = edited(base, 50, 2, complete(two.id, 50))
    expect(setOf(mergeDocuments(base, phone, tablet), two.id)?.completedAt).toBe(sinceStart(50))
    expect(setOf(mergeDocuments(base, tablet, phone), two.id)?.completedAt).toBe(sinceStart(50))
  })

  test('of which one removes an exercise in which the other logs a set: it stays with all its sets', () => {
    const phone = edited(base, 60, 1, (session) => removeExercise(session, bench.id))
    const tablet = edited(base, 50, 2, complete(two.id, 50))
    expect(setIdsOf(mergeDocuments(base, phone, tablet))).toEqual([one.id, two.id, three.id])
  })

  test('of which one finishes, and throws away the set that the other logs: it is kept', () => {
    const phone = edited(base, 60, 1, (it) => finishSession(it, sinceStart(60), { unfinished: 'discard' }))
    const tablet = edited(base, 50, 2, complete(two.id, 50))
    const merged = mergeDocuments(base, tablet, phone)
    expect(merged.status).toBe('completed')
    expect(setIdsOf(merged)).toEqual([one.id, two.id])
  })

  test('of which one moves an exercise and the other adds to it: both happen', () => {
    const phone = edited(base, 60, 1, (session) => moveExercise(session, row.id, 0))
    const tablet = edited(base, 50, 2, complete(three.id, 50))
    const merged = mergeDocuments(base, phone, tablet)
    expect(merged.exercises.map((exercise) => exercise.id)).toEqual([row.id, bench.id])
    expect(setOf(merged, three.id)?.completedAt).toBe(sinceStart(50))
  })

  test.each([
    ['nobody edited it: it is in the trash', (session: Session) => session, START],
    ['the other edited it: it is out again', complete(two.id, 50), ''],
  ])('of which one trash the session, and %s', (_rule, change, binnedAt) => {
    const phone = edited(base, 60, 1, (session) => ({ ...session, binnedAt: START }))
    const tablet = edited(base, 50, 2, change)
    expect(mergeDocuments(base, phone, tablet).binnedAt).toBe(binnedAt)
    expect(mergeDocuments(base, tablet, phone).binnedAt).toBe(binnedAt)
  })

  test('of which one takes it out of the trash: it is out', () => {
    const trashed = edited(base, 10, 1, (session) => ({ ...session, binnedAt: START }))
    const phone = edited(trashed, 60, 1, (session) => ({ ...session, binnedAt: '' }))
    expect(mergeDocuments(trashed, trashed, phone).binnedAt).toBe('')
    expect(mergeDocuments(trashed, phone, trashed).binnedAt).toBe('')
  })

  test('of which one clears a field that the other changes: the later word counts, and the other one is told', () => {
    const resting = edited(base, 10, 1, (session) => setExerciseRest(session, bench.id, 90))
    const phone = edited(resting, 50, 1, (session) => setExerciseRest(session, bench.id, 120))
    const tablet = edited(resting, 60, 2, (session) => setExerciseRest(session, bench.id, null))
    const { merged, choices } = mergeWithChoices(resting, phone, tablet)
    expect(merged.exercises[0]?.restSeconds).toBeNull()
    expect(choices).toEqual([
      { path: ['exercises', bench.id], kept: { restSeconds: null }, dropped: { restSeconds: 120 } },
    ])
  })

  test('of which one renames an exercise of their own and the other changes its kind: both happen', () => {
    const own = anExercise({ name: 'Plank', kind: 'reps-only' })
    const phone = { ...own, name: 'Side plank', updatedAt: aStamp(2_000) }
    const tablet = { ...own, kind: 'time' as const, updatedAt: aStamp(3_000) }
    expect(mergeDocuments(own, phone, tablet)).toMatchObject({ name: 'Side plank', kind: 'time' })
  })

  test('of which one replaces an exercise of a workout and the other plans its load: both happen, as nothing is logged', () => {
    const planned = plannedSetFor({ reps: { min: 5, max: 5 } })
    const exercise = plannedExerciseOf([planned])
    const workout = stampChanges(undefined, workoutOf([exercise]), aStamp(1_000))
    const weight = { value: 80, unit: 'kg' as const }
    const phone = stampChanges(
      workout,
      { ...workout, exercises: [{ ...exercise, sets: [{ ...planned, target: { ...planned.target, weight } }] }] },
      aStamp(2_000),
    )
    const tablet = stampChanges(
      workout,
      { ...workout, exercises: [{ ...exercise, exerciseId: ROW.id }] },
      aStamp(3_000),
    )
    for (const merged of [mergeDocuments(workout, phone, tablet), mergeDocuments(workout, tablet, phone)])
      expect(merged.exercises).toMatchObject([{ exerciseId: ROW.id, sets: [{ target: { weight } }] }])
  })

  test('that know no common past keep the sets of both', () => {
    const phone = edited(base, 60, 1, (session) => removeSet(session, two.id))
    const tablet = edited(base, 50, 2, (session) => removeSet(session, three.id))
    expect(setIdsOf(mergeDocuments(undefined, phone, tablet))).toEqual([one.id, two.id, three.id])
  })
})

describe('without a known past', () => {
  test('a tick is not lost to a later edit of a version that never had it', () => {
    const phone = edited(base, 50, 1, complete(two.id, 50))
    const tablet = edited(base, 60, 2, (session) => updateSet(session, two.id, { reps: 8 }))
    for (const merged of [mergeDocuments(undefined, phone, tablet), mergeDocuments(undefined, tablet, phone)]) {
      expect(setOf(merged, two.id)).toMatchObject({ reps: 5, completedAt: sinceStart(50) })
    }
  })

  test('nor where only the set is unknown, because the answer to its first push was lost', () => {
    const added = edited(base, 10, 1, (session) => addSet(session, bench.id, idMaker(1)))
    const id = added.exercises[0]?.sets.at(-1)?.id ?? ''
    const phone = edited(added, 50, 1, complete(id, 50))
    const tablet = edited(added, 60, 2, (session) => updateSet(session, id, { reps: 8 }))
    expect(setOf(mergeDocuments(base, tablet, phone), id)).toMatchObject({ reps: 5, completedAt: sinceStart(50) })
  })
})

describe('a document without a known past', () => {
  test('has no folder where the later one chose none', () => {
    const inFolder = aWorkout({ folderId: 'folder' as never, updatedAt: aStamp(1_000) })
    const outside = { ...inFolder, folderId: null, updatedAt: aStamp(2_000) }
    expect(mergeDocuments(undefined, inFolder, outside).folderId).toBeNull()
    expect(mergeDocuments(undefined, outside, inFolder).folderId).toBeNull()
  })

  test('has members without a stamp of their own give way to those that bear one', () => {
    type Gyms = Mergeable & { readonly gyms: readonly object[] }
    const blank = { id: 'preferences', updatedAt: aStamp(), binnedAt: '' }
    const unstamped: Gyms = { ...blank, gyms: [{ id: 'home', name: 'Cellar' }] }
    const odd: Gyms = { ...blank, gyms: [{ id: 'home', name: 'Cellar', updatedAt: 5 }] }
    const stamped: Gyms = { ...blank, gyms: [{ id: 'home', name: 'Garage', updatedAt: aStamp() }] }
    for (const other of [unstamped, odd]) {
      expect(mergeDocuments(undefined, other, stamped).gyms).toEqual(stamped.gyms)
      expect(mergeDocuments(undefined, stamped, other).gyms).toEqual(stamped.gyms)
    }
  })
})

test('a list that both sides have alike stays as it is, even out of order', () => {
  const gyms = [{ id: 'park' }, { id: 'home' }]
  const document = { id: 'preferences', updatedAt: aStamp(), binnedAt: '', gyms, sound: true, theme: 'dark' }
  const merged = mergeDocuments(document, { ...document, sound: false }, { ...document, theme: 'light' })
  expect(merged).toEqual({ ...document, sound: false, theme: 'light' })
})

test('a tombstone travels along, and an edit elsewhere brings the document back', () => {
  const wire = { ...base, _deleted: false }
  const deleted = { ...wire, _deleted: true, updatedAt: stampAt(60, 1) }
  const tablet = { ...edited(base, 50, 2, complete(two.id, 50)), _deleted: false }
  expect(mergeDocuments(wire, deleted, wire)._deleted).toBe(true)
  expect(mergeDocuments(wire, deleted, tablet)._deleted).toBe(false)
  expect('_deleted' in mergeDocuments(base, base, base)).toBe(false)
})

test('fields unknown to an older client are kept', () => {
  const newer = { ...base, mood: 'good' }
  const older = edited(base, 60, 1, complete(two.id, 60))
  expect(mergeDocuments<Session>(undefined, newer, older)).toMatchObject({ mood: 'good' })
  expect(mergeDocuments<Session>(base, newer, older)).toMatchObject({ mood: 'good' })
})

const edits = fc.array(sessionEdit, { maxLength: 12 })
const afterEdits = (taken: readonly SessionEdit[], device: number) => {
  const newId = idMaker(device)
  return taken.reduce(
    (session, edit, index) =>
      edited(session, 10 * (index + 1) + device, device, (it) =>
        applyEdit(it, edit, { nowIso: sinceStart(10 * (index + 1)), newId }),
      ),
    base,
  )
}

describe('after any actions of two devices', () => {
  const bothWays = (check: (merged: Session, phone: Session, tablet: Session) => void) =>
    holds(
      fc.property(edits, edits, (left, right) => {
        const [phone, tablet] = [afterEdits(left, 1), afterEdits(right, 2)]
        check(mergeDocuments(base, phone, tablet), phone, tablet)
      }),
      { numRuns: 500 },
    )

  test('a set is removed only if one side removed it, or its exercise, and the other left it unchanged', () => {
    bothWays((merged, phone, tablet) => {
      const present = new Set(setIdsOf(merged))
      for (const exercise of [...base.exercises, ...phone.exercises, ...tablet.exercises]) {
        for (const set of exercise.sets) {
          expect([set.id, present.has(set.id)]).toEqual([set.id, shouldStay(exercise.id, set.id, phone, tablet)])
        }
      }
    })
  })

  test('of the figures of each set, and of its other fields, that only one changed, its change counts', () => {
    bothWays((merged, phone, tablet) => {
      for (const set of base.exercises.flatMap((exercise) => exercise.sets)) {
        const versions = [merged, phone, tablet].map((session) => setOf(session, set.id))
        const [result, ours, theirs] = versions
        if (!result || !ours || !theirs) continue
        for (const fields of [LIFT.fields, ['kind'], ['orderKey']]) {
          const [past, left, right] = [pick(set, fields), pick(ours, fields), pick(theirs, fields)]
          const possible = sameContent(left, past) ? [right] : sameContent(right, past) ? [left] : [left, right]
          const isOpenElsewhere = result.completedAt === null && result.weight === null
          if (!isOpenElsewhere) expect(possible).toContainEqual(pick(result, fields))
        }
      }
    })
  })

  test('merging again changes nothing', () => {
    bothWays((merged, phone, tablet) => {
      expect(sameContent(mergeDocuments(phone, merged, merged), merged)).toBe(true)
      expect(sameContent(mergeDocuments(phone, merged, phone), merged)).toBe(true)
      expect(sameContent(mergeDocuments(tablet, merged, tablet), merged)).toBe(true)
    })
  })

  test('an unchanged device changes nothing', () => {
    bothWays((_merged, phone) => {
      expect(sameContent(mergeDocuments(base, phone, base), phone)).toBe(true)
      expect(sameContent(mergeDocuments(base, base, phone), phone)).toBe(true)
    })
  })
})

function shouldStay(exerciseId: string, setId: string, phone: Session, tablet: Session): boolean {
  const exerciseIn = (session: Session) => session.exercises.find((exercise) => exercise.id === exerciseId)
  const [known, ours, theirs] = [exerciseIn(base), exerciseIn(phone), exerciseIn(tablet)]
  const kept = ours ?? theirs
  if (!kept) return false
  if (!ours || !theirs) return !sameContent(kept, known) && setIdsOf({ ...base, exercises: [kept] }).includes(setId)
  const [past, left, right] = [setOf(base, setId), setOf(phone, setId), setOf(tablet, setId)]
  if (left && right) return true
  return left || right ? !sameContent(left ?? right, past) : false
}

describe('undo', () => {
  test('reverts exactly one change, and later ones stay', () => {
    const before = base
    const after = edited(before, 10, 1, (session) => updateSet(session, two.id, { reps: 12 }))
    const later = edited(after, 20, 1, (session) =>
      setExerciseNote(complete(three.id, 20)(updateSet(session, two.id, { rpe: 9 })), bench.id, 'slow'),
    )
    const undone = revertChange(before, after, later)
    expect(setOf(undone, two.id)).toMatchObject({ reps: 5, rpe: 9 })
    expect(setOf(undone, three.id)?.completedAt).toBe(sinceStart(20))
    expect(undone.exercises[0]?.note).toBe('slow')
  })

  test('never sets a stamp back', () => {
    const after = edited(base, 10, 1, (session) => setExerciseNote(session, bench.id, 'slow'))
    const later = edited(after, 20, 1, complete(three.id, 20))
    const undone = revertChange(base, after, later)
    expect(undone.exercises[0]).toMatchObject({ note: '', updatedAt: stampAt(10, 1) })
  })

  test('a field changed again keeps its later value', () => {
    const after = edited(base, 10, 1, (session) => updateSet(session, two.id, { reps: 12 }))
    const later = edited(after, 20, 1, (session) => updateSet(session, two.id, { reps: 10 }))
    expect(setOf(revertChange(base, after, later), two.id)?.reps).toBe(10)
  })

  test('restores removed parts, and removes added ones', () => {
    const without = edited(base, 10, 1, (session) => removeExercise(session, bench.id))
    expect(setIdsOf(revertChange(base, without, without))).toEqual([one.id, two.id, three.id])
    const added = edited(base, 10, 1, (session) => addSet(session, bench.id, idMaker(1)))
    expect(setIdsOf(added)).toHaveLength(4)
    expect(setIdsOf(revertChange(base, added, added))).toEqual([one.id, two.id, three.id])
  })

  test('never removes a set that was logged after being added', () => {
    const newId = idMaker(1)
    const added = edited(base, 10, 1, (session) => addSet(session, bench.id, newId))
    const id = added.exercises[0]?.sets.at(-1)?.id ?? ''
    const logged = edited(added, 20, 1, complete(id, 20))
    expect(setOf(revertChange(base, added, logged), id)?.completedAt).toBe(sinceStart(20))
  })

  test('right after any edit it restores the state before', () => {
    const content = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value, (key, it) => (key === 'updatedAt' ? '' : it)))
    holds(
      fc.property(edits, sessionEdit, (earlier, edit) => {
        const before = afterEdits(earlier, 1)
        const circumstances = { nowIso: sinceStart(500), newId: idMaker(3) }
        const after = edited(before, 500, 1, (session) => applyEdit(session, edit, circumstances))
        expect(content(revertChange(before, after, after))).toEqual(content(before))
      }),
      { numRuns: 500 },
    )
  })
})
