import type { Session } from '#contract/session.ts'
import { removedMembers } from '#domain/import/brought-parts.ts'
import type { ImportFormat } from '#domain/import/imported.ts'
import type { Database } from '../documents.ts'
import { importStampAfter } from './import-clock.ts'
import { broughtBy, decider, documentsOf, type Incoming, planCollection, readCurrent, stampsOf } from './plan-import.ts'
import type { SafetyDatabase } from './safety-database.ts'

/** The effect of an import on sets of workouts that exist already. */
export type ForeseenSets = {
  /** Sets of the file that those workouts lack, and will get. */
  readonly added: number
  /** Sets that an earlier import brought and the person removed: they stay removed. */
  readonly removed: number
}

export async function foreseeSets(
  db: Database,
  safety: SafetyDatabase,
  { format, incoming }: { readonly format: ImportFormat; readonly incoming: Incoming },
): Promise<ForeseenSets> {
  const [records, snapshots, current] = await Promise.all([
    safety.imports(),
    safety.snapshots(),
    readCurrent(db, 'sessions', incoming),
  ])
  const brought = broughtBy(records, snapshots)
  const decide = decider(format, { records, brought }, importStampAfter(stampsOf(records)))
  const sessions = documentsOf(incoming, 'sessions').filter(({ id }) => current.has(id))
  const steps = planCollection(sessions, current, decide)
  let [added, removed] = [0, 0]
  for (const session of sessions) {
    const there = current.get(session.id)
    const step = steps.get(session.id)
    if (!there || !step || step.kind === 'trashed') continue
    const setsBefore = setIdsOf(there)
    if (step.kind === 'change') added += [...setIdsOf(step.after)].filter((id) => !setsBefore.has(id)).length
    const after = step.kind === 'change' ? setIdsOf(step.after) : setsBefore
    const gone = removedMembers(session, there, brought.get(session.id))
    removed += [...setIdsOf(session)].filter((id) => gone.has(id) && !after.has(id)).length
  }
  return { added, removed }
}

function setIdsOf(document: object): ReadonlySet<string> {
  if (!('exercises' in document) || !('newestFirst' in document)) return new Set()
  // Only sessions have both fields.
  const { exercises } = document as Pick<Session, 'exercises'>
  return new Set(exercises.flatMap(({ sets }) => sets.map(({ id }) => id)))
}
