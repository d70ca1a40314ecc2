import type { MergeChoice } from '#contract/outbox.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { DocumentLedger } from './document-ledger.ts'
import type { Deed, DeedAct } from './realm/deeds.ts'

/** A lifted set as text: two sets of the same content are the same to a person. Null: the set does not exist. */
export type Content = string | null

export type SetChange = {
  readonly order: number
  readonly atMs: number
  readonly device: string
  readonly sessionId: string
  readonly setId: string
  readonly before: Content
  readonly after: Content
  /** Whether `after` is a completed set. */
  readonly isLogged: boolean
  readonly exerciseId: string
  /** The place of that exercise in the session. */
  readonly entryId: string
  /** Whether it came from a file or another person's session: elsewhere, people change the same set without knowing of it. */
  readonly isCopy?: boolean
  /** Whether the person was shown that it is saved. Otherwise it may exist or not. */
  isSafe: boolean
}

/** A session trashed, restored or permanently deleted by a person. */
export type Removal = {
  readonly order: number
  readonly atMs: number
  readonly device: string
  readonly act: Extract<DeedAct, 'trash' | 'restore' | 'purge'>
  readonly sessionId: string
  /** The person's view at the time, by set id. */
  readonly known: ReadonlyMap<string, Content>
  readonly binnedAtBefore: string
  readonly binnedAtAfter: string
  isSafe: boolean
}

/** The content of a set that belongs together. */
export function contentOf(set: SessionSet): string {
  const { weight, reps, seconds, distance, rpe, rir, completedAt } = set
  const load = weight === null ? '-' : `${weight.value}${weight.unit}`
  const rest = [seconds, distance && `${distance.value}${distance.unit}`, rpe, rir].filter((value) => value !== null)
  return `${load}×${reps ?? '-'}${rest.length > 0 ? ` ${rest.join(' ')}` : ''}${completedAt ? ` done ${completedAt}` : ''}`
}

export const isLogged = (content: Content): boolean => content?.includes(' done ') ?? false

/** A change of a session's exercise, or of its sets. */
type Touch = { readonly device: string; readonly sessionId: string; readonly entryId: string }

/** A device's sessions, and the choices of its merges, whose other values are shown beside their sets. */
type Seen = {
  readonly sessions: readonly Session[]
  readonly choices: readonly Pick<MergeChoice, 'path' | 'kept' | 'dropped'>[]
}

export type PlacedSet = {
  readonly set: SessionSet
  readonly content: string
  readonly exerciseId: string
  readonly entryId: string
}

export function setsOf(session: Session | null): ReadonlyMap<string, PlacedSet> {
  const placed = (session?.exercises ?? []).flatMap(({ id, exerciseId, sets }) =>
    sets.map((set): [string, PlacedSet] => [set.id, { set, content: contentOf(set), exerciseId, entryId: id }]),
  )
  return new Map(placed)
}

/** Everything shown to one person as saved, stored independently of the tested code. */
export class Ledger {
  readonly changes: SetChange[] = []
  readonly removals: Removal[] = []
  /** Of everything but sessions. */
  readonly documents = new DocumentLedger()
  /** False once a server was restored, or a guest was merged: versions without a known past keep a tick. */
  isPastKnown = true
  /** False once versions were merged without an ancestor: then nobody can tell a removal from what never arrived. */
  removedStays = true
  readonly #touches: Touch[] = []
  readonly #exercises = new Map<string, Set<string>>()
  #order = 0

  /** A server was restored, or a device has missed more commits than are recorded: it merges without ancestors. */
  forgetPast(): void {
    this.isPastKnown = false
    this.removedStays = false
  }

  /** The order number of the next write. */
  nextOrder(): number {
    this.#order += 1
    return this.#order
  }

  /** Removes the record at this number: a more precise one follows. */
  retract(order: number): void {
    const isOther = (it: { readonly order: number }) => it.order !== order
    this.changes.splice(0, Number.POSITIVE_INFINITY, ...this.changes.filter(isOther))
    this.removals.splice(0, Number.POSITIVE_INFINITY, ...this.removals.filter(isOther))
    this.documents.retract(order)
  }

  /** Records a person's action; `isSafe`: they were told that it is saved. */
  note(order: number, device: string, atMs: number, deed: Deed, isSafe: boolean): void {
    if (deed.act === 'document') {
      this.documents.note(order, deed, isSafe)
      return
    }
    const { id, act, before, after } = deed
    const common = { order, atMs, device, sessionId: id, isSafe }
    if (act === 'trash' || act === 'restore' || act === 'purge') {
      const known = new Map([...setsOf(before)].map(([setId, { content }]) => [setId, content]))
      const [binnedAtBefore, binnedAtAfter] = [before?.binnedAt ?? '', after?.binnedAt ?? '']
      this.removals.push({ ...common, act, known, binnedAtBefore, binnedAtAfter })
      return
    }
    this.#noteTouches(device, before, after)
    const [earlier, later] = [setsOf(before), setsOf(after)]
    for (const setId of new Set([...earlier.keys(), ...later.keys()])) {
      const [from, to] = [earlier.get(setId), later.get(setId)]
      if (to) this.#exercises.set(setId, (this.#exercises.get(setId) ?? new Set()).add(to.exerciseId))
      if (from?.content === to?.content) continue
      this.changes.push({
        ...common,
        setId,
        before: from?.content ?? null,
        after: to?.content ?? null,
        isCopy: act === 'edit' && before === null,
        isLogged: isLogged(to?.content ?? null),
        exerciseId: (to ?? from)?.exerciseId ?? '',
        entryId: (to ?? from)?.entryId ?? '',
      })
    }
  }

  /** Turns the records at these numbers into promises. */
  promise(orders: readonly number[]): void {
    for (const noted of [...this.changes, ...this.removals]) if (orders.includes(noted.order)) noted.isSafe = true
    this.documents.promise(orders)
  }

  /** Releases promises whose only copy was destroyed by the person or the browser. */
  forgive(isExcused: (change: SetChange) => boolean): void {
    for (const change of this.changes) if (change.isSafe && isExcused(change)) change.isSafe = false
  }

  /**
   * Records a device's current versions of its own sets. If one has somebody else's value instead, a merge has chosen:
   * from then on, changing that value changes both. So it is where the other value is shown beside the set. Returns the
   * sets that reverted to an earlier value, which must never happen.
   */
  observe(device: string, atMs: number, { sessions, choices }: Seen): readonly string[] {
    const wentBack: string[] = []
    const own = Map.groupBy(this.changes, ({ setId }) => setId)
    const chosen = Map.groupBy(choices, ({ path }) => path.at(-1) ?? '')
    for (const session of sessions) {
      for (const [setId, placed] of setsOf(session)) {
        const { content } = placed
        const changes = own.get(setId) ?? []
        const noteMerge = (before: Content) => this.#noteMerge(atMs, session.id, placed, before)
        for (const other of othersShown(placed, chosen.get(setId) ?? [])) {
          const isStanding = (one: SetChange) => one.isSafe && one.after === other && !isSuperseded(one, changes, false)
          if (changes.some(isStanding)) noteMerge(other)
        }
        const last = changes.findLast((change) => change.device === device)
        if (!last?.isSafe || last.after === null || last.after === content) continue
        if (changes.some((change) => change.order > last.order && change.before === last.after)) continue
        if (isAncestor(content, last, changes)) {
          if (isLogged(content) && !last.isLogged && !this.isOnlyOneIn(last)) continue
          // Without a known past nobody can tell figures that were taken back from those that the other side lacks.
          if (!this.isPastKnown && !last.isLogged && !isLogged(content)) continue
          wentBack.push(`${setId} ${last.after} → ${content}`)
          continue
        }
        if (changes.some(({ after }) => after === content)) noteMerge(last.after)
      }
    }
    return wentBack
  }

  #noteMerge(atMs: number, sessionId: string, { set, content, exerciseId, entryId }: PlacedSet, before: Content): void {
    const place = { setId: set.id, sessionId, exerciseId, entryId }
    const merged = { before, after: content, isLogged: isLogged(content), isSafe: true }
    this.changes.push({ order: this.nextOrder(), atMs, device: 'merge', ...place, ...merged })
  }

  /** Every exercise under which a person had a set after an action. */
  exercisesOf(setId: string): ReadonlySet<string> {
    return this.#exercises.get(setId) ?? new Set()
  }

  /** Whether only this device ever changed that exercise of a session: then nothing restores its sets. */
  isOnlyOneAt({ device, entryId }: SetChange): boolean {
    return !this.#touches.some((touch) => touch.entryId === entryId && touch.device !== device)
  }

  /**
   * Whether only this device ever changed that session. Otherwise an unchecked tick may return: its version may have
   * reached the server without a response, and another device built on it.
   */
  isOnlyOneIn({ device, sessionId }: SetChange): boolean {
    return this.isPastKnown && !this.#touches.some((touch) => touch.sessionId === sessionId && touch.device !== device)
  }

  #noteTouches(device: string, before: Session | null, after: Session | null): void {
    const earlier = new Map((before?.exercises ?? []).map((exercise) => [exercise.id, exercise]))
    for (const exercise of after?.exercises ?? []) {
      const past = earlier.get(exercise.id)
      earlier.delete(exercise.id)
      if (past && sameContent(past, exercise)) continue
      this.#touches.push({ device, sessionId: after?.id ?? '', entryId: exercise.id })
    }
    for (const { id } of earlier.values()) this.#touches.push({ device, sessionId: before?.id ?? '', entryId: id })
  }

  bySet(): ReadonlyMap<string, readonly SetChange[]> {
    return Map.groupBy(this.changes, ({ setId }) => setId)
  }
}

/** The logged values that merges dropped for the one that the set has: a person sees them beside it. */
function othersShown({ set, content }: PlacedSet, choices: Seen['choices']): readonly string[] {
  return choices.flatMap(({ kept, dropped }) => {
    const other = contentOf({ ...set, ...dropped })
    return contentOf({ ...set, ...kept }) === content && other !== content && isLogged(other) ? [other] : []
  })
}

/** The allowed final values of a set: those not changed by anybody who knew them. */
export function allowedContents(changes: readonly SetChange[]): ReadonlySet<Content> {
  return new Set(changes.filter((change) => !isSuperseded(change, changes, true)).map(({ after }) => after))
}

/** The logged versions of a set that must not be lost: shown as safe, and certainly not changed since. */
export function promisedVersions(changes: readonly SetChange[]): readonly SetChange[] {
  return changes.filter((change) => change.isSafe && change.isLogged && !isSuperseded(change, changes, false))
}

/** Whether the person changed that content into this one, and nobody has entered it since. */
function isAncestor(content: Content, change: SetChange, changes: readonly SetChange[]): boolean {
  const entered = changes.findLast((one) => one.after === content)
  const seen = new Set<Content>()
  for (let child = change; child.before !== null && !seen.has(child.before); ) {
    const { before, order } = child
    seen.add(before)
    const parent = changes.findLast((one) => one.order < order && one.after === before)
    if (before === content) return entered === undefined || entered === parent
    if (!parent) return false
    child = parent
  }
  return false
}

function isSuperseded(change: SetChange, changes: readonly SetChange[], bySafeOnly: boolean): boolean {
  // Whoever changed an equal version on another device may not have known that it was imported here.
  const knows = (later: SetChange) => !change.isCopy || later.device === change.device
  return changes.some(
    (later) =>
      later.order > change.order && later.before === change.after && (bySafeOnly ? later.isSafe && knows(later) : true),
  )
}
