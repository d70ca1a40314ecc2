import type { Session } from '#contract/session.ts'
import type { WireDocument } from '#contract/sync.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import {
  allowedContents,
  isLogged,
  type Ledger,
  promisedVersions,
  type Removal,
  type SetChange,
  setsOf,
} from './ledger.ts'
import type { Document, Violation } from './violation.ts'

const TRASH_DAYS_MS = 30 * 86_400_000

/** Checks that everything shown to a person as saved exists, once, in a version that somebody left. */
export function checkPromises(
  ledger: Ledger,
  documents: readonly Document[],
  nowMs: number,
  /** `removedStays`: no server was restored, so that nothing reappears by a forgotten deletion. */
  options: { readonly removedStays: boolean },
): readonly Violation[] {
  const sessions = documents.flatMap(({ collection, document }) => (collection === 'sessions' ? [document] : []))
  const violations: Violation[] = []
  const add = (invariant: string, what: string) => violations.push({ invariant, what })
  const present = sessions.filter(({ _deleted }) => !_deleted).map((document) => document as unknown as Session)
  const bySession = new Map(present.map((session) => [session.id as string, session]))
  const everywhere = present.flatMap((session) =>
    [...setsOf(session)].map(([id, placed]) => ({ id, session, ...placed })),
  )
  for (const [id, places] of Map.groupBy(everywhere, (it) => it.id)) {
    if (places.length > 1) add('a set is there once', `${short(id)} stands in ${places.length} places`)
  }
  for (const [id, changes] of ledger.bySet()) {
    const found = everywhere.find((it) => it.id === id)
    const promised = promisedVersions(changes)
    const [first] = promised
    // Versions merged without a known past keep what only one of them removed.
    const allowed = allowedContents(options.removedStays ? changes : changes.filter(({ after }) => after !== null))
    if (found && !allowed.has(found.content)) {
      const known = changes.some(({ after }) => after === found.content)
      // What everybody who knew it removed may return from another device's version, as it was there.
      const isRemoved = known && [...allowedContents(changes)].every((content) => content === null)
      const isGone = isRemoved || [...allowed].every((content) => content === null)
      const last = changes.at(-1)
      const isTickBack = isLogged(found.content) && ![...allowed].some(isLogged) && last && !ledger.isOnlyOneIn(last)
      if (isTickBack && !isGone) continue
      const isUnticked = changes.some(({ before, after }) => before === found.content && !isLogged(after))
      // Without a known past nobody can tell a tick that was removed from one that the other side lacks.
      if (isUnticked && !ledger.isPastKnown && isLogged(found.content)) continue
      // A removal loses against another device's version, and the set returns with the value that was removed or with that one.
      const wasRemoved = changes.some(({ before, after }) => before === found.content && after === null)
      if (wasRemoved && [...allowed].some((content) => content !== null)) continue
      // For sets not lifted by anybody, parts of two versions may be combined.
      const isPlan = !isLogged(found.content) && !first
      if (!isGone && !isPlan) {
        add(
          known ? 'a set keeps its latest value' : 'nobody lifted that',
          `${short(id)} holds ${found.content}, and should hold ${[...allowed].join(' or ')}`,
        )
      } else if (isGone && last && isLogged(last.before) && options.removedStays && ledger.isOnlyOneAt(last)) {
        add('what was removed stays removed', `${short(id)} is back with ${found.content}`)
      }
    }
    if (!first) continue
    const { sessionId } = first
    const removals = ledger.removals.filter((removal) => removal.sessionId === sessionId)
    const knows = (removal: Removal) => promised.every((change) => removal.known.get(id) === change.after)
    // A version that a person has deleted for good is no part of what an undo brings back.
    const isPurged = ({ after }: SetChange) => removals.some((it) => it.act === 'purge' && it.known.get(id) === after)
    const standing = promised.filter((change) => !isPurged(change))
    const knowsStanding = (removal: Removal) => standing.every((change) => removal.known.get(id) === change.after)
    if (!found) {
      // A deleted session can reappear from another device's version, without what only the deleting one had.
      const place = bySession.has(sessionId) ? 'is in its session no more' : `: the session ${short(sessionId)} is gone`
      if (!isPurgeExcused(removals, knows, nowMs))
        add('no logged set is lost', `${short(id)} (${first.after}) ${place}`)
    } else if (found.session.binnedAt !== '' && !removals.some((it) => it.act === 'trash' && knowsStanding(it))) {
      add(
        'what is logged is not in the trash',
        `${short(id)} (${first.after}) is in the trash by nobody who knew of it`,
      )
    }
    const exercises = ledger.exercisesOf(id)
    if (found && !exercises.has(found.exerciseId)) {
      add(
        'a logged set stays with its exercise',
        `${short(id)} is one of ${found.exerciseId}, not of ${[...exercises].join(', ')}`,
      )
    }
  }
  for (const [key, same] of Map.groupBy(
    everywhere.filter(({ set }) => set.completedAt),
    twinKey,
  )) {
    if (same.length > 1)
      add('no set is doubled', `${key} stands in ${same.map(({ session }) => short(session.id)).join(' and ')}`)
  }
  return violations
}

const twinKey = ({ content, exerciseId }: { readonly content: string; readonly exerciseId: string }) =>
  `${exerciseId} ${content}`

/** Deleted by somebody who knew all of it and without a contradicting restore, or after its days in the trash. */
function isPurgeExcused(removals: readonly Removal[], knows: (removal: Removal) => boolean, nowMs: number): boolean {
  const isRestored = (binnedAt: string) =>
    removals.some(({ act, isSafe, binnedAtBefore }) => act === 'restore' && isSafe && binnedAtBefore === binnedAt)
  const byHand = removals.some((it) => it.act === 'purge' && knows(it) && !isRestored(it.binnedAtBefore))
  const byTime = removals.some(
    (it) => it.act === 'trash' && knows(it) && nowMs - it.atMs >= TRASH_DAYS_MS && !isRestored(it.binnedAtAfter),
  )
  return byHand || byTime
}

/** The difference of two replicas; null if equal. Deleted documents only have to be deleted in both. */
export function differenceOf(left: readonly Document[], right: readonly Document[]): string | null {
  const [here, there] = [living(left), living(right)]
  for (const [key, document] of here) {
    const other = there.get(key)
    if (!other) return `${key} is only on one side`
    if (!sameContent(document, other)) return `${key} differs in ${fieldsOf(document, other).join(', ')}`
  }
  const missing = [...there.keys()].find((key) => !here.has(key))
  return missing === undefined ? null : `${missing} is only on the other side`
}

function living(documents: readonly Document[]): ReadonlyMap<string, WireDocument> {
  const there = documents.filter(({ document }) => !document._deleted)
  return new Map(there.map(({ collection, document }) => [`${collection}/${document.id}`, document]))
}

function fieldsOf(left: WireDocument, right: WireDocument): readonly string[] {
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].filter(
    (key) => !sameContent(left[key], right[key]),
  )
}

/** Enough of an id to identify it in a story. */
export const short = (id: string): string => id.slice(-6)
