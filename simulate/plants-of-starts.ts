import type { Plant } from './replacement.ts'

/**
 * Faults in what a page does before its database is open and writes afterwards, and between two builds of app and server.
 * Each names a story that finds it.
 */
export const PLANTS_OF_STARTS: Readonly<Record<string, Plant>> = {
  // The tap log is emptied before the set is written. Seed 500105.
  'tap-log-emptied-first': [
    {
      file: 'src/storage/drain-tap-log.ts',
      find: 'if (!written.has(identityOf(tap)) && !(await isPlaced(db, tap))) {',
      put: 'await log.remove(key)\n      if (!written.has(identityOf(tap)) && !(await isPlaced(db, tap))) {',
    },
  ],
  // A set is shown as saved before the disk has it. Seed 500818.
  'tick-before-the-write': [{ file: 'src/app/still/tick-sets.ts', find: 'await log.add({', put: 'void log.add({' }],
  // The figures of the still replace newer ones. Seed 500091.
  'tick-overwrites-figures': [
    {
      file: 'src/domain/session/tapped-set.ts',
      find: 'if (!seen || stored.updatedAt <= seen.set.updatedAt) return values',
      put: 'return values',
    },
  ],
  // The figures of the still replace those of a set that is done. Seed 500501.
  'tick-overwrites-a-done-set': [
    {
      file: 'src/domain/session/tapped-set.ts',
      find: 'if (place.set.completedAt !== null) return session',
      put: 'if (place.set.completedAt !== null) return completed(session, tap, tap.values)',
    },
  ],
  // A tick on a set that was removed meanwhile is forgotten. Seed 500268.
  'tick-of-a-removed-set': [
    {
      file: 'src/domain/session/tapped-set.ts',
      find: 'return seen && putBack(session, tap, seen)',
      put: 'return session',
    },
  ],
  // A device that is told that it is outdated forgets what it has to send. Seed 500203.
  'outdated-drops-the-outbox': [
    {
      file: 'workers/send-loop.ts',
      find: 'const sending = this.#send(batch)',
      put: `if (this.#exchange.line.failure === 'outdated') {
      await parts.outbox.accept(batch.collection, batch.rows, { changes: batch.changes, andThen: async () => undefined })
      return true
    }
    const sending = this.#send(batch)`,
    },
  ],
  // A push of an older app replaces what it cannot read. Seed 500203.
  'older-app-overwrites': [
    {
      file: 'server/sync/push.ts',
      find: 'const settle = schemaVersion < versions.current ? settleByMerging : undefined',
      put: 'const settle: Settle | undefined = schemaVersion < versions.current ? (_, __, document) => document : undefined',
    },
  ],
}
