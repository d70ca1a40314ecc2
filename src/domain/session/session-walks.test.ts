import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Session, session as sessionSchema } from '#contract/session.ts'
import { aLoggedSet, blankSet, exerciseOf, idMaker, sessionOf, sinceStart } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { applyEdit, REMOVALS, type SessionEdit, sessionEdit } from '../../../tests/support/session-edits.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { elapsedMs } from './lifecycle.ts'
import { restRemainingMs } from './rest.ts'
import { currentSet, setBlocks } from './set-order.ts'
import { summarize } from './summary.ts'
import { blocksOf } from './superset.ts'

type Step = { readonly edit: SessionEdit; readonly seconds: number }
type Moment = { readonly step: Step; readonly before: Session; readonly later: Session; readonly nowIso: string }

/** Also backwards: a phone corrects its clock in the middle of a workout. */
const steps = fc.array(fc.record({ edit: sessionEdit, seconds: fc.integer({ min: -90, max: 600 }) }), {
  minLength: 5,
  maxLength: 60,
  size: 'max',
})

function walk(taken: readonly Step[]): readonly Moment[] {
  const newId = idMaker(1)
  let seconds = 0
  let session = sessionOf([
    exerciseOf([aLoggedSet(100, 5, 30), blankSet(), blankSet({ kind: 'drop' })]),
    exerciseOf([blankSet({ kind: 'warm-up' }), blankSet()]),
  ])
  return taken.map((step) => {
    seconds += step.seconds
    // Frozen, so that a rule that mutates its argument throws.
    const before = deepFreeze(session)
    session = applyEdit(before, step.edit, { nowIso: sinceStart(seconds), newId })
    return { step, before, later: session, nowIso: sinceStart(seconds) }
  })
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}

function everyMoment(check: (moment: Moment) => void): void {
  holds(
    fc.property(steps, (taken) => walk(taken).forEach(check)),
    { numRuns: 300 },
  )
}

const loggedIds = (session: Session) =>
  session.exercises.flatMap((exercise) => exercise.sets.filter((set) => set.completedAt !== null).map((set) => set.id))
const allIds = (session: Session) =>
  session.exercises.flatMap((exercise) => [exercise.id, ...exercise.sets.map((set) => set.id)])

test('a logged set goes only when it or its exercise is removed on purpose', () => {
  everyMoment(({ step, before, later }) => {
    if (REMOVALS.has(step.edit.name)) return
    const remaining = new Set<string>(allIds(later))
    expect(loggedIds(before).filter((id) => !remaining.has(id))).toEqual([])
  })
})

test('removing a set removes one at most', () => {
  everyMoment(({ step, before, later }) => {
    if (step.edit.name === 'removeSet') expect(allIds(before).length - allIds(later).length).toBeLessThanOrEqual(1)
  })
})

test('every edit gives a valid document', () => {
  everyMoment(({ later }) => expect(sessionSchema.safeParse(later).error).toBeUndefined())
})

test('ids stay unique', () => {
  everyMoment(({ later }) => expect(new Set(allIds(later)).size).toBe(allIds(later).length))
})

test('exercises and sets come in order', () => {
  everyMoment(({ later }) => {
    expect(later.exercises).toEqual(inOrder(later.exercises))
    for (const exercise of later.exercises) expect(exercise.sets).toEqual(inOrder(exercise.sets))
  })
})

test('no superset has a single member', () => {
  everyMoment(({ later }) => {
    const lone = blocksOf(later.exercises).filter((block) => block.length === 1)
    expect(lone.flat().every((exercise) => exercise.supersetId === null)).toBe(true)
  })
})

test('only a running session rests, after a set it has, and the deadline is behind the start', () => {
  everyMoment(({ later }) => {
    if (!later.rest) return
    expect(later.status).toBe('active')
    expect(later.pausedAt).toBeNull()
    expect(allIds(later)).toContain(later.rest.afterSetId)
    expect(later.rest.endsAt > later.rest.startedAt).toBe(true)
  })
})

test('no time is ever negative', () => {
  everyMoment(({ later, nowIso }) => {
    expect(elapsedMs(later, Date.parse(nowIso))).toBeGreaterThanOrEqual(0)
    expect(restRemainingMs(later.rest, Date.parse(nowIso))).toBeGreaterThanOrEqual(0)
    expect(summarize(later).durationMs).toBeGreaterThanOrEqual(0)
  })
})

test('the clock runs exactly when the session is active', () => {
  everyMoment(({ later }) => {
    expect(later.endedAt === null).toBe(later.status === 'active')
    if (later.status !== 'active') expect(later.pausedAt).toBeNull()
  })
})

test('the current set is one that is still to do, and there is one as long as anything is', () => {
  everyMoment(({ later }) => {
    const toDo = later.exercises.flatMap((exercise) => exercise.sets.filter((set) => set.completedAt === null))
    const current = currentSet(later)
    expect(current === null).toBe(toDo.length === 0)
    if (current) expect(toDo).toContain(current.set)
  })
})

test('the order of doing leaves no set out and names none twice', () => {
  everyMoment(({ later }) => {
    const done = setBlocks(later).flatMap((block) => block.map((place) => place.set.id))
    expect(done.toSorted()).toEqual(later.exercises.flatMap((it) => it.sets.map((set) => set.id)).toSorted())
  })
})

test('unknown targets return the same session', () => {
  const untouched = sessionOf([])
  holds(
    fc.property(sessionEdit, (edit) => {
      const general = [
        'addExercises',
        'pauseSession',
        'finishSession',
        'abandonSession',
        'renameSession',
        'setSessionNote',
      ]
      if (general.includes(edit.name)) return
      expect(applyEdit(untouched, edit, { nowIso: sinceStart(10), newId: idMaker(2) })).toBe(untouched)
    }),
  )
})
