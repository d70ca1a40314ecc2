import type { SetId } from '#contract/id.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { assertNever } from '#domain/assert-never.ts'
import { revertChange } from '#domain/merge/three-way.ts'
import type { StorageErrorReason } from '#storage/storage-error.ts'
import { reuse } from './structural-sharing.ts'

/** A rule with its arguments. Applied to the shown and again to the stored session, so it is pure and repeatable. */
export type Change = (session: Session) => Session

/** The effect of one write; until it is written, the screen's version of it. */
type Part = { readonly key: number; readonly before: Session; readonly after: Session }

/** An edit that is not on disk yet. */
export type QueuedEdit = {
  readonly key: number
  readonly action:
    | { readonly type: 'change'; readonly change: Change }
    | { readonly type: 'undo'; readonly parts: readonly Part[] }
  /** The sets that do not count as saved before it is written. */
  readonly setIds: readonly SetId[]
  /** Edits of one group, such as the keystrokes of one entry, are written together and undone together. */
  readonly undoGroup: string | null
}

/** One thing that can be undone. A group may have taken several writes. */
export type Step = { readonly key: number; readonly undoGroup: string | null; readonly parts: readonly Part[] }

/** The running session of one screen: the last stored version, later edits in order, and `shown`, both combined. */
export type SessionEdits = {
  readonly stored: Session
  readonly shown: Session
  /** The first one is being written while `phase` is 'writing'. */
  readonly queue: readonly QueuedEdit[]
  readonly phase: 'idle' | 'writing' | 'failed'
  /** Why the disk refused the first queued edit; kept until that one is written. */
  readonly failure: StorageErrorReason | null
  /** The newest stored version reported during writes. */
  readonly reported: Session | null
  readonly steps: readonly Step[]
}

export type SessionEditsEvent =
  | { readonly type: 'edited'; readonly key: number; readonly change: Change; readonly undoGroup?: string | null }
  | { readonly type: 'undone'; readonly key: number; readonly stepKey: number }
  | { readonly type: 'writing' }
  | { readonly type: 'written'; readonly before: Session; readonly after: Session }
  | { readonly type: 'refused'; readonly reason: StorageErrorReason }
  | { readonly type: 'reported'; readonly session: Session }
  | { readonly type: 'recalled'; readonly steps: readonly Step[] }

/** State of a set: in memory only, refused by the disk, or saved. */
export type SetMark = 'saving' | 'not-saved' | 'saved'

const MAX_STEPS = 100

export function openEdits(stored: Session): SessionEdits {
  return { stored, shown: stored, queue: [], phase: 'idle', failure: null, reported: null, steps: [] }
}

export function reduceEdits(edits: SessionEdits, event: SessionEditsEvent): SessionEdits {
  switch (event.type) {
    case 'edited':
      return withChange(edits, event.key, event.change, event.undoGroup ?? null)
    case 'undone':
      return withUndo(edits, event.key, event.stepKey)
    case 'writing':
      // A retry is no success yet: refused edits count as unsaved until written.
      return { ...edits, phase: 'writing' }
    case 'written':
      return afterWrite(edits, event.before, event.after)
    case 'refused':
      return { ...edits, phase: 'failed', failure: event.reason }
    case 'reported':
      if (edits.queue.length > 0) return { ...edits, reported: event.session }
      return withShown({ ...edits, stored: newer(edits.stored, event.session) })
    case 'recalled':
      return event.steps.length === 0 ? edits : { ...edits, steps: [...event.steps, ...edits.steps].slice(-MAX_STEPS) }
    default:
      return assertNever(event)
  }
}

export function applyEdit({ action }: QueuedEdit, session: Session): Session {
  if (action.type === 'change') return action.change(session)
  return action.parts.reduceRight((current, part) => revertChange(part.before, part.after, current), session)
}

export function markOf(edits: SessionEdits, setId: SetId): SetMark {
  if (!edits.queue.some((edit) => edit.setIds.includes(setId))) return 'saved'
  return edits.failure === null ? 'saving' : 'not-saved'
}

const setsByVersion = new WeakMap<Session, ReadonlyMap<SetId, SessionSet>>()

/** A shown set by its id. */
export function shownSet({ shown }: SessionEdits, id: SetId): SessionSet | undefined {
  let sets = setsByVersion.get(shown)
  if (!sets) {
    sets = new Map(shown.exercises.flatMap((exercise) => exercise.sets.map((set) => [set.id, set])))
    setsByVersion.set(shown, sets)
  }
  return sets.get(id)
}

function withChange(edits: SessionEdits, key: number, change: Change, undoGroup: string | null): SessionEdits {
  const before = edits.shown
  const after = change(before)
  if (after === before) return edits
  const last = edits.queue.at(-1)
  const isUnderWay = edits.phase === 'writing' && edits.queue.length === 1
  if (last?.action.type === 'change' && undoGroup !== null && last.undoGroup === undoGroup && !isUnderWay) {
    const { action } = last
    const joined: QueuedEdit = {
      ...last,
      action: { type: 'change', change: (session) => change(action.change(session)) },
      setIds: union(last.setIds, changedSets(before, after)),
    }
    return withShown({
      ...edits,
      queue: [...edits.queue.slice(0, -1), joined],
      steps: mapParts(edits.steps, last.key, (part) => ({ ...part, after })),
    })
  }
  const edit: QueuedEdit = { key, action: { type: 'change', change }, setIds: changedSets(before, after), undoGroup }
  return withShown({
    ...edits,
    queue: [...edits.queue, edit],
    steps: withPart(edits.steps, undoGroup, { key, before, after }),
  })
}

function withPart(steps: readonly Step[], undoGroup: string | null, part: Part): readonly Step[] {
  const last = steps.at(-1)
  if (last && undoGroup !== null && last.undoGroup === undoGroup)
    return [...steps.slice(0, -1), { ...last, parts: [...last.parts, part] }]
  return [...steps, { key: part.key, undoGroup, parts: [part] }].slice(-MAX_STEPS)
}

function withUndo(edits: SessionEdits, key: number, stepKey: number): SessionEdits {
  const step = edits.steps.find((candidate) => candidate.key === stepKey)
  if (!step) return edits
  const setIds = step.parts.reduce<readonly SetId[]>(
    (ids, part) => union(ids, changedSets(part.before, part.after)),
    [],
  )
  const edit: QueuedEdit = { key, action: { type: 'undo', parts: step.parts }, setIds, undoGroup: null }
  return withShown({
    ...edits,
    queue: [...edits.queue, edit],
    steps: edits.steps.filter((candidate) => candidate !== step),
  })
}

/** Handles a successful write. An undo has to revert its actual effect on disk. */
function afterWrite(edits: SessionEdits, before: Session, after: Session): SessionEdits {
  const [written, ...waiting] = edits.queue
  if (!written) return edits
  const stored = reuse(edits.shown, after)
  const asWritten = (part: Part): Part => ({ ...part, before, after: stored })
  const queue = waiting.map((edit) =>
    edit.action.type === 'undo'
      ? { ...edit, action: { ...edit.action, parts: replacePart(edit.action.parts, written.key, asWritten) } }
      : edit,
  )
  const hasCaughtUp = queue.length === 0
  return withShown({
    ...edits,
    stored: hasCaughtUp && edits.reported ? newer(stored, edits.reported) : stored,
    reported: hasCaughtUp ? null : edits.reported,
    queue,
    phase: 'idle',
    failure: null,
    steps: mapParts(edits.steps, written.key, asWritten),
  })
}

function mapParts(steps: readonly Step[], key: number, change: (part: Part) => Part): readonly Step[] {
  return steps.map((step) =>
    step.parts.some((part) => part.key === key) ? { ...step, parts: replacePart(step.parts, key, change) } : step,
  )
}

function replacePart(parts: readonly Part[], key: number, change: (part: Part) => Part): readonly Part[] {
  return parts.map((part) => (part.key === key ? change(part) : part))
}

function withShown(edits: SessionEdits): SessionEdits {
  const shown = edits.queue.reduce((session, edit) => applyEdit(edit, session), edits.stored)
  return { ...edits, shown: reuse(edits.shown, shown) }
}

/** Stamps only grow on one device, so the later stamp is newer; on a tie the second. */
function newer(first: Session, second: Session): Session {
  return second.updatedAt >= first.updatedAt ? reuse(first, second) : first
}

function changedSets(before: Session, after: Session): readonly SetId[] {
  const earlier = new Map(before.exercises.flatMap(({ sets }) => sets).map((set) => [set.id, set]))
  return after.exercises.flatMap(({ sets }) => sets.filter((set) => earlier.get(set.id) !== set).map(({ id }) => id))
}

function union(left: readonly SetId[], right: readonly SetId[]): readonly SetId[] {
  return [...new Set([...left, ...right])]
}
