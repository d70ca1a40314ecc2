import * as fc from 'fast-check'
import type { Session } from '#contract/session.ts'
import { assertNever } from '#domain/assert-never.ts'
import type { NewId } from '#domain/document/new-id.ts'
import { nextStamp } from '#domain/merge/hybrid-clock.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { revertChange } from '#domain/merge/three-way.ts'
import { IDENTITY, LIFT, pick } from '#domain/merge/units.ts'
import { aLoggedSet, blankSet, exerciseOf, idMaker, START, sessionOf, sinceStart } from '../builders.ts'
import { type Delivery, exchangeUntilQuiet, type MadeMerge, Master, Replica, type Version } from './replicas.ts'
import { applyEdit, type SessionEdit, sessionEdit } from './session-edits.ts'

type Step = { readonly replica: number } & (
  | { readonly does: 'edit'; readonly edit: SessionEdit }
  | { readonly does: 'trash' | 'untrash' | 'purge' | 'undo' | 'pull' | 'forget' }
  | { readonly does: 'hand over' | 'restore server'; readonly to: number }
  | { readonly does: 'push'; readonly delivery: Delivery }
)

const replica = fc.nat(3)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 14, arbitrary: fc.record({ replica, does: fc.constant('edit' as const), edit: sessionEdit }) },
  {
    weight: 5,
    arbitrary: fc.record({
      replica,
      does: fc.constant('push' as const),
      delivery: fc.constantFrom<Delivery>('answered', 'answer lost', 'request lost'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ replica, does: fc.constant('pull' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ replica, does: fc.constantFrom('trash' as const, 'untrash', 'purge', 'undo', 'forget') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ replica, does: fc.constantFrom('hand over' as const, 'restore server'), to: fc.nat(20) }),
  },
)

/** Anything that happens to one session on 2 to 4 devices and a server. */
export const mergeStory = fc.record({
  count: fc.integer({ min: 2, max: 4 }),
  /** How far each device's clock is off, in seconds: up to two days. */
  clocks: fc.array(fc.integer({ min: -172_800, max: 172_800 }), { minLength: 4, maxLength: 4 }),
  keepsBodies: fc.boolean(),
  steps: fc.array(step, { minLength: 3, maxLength: 80, size: 'max' }),
})
export type MergeStory = typeof mergeStory extends fc.Arbitrary<infer Value> ? Value : never

const start: Version = {
  ...stampChanges(
    undefined,
    sessionOf([
      exerciseOf([aLoggedSet(100, 5, 30), blankSet(), blankSet()]),
      exerciseOf([blankSet(), blankSet({ kind: 'drop' })]),
    ]),
    nextStamp(Date.parse(START), undefined, 'ffffffff'),
  ),
  _deleted: false,
}

/** The state seen by the person on each write: the expected end of a story. */
export type Ledger = {
  readonly logged: Set<string>
  /** Sets that were unchecked by someone who saw them logged. */
  readonly takenBack: Set<string>
  /** Sets that existed when the session was trashed. */
  readonly trashed: Set<string>
  /** Everything that was ever lifted, and for which exercise. */
  readonly lifts: Set<string>
}

type Actor = {
  readonly replica: Replica
  readonly newId: NewId
  readonly clock: number
  lastEdit?: { readonly before: Version; readonly after: Version }
}

/** Plays a story and lets all devices sync until nothing changes. */
export function playMergeStory({ count, clocks, keepsBodies, steps }: MergeStory) {
  const master = new Master(start, keepsBodies)
  const actors = Array.from({ length: count }, (_, device): Actor => {
    return { replica: new Replica(start, device + 1), newId: idMaker(device + 1), clock: clocks[device] ?? 0 }
  })
  const ledger: Ledger = { logged: new Set(), takenBack: new Set(), trashed: new Set(), lifts: new Set() }
  note(ledger, { ...start, exercises: [] }, start)
  for (const [index, taken] of steps.entries()) {
    const actor = actors[taken.replica % count]
    if (actor) act(taken, actor, actors, master, sinceStart(index * 20 + actor.clock), ledger)
  }
  const replicas = actors.map((actor) => actor.replica)
  exchangeUntilQuiet(master, replicas)
  const merges: readonly MadeMerge[] = replicas.flatMap((device) => device.merges)
  return { master, replicas, merges, ledger }
}

function act(step: Step, actor: Actor, actors: readonly Actor[], master: Master, nowIso: string, ledger: Ledger): void {
  const { replica: device, newId } = actor
  const edit = (change: (session: Version) => Version) => {
    const before = device.local
    device.edit(Date.parse(nowIso), change)
    actor.lastEdit = { before, after: device.local }
    note(ledger, before, device.local)
  }
  switch (step.does) {
    case 'edit':
      edit((session) => awake(session, applyEdit(session, step.edit, { nowIso, newId })))
      break
    case 'trash':
      edit((session) => trashed(session, nowIso))
      break
    case 'untrash':
      edit((session) => ({ ...session, binnedAt: '' }))
      break
    case 'purge':
      edit((session) => ({ ...trashed(session, nowIso), _deleted: true }))
      break
    case 'undo': {
      const last = actor.lastEdit
      if (last) edit((session) => revertChange(last.before, last.after, session))
      break
    }
    case 'push':
      device.push(master, step.delivery)
      break
    case 'pull':
      device.pull(master)
      break
    case 'forget':
      device.forgetPast()
      break
    case 'hand over': {
      const receiver = actors[step.to % actors.length]
      if (receiver && receiver !== actor && !device.local._deleted) receiver.replica.receive(device.local)
      break
    }
    case 'restore server':
      master.restore(step.to)
      for (const { replica: other } of actors) other.forgetPast()
      break
    default:
      assertNever(step)
  }
}

function trashed(session: Version, nowIso: string): Version {
  return { ...session, binnedAt: session.binnedAt || nowIso }
}

/** A set logged in the trash restores the session. */
function awake(before: Version, edited: Session): Version {
  const known = new Set(loggedIds(before))
  const hasLogged = loggedIds(edited).some((id) => !known.has(id))
  return { ...edited, binnedAt: hasLogged ? '' : edited.binnedAt, _deleted: false }
}

function note(ledger: Ledger, before: Version, after: Version): void {
  if (before === after) return
  const earlier = liftsOf(before)
  for (const lift of liftsOf(after)) if (!earlier.has(lift)) ledger.lifts.add(lift)
  const later = new Set(loggedIds(after))
  for (const id of later) ledger.logged.add(id)
  for (const id of loggedIds(before)) if (!later.has(id) || after._deleted) ledger.takenBack.add(id)
  if (before.binnedAt === '' && after.binnedAt !== '') for (const id of later) ledger.trashed.add(id)
}

/** Every logged set: its figures, and the exercise that it is one of, each with the set's id. */
export function liftsOf(session: Session): ReadonlySet<string> {
  const lifts = (session.exercises ?? []).flatMap((exercise) =>
    exercise.sets
      .filter(({ completedAt }) => completedAt !== null)
      .flatMap((set) => [
        JSON.stringify([set.id, pick(set, LIFT.fields)]),
        JSON.stringify([set.id, set.completedAt, pick(exercise, IDENTITY.fields)]),
      ]),
  )
  return new Set(lifts)
}

export const setIdsOf = (session: Session): readonly string[] =>
  (session.exercises ?? []).flatMap((exercise) => exercise.sets.map((set) => set.id))
export const loggedIds = (session: Session): readonly string[] =>
  (session.exercises ?? []).flatMap(({ sets }) => sets.filter((set) => set.completedAt !== null).map(({ id }) => id))
