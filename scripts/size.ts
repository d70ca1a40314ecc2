import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { readImportMap } from './build/import-map.ts'
import { MODULE_SIZES } from './build/module-sizes.ts'

// npm run size: the scripts of a start against their limits. npm run size -- --why 'logging in': what they are made of,
// of all entries without a name.

const configuration = z.object({ default: z.array(z.object({ name: z.string(), path: z.array(z.string()) })) })
const root = join(import.meta.dirname, '..')
const DIST = 'dist'
const { values: flags, positionals } = parseArgs({ options: { why: { type: 'boolean' } }, allowPositionals: true })

if (flags.why) await explain(positionals)
else {
  const sizeLimit = join(root, 'node_modules/size-limit/bin.js')
  process.exitCode =
    spawnSync(process.execPath, [sizeLimit, ...positionals], { cwd: root, stdio: 'inherit' }).status ?? 1
}

/** Prints each entry's libraries and folders, the largest first. */
async function explain(names: readonly string[]): Promise<void> {
  const { default: entries } = configuration.parse(await import(pathToFileURL(join(root, '.size-limit.js')).href))
  const chosen = entries.filter(({ name }) => names.length === 0 || names.includes(name))
  if (chosen.length === 0) throw new Error(`choose of: ${entries.map(({ name }) => name).join(', ')}`)
  const sizes = moduleSizes()
  for (const { name, path } of chosen) {
    const shares = new Map<string, number>()
    for (const file of path) addShares(shares, file, sizes.get(`/${file.replace(`${DIST}/`, '')}`) ?? { unknown: 1 })
    const rows = [...shares].toSorted(([, left], [, right]) => right - left)
    const total = rows.reduce((sum, [, bytes]) => sum + bytes, 0)
    console.info(`\n${name}: ${kilobytes(total)} KB gz in ${path.length} files`)
    for (const [origin, bytes] of rows) console.info(`${kilobytes(bytes).padStart(8)}  ${origin}`)
  }
}

/** A file's compressed size, divided as its code is. */
function addShares(shares: Map<string, number>, file: string, origins: Readonly<Record<string, number>>): void {
  const compressed = gzipSync(readFileSync(join(root, file)), { level: 9 }).length
  const whole = Object.values(origins).reduce((sum, bytes) => sum + bytes, 0)
  for (const [origin, bytes] of Object.entries(origins)) {
    shares.set(origin, (shares.get(origin) ?? 0) + (compressed * bytes) / whole)
  }
}

/** The origins of each finished script's code. */
function moduleSizes(): ReadonlyMap<string, Readonly<Record<string, number>>> {
  const file = z.record(z.string(), z.record(z.string(), z.number()))
  const sizes = file.parse(JSON.parse(readFileSync(join(root, DIST, MODULE_SIZES), 'utf8')))
  const map = readImportMap(join(root, DIST))
  return new Map(Object.entries(sizes).map(([name, origins]) => [map[`/${name}`] ?? `/${name}`, origins]))
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1)
}
