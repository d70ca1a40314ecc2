import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** How long a page still open, or waking up, can load a part of its own old build. */
const KEPT_MS = 90 * 86_400_000
/** A developer's machine has more builds in a day than a deployment in a month. */
const KEPT_BUILDS = 50

/** The content of `/builds/<id>.json`; `/builds/latest.json` is the newest one's. */
const buildRecord = z.object({
  id: z.string(),
  version: z.string(),
  builtAt: z.iso.datetime(),
  assets: z.array(z.string()),
})
export type BuildRecord = z.infer<typeof buildRecord>

/** The record of the build in a directory, or undefined without a readable one. */
export function readLatestBuild(directory: string): BuildRecord | undefined {
  return readRecord(join(directory, 'builds/latest.json'))
}

/** Copies the files of earlier builds from `from` to `to`, so that their pages still find them. */
export function carryOverEarlierBuilds(from: string, to: string, nowMs: number): void {
  for (const record of earlierBuilds(from)) {
    if (nowMs - Date.parse(record.builtAt) > KEPT_MS) continue
    const names = record.assets.flatMap((asset) => [asset, `${asset}.br`, `${asset}.gz`])
    for (const name of [...names, `builds/${record.id}.json`]) {
      if (existsSync(join(from, name)) && !existsSync(join(to, name))) cpSync(join(from, name), join(to, name))
    }
  }
}

function earlierBuilds(directory: string): readonly BuildRecord[] {
  if (!existsSync(join(directory, 'builds'))) return []
  return readdirSync(join(directory, 'builds'))
    .filter((name) => name !== 'latest.json')
    .flatMap((name) => readRecord(join(directory, 'builds', name)) ?? [])
    .toSorted((left, right) => right.builtAt.localeCompare(left.builtAt))
    .slice(0, KEPT_BUILDS)
}

function readRecord(path: string): BuildRecord | undefined {
  if (!existsSync(path)) return undefined
  try {
    return buildRecord.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // A half-written record is useless; the build is repeated.
    return undefined
  }
}
