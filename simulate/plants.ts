import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { PLANTS_OF_STARTS } from './plants-of-starts.ts'
import type { Plant, Replacement } from './replacement.ts'

/**
 * Faults to plant in the code, to verify that the simulator finds them. Each replaces a part of one file while loading;
 * the file itself stays. A missing part is an error: the plant has to be updated.
 */
export const PLANTS: Readonly<Record<string, Plant>> = {
  ...PLANTS_OF_STARTS,
  // The server's version of a refused document counts as sent: the next pull overwrites it.
  'refused-is-overwritten': [
    {
      file: 'workers/outbox.ts',
      find: "await this.#database.entries.put({ ...latest, state: 'refused', issues })",
      put: `await this.#database.entries.put({ ...latest, state: 'refused', issues })
            await this.#database.masters.put(masterVersion(entry.collection, entry.document))`,
    },
  ],
  // A restored server accepts changes based on lost commits.
  'no-409-after-restore': [
    {
      file: 'server/sync/heads.ts',
      find: 'if (named === undefined) return',
      put: 'if (named === undefined || position.seq >= 0) return',
    },
  ],
  // After a restore, the old ancestors stay.
  'ancestors-outlive-the-epoch': [
    {
      file: 'workers/outbox.ts',
      find: "await this.#database.masters.where('collection').anyOf(names).delete()",
      put: '',
    },
  ],
  // A deletion wins against a side that edited or restored it.
  'deletion-wins': [
    {
      file: 'src/domain/merge/removal.ts',
      find: 'if (base && !base._deleted && sameContent(unstamped(base), unstamped(alive))) return tombstone',
      put: 'return tombstone',
    },
  ],
  // A device purges a document that another one restored without having pulled that.
  'purge-without-a-pull': [
    {
      file: 'src/app/tidy-up.ts',
      find: 'const serverMs = await completePull({ current: pullNews, subscribe: subscribeToStatus }, ended)',
      put: 'const serverMs = Date.now()',
    },
  ],
  // Resolves before the write, which a later one overwrites.
  'acknowledged-before-the-write': [
    {
      file: 'tests/support/memory-sync-store.ts',
      find: 'people.set(userId, afterChange(before, shelf, decided))',
      put: 'setTimeout(() => people.set(userId, afterChange(before, shelf, decided)), 500)',
    },
  ],
  // Two pushes of one person read before either has written.
  'lock-not-taken': [
    {
      file: 'tests/support/memory-sync-store.ts',
      find: 'inTurn(shelf.userId, () => transact(shelf, assumed, decide))',
      put: 'transact(shelf, assumed, decide)',
    },
  ],
  // The checkpoint is the present, not the last row of the page.
  'checkpoint-by-time': [
    {
      file: 'server/sync/pull.ts',
      find: 'const end = page.documents.at(-1)?.seq ?? position.seq',
      put: 'const end = (await store.position(userId)).seq',
    },
  ],
  // A tick says 'on the server' by a version's stamp, which a merge can give to another one.
  'receipt-by-stamp': [
    {
      file: 'workers/wire.ts',
      find: '[set.id, contentHash(set)]',
      put: "[set.id, 'updatedAt' in set && set.updatedAt]",
    },
    { file: 'simulate/witness.ts', find: 'receipt === contentHash(set)', put: 'receipt === set.updatedAt' },
  ],
  // Undoing an import includes later changes and existing data.
  'import-takes-all-back': [
    {
      file: 'src/storage/safety/take-back-import.ts',
      find: "        if (!isOwn(current) || isOthers(known.get(id), isOwn)) return 'leave'\n",
      put: '',
    },
  ],
  // A push's response confirms whatever is recorded by then.
  'settled-without-looking': [
    {
      file: 'workers/outbox.ts',
      find: 'if (sameVersion(latest.document, isAsSent ? document : known))',
      put: 'if (true)',
    },
  ],
  // Two versions are not merged: the server's wins.
  'the-server-wins': [
    {
      file: 'workers/join-masters.ts',
      find: 'const { version, choices } = mergeInOrder(known.get(master.id), master, inDoubt.get(master.id), ours)',
      put: 'const choices: never[] = []; const version = master',
    },
  ],
  // An edit ignores concurrent writes.
  'edit-of-a-stale-version': [
    {
      file: 'src/storage/commands.ts',
      find: 'if (!sameContent(current, edit.before)) edit = planEdit(collection, current, change)',
      put: '',
    },
  ],
  // A page requested before a push's response reverts the push's version.
  'overtaken-page': [
    {
      file: 'workers/fetch-loop.ts',
      find: ' || exchange.isOvertaken(name, ids, asked.moment, upTo)',
      put: '',
    },
  ],
  // An own push counts as everything the server has, whoever pushed in between.
  'own-push-hides-others': [
    {
      file: 'workers/send-loop.ts',
      find: 'if (passed && this.#fetching.seen.isAt(collection, passed.before)) {',
      put: 'if (passed) {',
    },
    {
      file: 'workers/seen-states.ts',
      find: 'if (seen === before) this.#seen.set(name, head)',
      put: 'this.#seen.set(name, head)',
    },
  ],
  // A version without a response counts as somebody else's when it returns.
  'doubt-forgotten': [
    {
      file: 'workers/outbox.ts',
      find: 'if (entries[index]?.sent.includes(versionHash(version))) ancestors.set(version.id, version)',
      put: '',
    },
  ],
  // A push that is interrupted leaves no doubt behind.
  'doubt-not-kept': [
    {
      file: 'workers/outbox.ts',
      find: 'await this.facts.putSending({ ...(await this.facts.sending()), ...Object.fromEntries(hashes) })',
      put: '',
    },
  ],
  // A device that fetched everything at once knows no ancestor of any of it.
  'slices-are-no-ancestors': [
    {
      file: 'workers/master-slices.ts',
      find: 'if (ids.length === 0) return new Map()',
      put: 'if (ids.length >= 0) return new Map()',
    },
  ],
  // A tick says 'on the server' as soon as the set is being sent.
  'receipt-before-the-answer': [
    {
      file: 'workers/send-loop.ts',
      find: 'return { ...batch, body }',
      put: `await this.#exchange.giveReceipts(collection, rows.map(({ entry }) => entry.document))
        return { ...batch, body }`,
    },
  ],
  // A returning account is fetched from its old checkpoint.
  'marks-outlive-documents': [
    {
      file: 'workers/replication.ts',
      find: 'if (known === token) return',
      put: 'if (known !== undefined) return',
    },
  ],
  // A read that the disk failed is waited for.
  'failed-read-is-waited-for': [
    {
      file: 'src/storage/rxdb/direct-access.ts',
      find: 'return orFailed(dexieDb, () => query(prepared))',
      put: 'return query(prepared)',
    },
  ],
  // A thawed leader continues writing.
  'any-worker-writes': [
    {
      file: 'workers/outbox-database.ts',
      find: "if (leader?.name === 'leader' && leader.token !== this.#token) throw new Superseded('another worker leads')",
      put: '',
    },
  ],
  // The server stores what a deleted account sends.
  'deleted-account-goes-on': [
    {
      file: 'server/stores/account-status.ts',
      find: '      throw accountDeleted()',
      put: '      return',
    },
  ],
  // The database writes a change over one that it has not seen.
  'database-writes-unseen': [
    {
      file: 'server/stores/changes.ts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one there
      find: 'AND seq = ${seen.seq}::bigint AND commits = ${seen.commits} AND bytes = ${seen.bytes}::bigint',
      put: '',
    },
  ],
}

let planted: Plant = []

/** Throws for a name that no plant has. */
export function plantNamed(name: string): Plant {
  const found = PLANTS[name]
  if (!found) throw new Error(`no plant is called ${name}; there are ${Object.keys(PLANTS).join(', ')}`)
  return found
}

/** Call it before importing any code with these replacements. */
export function plant(replacements: Plant): void {
  planted = replacements
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context)
      if (!url.startsWith('file:') || !isPlanted(fileURLToPath(url))) return loaded
      return { ...loaded, source: sourceWithPlant(fileURLToPath(url), String(loaded.source)) }
    },
  })
}

/** The source of a file with its plant applied. */
export function sourceWithPlant(path: string, source: string): string {
  return planted.filter(({ file }) => path.endsWith(`/${file}`)).reduce(replaceOnce, source)
}

const isPlanted = (path: string) => planted.some(({ file }) => path.endsWith(`/${file}`))

function replaceOnce(source: string, { file, find, put }: Replacement): string {
  if (source.split(find).length !== 2) throw new Error(`${file} holds what is to be replaced not once: ${find}`)
  return source.replace(find, () => put)
}
