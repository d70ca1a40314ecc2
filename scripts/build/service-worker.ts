import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { listForPrecache } from './precache-list.ts'

const WITHOUT_LIST = 'sw-without-list.js'
const LIST = '__PRECACHE_LIST__'

/**
 * Bundles the service worker into `<directory>/sw.js` with a list of every file currently in `directory`, and writes
 * the bundle that it fetches.
 */
export async function buildServiceWorker(
  root: string,
  directory: string,
  firstScreens: readonly string[],
): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2023',
      outDir: directory,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'sw/service-worker.ts'),
        output: { format: 'iife', entryFileNames: WITHOUT_LIST },
      },
    },
  })
  const [before, after, ...more] = readFileSync(join(directory, WITHOUT_LIST), 'utf8').split(LIST)
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`sw.js names ${LIST} not once`)
  const list = await listForPrecache(directory, firstScreens)
  writeFileSync(join(directory, 'sw.js'), before + JSON.stringify(list) + after)
  rmSync(join(directory, WITHOUT_LIST))
}
