import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import type { Plant } from './plants.ts'

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
