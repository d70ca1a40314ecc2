import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OWN = fileURLToPath(new URL('../../src/storage/rxdb/tab-channel.ts', import.meta.url))
const ASKED_BY = '/rxdb/dist/esm/rx-storage-multiinstance.js'

const isAskedFor = (source: string, importer: string | undefined) =>
  source === 'broadcast-channel' && importer?.endsWith(ASKED_BY) === true

/** Gives RxDB's storage our channel between tabs. The migration, which elects a leader, keeps the package's. */
export function ownTabChannel(): Plugin {
  return {
    name: 'own-tab-channel',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) => (isAskedFor(source, importer) ? OWN : undefined),
  }
}

/**
 * The same for the dependencies that Vite bundles before it serves: our channel stays a file of its own, so that a change
 * in it is served without bundling them anew.
 */
export function ownTabChannelServed() {
  return {
    name: 'own-tab-channel-served',
    resolveId: (source: string, importer: string | undefined) =>
      isAskedFor(source, importer) ? { id: '/src/storage/rxdb/tab-channel.ts', external: true } : undefined,
  }
}
