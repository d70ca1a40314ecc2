import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import type { Plant } from './replacement.ts'

/**
 * Places in the code that stories have to reach, each by what is put there to count it. `reached` is a global of the
 * process that plays: realms take over what the language has.
 */
export const PLACES = {
  'a push stays packed': [
    {
      file: 'workers/outbox.ts',
      find: 'const [first] = added',
      put: "const [first] = added\n    if (first && packed) globalThis.reached?.('a push stays packed')",
    },
  ],
  'a pushed slice is an ancestor': [
    {
      file: 'workers/master-slices.ts',
      find: 'const slice = await this.#database.masterSlices.get(key)',
      put: `const slice = await this.#database.masterSlices.get(key)
      if (key.startsWith(masterSlicePrefixes(collection).pushed)) globalThis.reached?.('a pushed slice is an ancestor')`,
    },
  ],
  'a head is older than the record': [
    {
      file: 'server/sync/heads.ts',
      find: 'if (epoch !== position.epoch || known?.mark !== mark) throw unknownPast()',
      put: `if (epoch === position.epoch && !known && seq < (position.earlier[0]?.seq ?? 0)) globalThis.reached?.('a head is older than the record')
  if (epoch !== position.epoch || known?.mark !== mark) throw unknownPast()`,
    },
  ],
  'another tab is heard by the own channel': [
    {
      file: 'src/storage/rxdb/tab-channel.ts',
      find: "if (type === 'message')",
      put: "if (type === 'message') globalThis.reached?.('another tab is heard by the own channel')\n    if (type === 'message')",
    },
  ],
  'a write is too large for its events': [
    {
      file: 'src/storage/rxdb/large-writes.ts',
      find: 'const checkpoint: LargeCheckpoint = {',
      put: "globalThis.reached?.('a write is too large for its events')\n  const checkpoint: LargeCheckpoint = {",
    },
  ],
  'a worker leads again': [
    {
      file: 'workers/outbox.ts',
      find: 'await this.#database.lead(token)',
      put: "await this.#database.lead(token)\n    if (this.changes.total > 0) globalThis.reached?.('a worker leads again')",
    },
  ],
  'a worker has lost the lead': [
    {
      file: 'workers/outbox-database.ts',
      find: "if (leader?.name === 'leader' && leader.token !== this.#token) throw",
      put: `if (leader?.name === 'leader' && leader.token !== this.#token) globalThis.reached?.('a worker has lost the lead')
    if (leader?.name === 'leader' && leader.token !== this.#token) throw`,
    },
  ],
  'a new account gets the units of its region': [
    {
      file: 'src/platform/account/begin-in-region.ts',
      find: 'const usual = regionalDefaults(clues)',
      put: "const usual = regionalDefaults(clues)\n  globalThis.reached?.('a new account gets the units of its region')",
    },
  ],
  'a set is ticked on a still': [
    {
      file: 'src/app/still/tick-sets.ts',
      find: 'await log.add({',
      put: "globalThis.reached?.('a set is ticked on a still')\n      await log.add({",
    },
  ],
  'a page died before its tick was written': [
    {
      file: 'simulate/tap-witness.ts',
      find: 'if (!isWritten) pending.versions',
      put: `if (!device.isRunning) globalThis.reached?.('a page died before its tick was written')
        if (!isWritten) pending.versions`,
    },
  ],
  'a tick is written': [
    {
      file: 'src/domain/session/tapped-set.ts',
      find: 'return completed(session, tap, valuesFor(place.set, tap))',
      put: "globalThis.reached?.('a tick is written')\n    return completed(session, tap, valuesFor(place.set, tap))",
    },
  ],
  'a tick meets figures that are newer': [
    {
      file: 'src/domain/session/tapped-set.ts',
      find: 'if (!seen || stored.updatedAt <= seen.set.updatedAt) return values',
      put: `if (!seen || stored.updatedAt <= seen.set.updatedAt) return values
  globalThis.reached?.('a tick meets figures that are newer')`,
    },
  ],
  'a tick meets a set that is done': [
    {
      file: 'src/domain/session/tapped-set.ts',
      find: 'if (place.set.completedAt !== null) return session',
      put: `if (place.set.completedAt !== null) globalThis.reached?.('a tick meets a set that is done')
    if (place.set.completedAt !== null) return session`,
    },
  ],
  'a tick puts back a set that was removed': [
    {
      file: 'src/domain/session/tapped-set.ts',
      find: 'return seen && putBack(session, tap, seen)',
      put: "globalThis.reached?.('a tick puts back a set that was removed')\n  return seen && putBack(session, tap, seen)",
    },
  ],
  'an older app is refused newer documents': [
    {
      file: 'server/routes/sync/sync.ts',
      find: "throw new Problem(409, 'CLIENT_OUTDATED'",
      put: "globalThis.reached?.('an older app is refused newer documents')\n  throw new Problem(409, 'CLIENT_OUTDATED'",
    },
  ],
  'a push of an older app is taken': [
    {
      file: 'server/sync/push.ts',
      find: 'const settle = schemaVersion < versions.current ? settleByMerging : undefined',
      put: `if (schemaVersion < versions.current) globalThis.reached?.('a push of an older app is taken')
  const settle = schemaVersion < versions.current ? settleByMerging : undefined`,
    },
  ],
  'a conflict is merged for an older app': [
    {
      file: 'server/sync/push.ts',
      find: 'return mergeDocuments<Mergeable>(',
      put: "globalThis.reached?.('a conflict is merged for an older app')\n  return mergeDocuments<Mergeable>(",
    },
  ],
  'a newer app waits for its server': [
    {
      file: 'server/sync/push.ts',
      find: "throw new Problem(503, 'SERVER_OUTDATED'",
      put: "globalThis.reached?.('a newer app waits for its server')\n  throw new Problem(503, 'SERVER_OUTDATED'",
    },
  ],
  'a device brings its documents to a newer version': [
    {
      file: 'src/storage/rxdb/rx-database.ts',
      find: 'await loadMigration()',
      put: "globalThis.reached?.('a device brings its documents to a newer version')\n      await loadMigration()",
    },
  ],
  ...Object.fromEntries(COLLECTION_NAMES.map((name) => [`a change of ${name} is noted`, noted(name)])),
} satisfies Readonly<Record<string, Plant>>

function noted(collection: CollectionName): Plant {
  const find = 'if (noted.length === 0) return'
  const put = `${find}\n    if (collection === '${collection}') globalThis.reached?.('a change of ${collection} is noted')`
  return [{ file: 'workers/outbox.ts', find, put }]
}

/** How often each place was reached, once it is counted. */
export type Reached = Readonly<Record<string, number>>

const counts = new Map<string, number>(Object.keys(PLACES).map((name) => [name, 0]))

/** Call it before any program is compiled or imported. */
export function countPlaces(): void {
  Object.assign(globalThis, { reached: (place: string) => counts.set(place, (counts.get(place) ?? 0) + 1) })
}

export function reachedSoFar(): Reached {
  return Object.fromEntries(counts)
}
