import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OWN = fileURLToPath(new URL('../../src/storage/rxdb/tab-channel.ts', import.meta.url))
const ASKED_BY = '/rxdb/dist/esm/rx-storage-multiinstance.js'

/** Gives RxDB's storage our channel between tabs. The migration, which elects a leader, keeps the package's. */
export function ownTabChannel(): Plugin {
  return {
    name: 'own-tab-channel',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) => (source === 'broadcast-channel' && importer?.endsWith(ASKED_BY) ? OWN : undefined),
  }
}
