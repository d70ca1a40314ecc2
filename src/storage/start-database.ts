import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { withResolvers } from '#shared/with-resolvers.ts'
import type { Database, Rescued } from './documents.ts'
import { EarlyReader } from './early-reader.ts'
import { createHealth } from './health.ts'
import { StorageError, toStorageError } from './storage-error.ts'

/** An account's documents, readable at once. RxDB, which takes longer, is loaded and opened by `open()`. */
export function startDatabase(account: string): Database {
  const health = createHealth()
  const early = new EarlyReader(account)
  const { promise: opened, resolve, reject } = withResolvers<void>()
  // Whoever waits for it hears of the failure.
  opened.catch(() => undefined)
  let inside: Database | undefined
  let opening: Promise<void> | undefined
  let isClosed = false

  async function openInside(): Promise<void> {
    try {
      const { openDatabase } = await import('./database.ts')
      if (isClosed) throw new StorageError('closed')
      inside = await openDatabase({ account, health })
      early.close()
      resolve()
    } catch (cause) {
      reject(toStorageError(cause))
    }
  }

  function open(): Promise<void> {
    opening ??= openInside()
    return opened
  }

  return {
    account,
    early,
    health,
    opened,
    open,
    isOpen: () => inside !== undefined,
    get collections() {
      if (!inside) throw new StorageError('closed')
      return inside.collections
    },
    refresh: () => inside?.refresh(),
    rescued: (earlier) => inside?.rescued(earlier) ?? earlier ?? nothing(),
    async reopen(rescued) {
      await open()
      await inside?.reopen(rescued)
    },
    async close() {
      isClosed = true
      early.close()
      await opening
      await inside?.close()
    },
  }
}

function nothing(): Rescued {
  // Each name of the list occurs exactly once.
  return Object.fromEntries(COLLECTION_NAMES.map((name) => [name, []])) as unknown as Rescued
}
