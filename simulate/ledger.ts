import type { Session, SessionSet } from '#contract/session.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import type { Deed, DeedAct } from './realm/actions.ts'

/** What was lifted, as text: two sets of the same content are the same to a person. Null: the set is not there. */
export type Content = string | null

/** One change of one set by a person. */
export type SetChange = {
  readonly order: number
  readonly atMs: number
  readonly device: string
  readonly sessionId: string
  readonly setId: string
  readonly before: Content
  readonly after: Content
  /** Whether `after` says that the set was done. */
  readonly isLogged: boolean
  readonly exerciseId: string
  /** The place of that exercise in the session. */
  readonly entryId: string
  /** Whether the person was shown that it is saved. What was not may be there or not. */
  isSafe: boolean
}

/** A session put into the bin, taken out of it or deleted for good by a person. */
export type Removal = {
  readonly order: number
  readonly atMs: number
  readonly device: string
  readonly act: Extract<DeedAct, 'bin' | 'restore' | 'purge'>
  readonly sessionId: string
  /** What the person had before their eyes, by set id. */
  readonly known: ReadonlyMap<string, Content>
  readonly binnedAtBefore: string
  readonly binnedAtAfter: string
  isSafe: boolean
}

/** What a set holds that belongs together. */
export function contentOf(set: SessionSet): string {
  const { weight, reps, seconds, distance, rpe, rir, completedAt } = set
  const load = weight === null ? '-' : `${weight.value}${weight.unit}`
  const rest = [seconds, distance && `${distance.value}${distance.unit}`, rpe, rir].filter((value) => value !== null)
  return `${load}×${reps ?? '-'}${rest.length > 0 ? ` ${rest.join(' ')}` : ''}${completedAt ? ` done ${completedAt}` : ''}`
}

export const isLogged = (content: Content): boolean => content?.includes(' done ') ?? false

/** Somebody changed an exercise of a session, or a set of it. */
type Touch = { readonly device: string; readonly sessionId: string; readonly entryId: string }

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

/** All that was shown to one person as saved, kept outside of everything that is tested. */
export class Ledger {
  readonly changes: SetChange[] = []
  readonly removals: Removal[] = []
  /** False once a server was put back from a copy, or a guest was taken along: where versions meet without a known past, a tick stays. */
  isPastKnown = true
  readonly #touches: Touch[] = []
  readonly #exercises = new Map<string, Set<string>>()
  #order = 0

  /** The place of what is about to be written among all that is. */
  nextOrder(): number {
    this.#order += 1
    return this.#order
  }

  /** Takes back what was noted at this place: what was written there is known better now. */
  retract(order: number): void {
    const isOther = (it: { readonly order: number }) => it.order !== order
    this.changes.splice(0, Number.POSITIVE_INFINITY, ...this.changes.filter(isOther))
    this.removals.splice(0, Number.POSITIVE_INFINITY, ...this.removals.filter(isOther))
  }

  /** Notes what a person did; `isSafe`: they were told that it is saved. */
  note(order: number, device: string, atMs: number, { id, act, before, after }: Deed, isSafe: boolean): void {
    const common = { order, atMs, device, sessionId: id, isSafe }
    if (act === 'bin' || act === 'restore' || act === 'purge') {
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
        isLogged: isLogged(to?.content ?? null),
        exerciseId: (to ?? from)?.exerciseId ?? '',
        entryId: (to ?? from)?.entryId ?? '',
      })
    }
  }

  /** What was noted at these places is a promise from now on. */
  promise(orders: readonly number[]): void {
    for (const noted of [...this.changes, ...this.removals]) if (orders.includes(noted.order)) noted.isSafe = true
  }

  /** What was done since is no promise any more: the only copy is gone, by what the person did or the browser. */
  forgive(isExcused: (change: SetChange) => boolean): void {
    for (const change of this.changes) if (change.isSafe && isExcused(change)) change.isSafe = false
  }

  /**
   * Notes what a device has of its own sets now. Where it has somebody else's value in the place of one that was entered
   * there, a merge has chosen: from then on whoever changes that value changes both. Answers the sets for which it has a
   * value of before instead: nothing may lead back there.
   */
  observe(device: string, atMs: number, sessions: readonly Session[]): readonly string[] {
    const wentBack: string[] = []
    const own = Map.groupBy(this.changes, ({ setId }) => setId)
    for (const session of sessions) {
      for (const [setId, { content, exerciseId, entryId }] of setsOf(session)) {
        const changes = own.get(setId) ?? []
        const last = changes.findLast((change) => change.device === device)
        if (!last?.isSafe || last.after === null || last.after === content) continue
        if (changes.some((change) => change.order > last.order && change.before === last.after)) continue
        if (isAncestor(content, last, changes)) {
          if (isLogged(content) && !last.isLogged && !this.isOnlyOneIn(last)) continue
          wentBack.push(`${setId} ${last.after} → ${content}`)
          continue
        }
        if (!changes.some(({ after }) => after === content)) continue
        const merged = { before: last.after, after: content, isLogged: isLogged(content), isSafe: true }
        const place = { setId, sessionId: session.id, exerciseId, entryId }
        this.changes.push({ order: this.nextOrder(), atMs, device: 'merge', ...place, ...merged })
      }
    }
    return wentBack
  }

  /** Every exercise that somebody had a set under after they did something. */
  exercisesOf(setId: string): ReadonlySet<string> {
    return this.#exercises.get(setId) ?? new Set()
  }

  /** Whether nobody but this device ever changed that exercise of a session: then nothing brings its sets back. */
  isOnlyOneAt({ device, entryId }: SetChange): boolean {
    return !this.#touches.some((touch) => touch.entryId === entryId && touch.device !== device)
  }

  /**
   * Whether nobody but this device ever changed that session. Where somebody has, a tick that was taken back may return:
   * its version can have reached the server without an answer, and the other device built on it.
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

/** The values that a set may have at the end: those that nobody changed who knew of them. */
export function allowedContents(changes: readonly SetChange[]): ReadonlySet<Content> {
  return new Set(changes.filter((change) => !isSuperseded(change, changes, true)).map(({ after }) => after))
}

/** The logged versions of a set that must not be lost: shown as safe, and changed by nobody since, not even perhaps. */
export function promisedVersions(changes: readonly SetChange[]): readonly SetChange[] {
  return changes.filter((change) => change.isSafe && change.isLogged && !isSuperseded(change, changes, false))
}

/** Whether that content is one that the person changed into this one, and nobody has entered since. */
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
  return changes.some(
    (later) => later.order > change.order && later.before === change.after && (later.isSafe || !bySafeOnly),
  )
}
