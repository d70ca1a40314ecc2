import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { checkPrecacheIsComplete } from './build/complete.ts'
import { compressFiles } from './build/compress.ts'
import { type BuildRecord, carryOverEarlierBuilds, readLatestBuild } from './build/earlier-builds.ts'
import { filesUnder, fingerprintOfSources } from './build/fingerprint.ts'
import { nameByContent } from './build/import-map.ts'
import { minifyScripts } from './build/minify-scripts.ts'
import { nameBuild } from './build/name-build.ts'
import { putPartsIntoPage } from './build/parts-in-page.ts'
import { FIRST_SCREENS } from './build/precache-list.ts'
import { buildServiceWorker } from './build/service-worker.ts'
import { buildSite } from './build/site.ts'
import { buildStillScript } from './build/still-script.ts'

// Independent of the shell: a build with React's development code is twice as large and half as fast.
process.env['NODE_ENV'] = 'production'

const root = dirname(import.meta.dirname)
const dist = join(root, 'dist')

const id = fingerprintOfSources(root)
if (readLatestBuild(dist)?.id === id && !process.argv.includes('--force')) {
  console.info(`build ${id} is up to date`)
} else {
  const startedAt = performance.now()
  await buildInto(join(root, 'node_modules/.cache/barra', `build-${process.pid}`))
  console.info(`build ${id} took ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** Builds into a temporary folder and moves it into place at the end: an interrupted build keeps the old one. */
async function buildInto(directory: string): Promise<void> {
  rmSync(directory, { recursive: true, force: true })
  await build({
    root,
    logLevel: 'warn',
    plugins: [nameBuild(id)],
    build: { outDir: directory, emptyOutDir: true },
  })
  minifyScripts(directory)
  nameByContent(directory)
  await buildStillScript(root, directory)
  putPartsIntoPage(directory)
  await buildSite(root, directory, id)
  await buildServiceWorker(root, directory, FIRST_SCREENS)
  checkPrecacheIsComplete(directory)
  writeRecord(directory)
  await compressFiles(directory)
  carryOverEarlierBuilds(dist, directory, Date.now())
  rmSync(`${directory}-old`, { recursive: true, force: true })
  moveAway(dist, `${directory}-old`)
  renameSync(directory, dist)
  rmSync(`${directory}-old`, { recursive: true, force: true })
}

function writeRecord(directory: string): void {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }
  const assets = filesUnder(directory, 'assets')
  const record: BuildRecord = { id, version, builtAt: new Date().toISOString(), assets: [...assets] }
  mkdirSync(join(directory, 'builds'))
  for (const name of [id, 'latest']) writeFileSync(join(directory, 'builds', `${name}.json`), JSON.stringify(record))
}

function moveAway(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (cause) {
    // The first build has nothing to move.
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause
  }
}
