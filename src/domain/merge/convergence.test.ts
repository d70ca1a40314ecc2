import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Session, session as sessionSchema } from '#contract/session.ts'
import { aLoggedSet, blankSet, exerciseOf, idMaker, START, sessionOf, sinceStart } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { type Delivery, exchangeUntilQuiet, Master, Replica } from '../../../tests/support/replicas.ts'
import { applyEdit, REMOVALS, type SessionEdit, sessionEdit } from '../../../tests/support/session-edits.ts'
import { assertNever } from '../assert-never.ts'
import type { NewId } from '../new-id.ts'
import { canonicalJson } from './canonical.ts'
import { nextStamp } from './hybrid-clock.ts'
import { inOrder } from './keyed-list.ts'
import { stampChanges } from './stamp-changes.ts'

type Step = { readonly replica: number } & (
  | { readonly does: 'edit'; readonly edit: SessionEdit }
  | { readonly does: 'bin' | 'restore' | 'pull' | 'forget' }
  | { readonly does: 'push'; readonly delivery: Delivery }
)

const replica = fc.nat(3)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ replica, does: fc.constant('edit' as const), edit: sessionEdit }) },
  {
    weight: 5,
    arbitrary: fc.record({
      replica,
      does: fc.constant('push' as const),
      delivery: fc.constantFrom<Delivery>('answered', 'answer lost', 'request lost'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ replica, does: fc.constant('pull' as const) }) },
  { weight: 1, arbitrary: fc.record({ replica, does: fc.constantFrom('bin' as const, 'restore', 'forget') }) },
)
const story = fc.record({
  count: fc.integer({ min: 2, max: 4 }),
  /** How far each device's clock is off, in seconds: up to two days. */
  clocks: fc.array(fc.integer({ min: -172_800, max: 172_800 }), { minLength: 4, maxLength: 4 }),
  steps: fc.array(step, { minLength: 10, maxLength: 80, size: 'max' }),
})
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never

const start = stampChanges(
  undefined,
  sessionOf([
    exerciseOf([aLoggedSet(100, 5, 30), blankSet(), blankSet()]),
    exerciseOf([blankSet(), blankSet({ kind: 'drop' })]),
  ]),
  nextStamp(Date.parse(START), undefined, 'ffffffff'),
)

/** Plays a story and lets everybody exchange; tells what was logged, and what somebody took away on purpose. */
function play({ count, clocks, steps }: Story) {
  const master = new Master(start)
  const actors = Array.from({ length: count }, (_, device) => ({
    replica: new Replica(start, device + 1),
    newId: idMaker(device + 1),
    clock: clocks[device] ?? 0,
  }))
  const logged = new Set<string>(loggedIds(start))
  const takenBack = new Set<string>()
  for (const [index, taken] of steps.entries()) {
    const actor = actors[taken.replica % count]
    if (!actor) continue
    const before = actor.replica.local
    act(taken, actor, master, sinceStart(index * 20 + actor.clock))
    for (const id of loggedIds(actor.replica.local)) logged.add(id)
    if (taken.does === 'edit') for (const id of takenBackBy(taken.edit, before, actor.replica.local)) takenBack.add(id)
  }
  const replicas = actors.map((actor) => actor.replica)
  exchangeUntilQuiet(master, replicas)
  return { master, replicas, logged, takenBack }
}

type Actor = { readonly replica: Replica; readonly newId: NewId }

function act(step: Step, { replica, newId }: Actor, master: Master, nowIso: string): void {
  const nowMs = Date.parse(nowIso)
  switch (step.does) {
    case 'edit':
      replica.edit(nowMs, (session) => applyEdit(session, step.edit, { nowIso, newId }))
      break
    case 'bin':
    case 'restore':
      replica.edit(nowMs, (session) => ({ ...session, binnedAt: step.does === 'bin' ? nowIso : '' }))
      break
    case 'push':
      replica.push(master, step.delivery)
      break
    case 'pull':
      replica.pull(master)
      break
    case 'forget':
      replica.forgetPast()
      break
    default:
      assertNever(step)
  }
}

function takenBackBy(edit: SessionEdit, before: Session, later: Session): readonly string[] {
  const kept = new Set(REMOVALS.has(edit.name) ? setIdsOf(later) : setIdsOf(before))
  const unticked = edit.name === 'uncompleteSet' ? loggedIds(before).filter((id) => !loggedIds(later).includes(id)) : []
  return [...setIdsOf(before).filter((id) => !kept.has(id)), ...unticked]
}

const setIdsOf = (session: Session): readonly string[] =>
  session.exercises.flatMap((exercise) => exercise.sets.map((set) => set.id))
const loggedIds = (session: Session): readonly string[] =>
  session.exercises.flatMap((exercise) => exercise.sets.filter((set) => set.completedAt !== null).map((set) => set.id))

test('2 to 4 devices end with the same session, whatever each did, in whatever order they exchange', () => {
  holds(
    fc.property(story, (told) => {
      const { master, replicas } = play(told)
      for (const device of replicas) expect(canonicalJson(device.local)).toBe(canonicalJson(master.current))
    }),
    { numRuns: 800 },
  )
})

test('a logged set is there in the end, and logged, unless somebody took it back on purpose', () => {
  holds(
    fc.property(story, (told) => {
      const { master, logged, takenBack } = play(told)
      const kept = new Set(loggedIds(master.current))
      expect([...logged].filter((id) => !kept.has(id) && !takenBack.has(id))).toEqual([])
    }),
    { numRuns: 800 },
  )
})

test('what comes out can be stored, is in order and has each set once', () => {
  holds(
    fc.property(story, (told) => {
      const { current } = play(told).master
      expect(sessionSchema.safeParse(current).error).toBeUndefined()
      expect(current.exercises).toEqual(inOrder(current.exercises))
      expect(new Set(setIdsOf(current)).size).toBe(setIdsOf(current).length)
    }),
    { numRuns: 800 },
  )
})

test('the same story ends the same way', () => {
  holds(
    fc.property(story, (told) => {
      expect(canonicalJson(play(told).master.current)).toBe(canonicalJson(play(told).master.current))
    }),
    { numRuns: 50 },
  )
})
