import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import { AREAS, type Area, type AreaName, isAreaName } from './areas.ts'

export type Settings = {
  readonly areaName: AreaName
  readonly area: Area
  /** The mutated files, relative to the project. */
  readonly files: readonly string[]
  /** The sample's size and seed; null: all mutants are tested. */
  readonly sample: { readonly size: number; readonly seed: number } | null
  readonly concurrency: number
  /** Leaves out the tests that run in Chromium: quick, for what a file's own unit tests kill. */
  readonly isNodeOnly: boolean
  /** Reruns mutants with a known result. */
  readonly isForced: boolean
  /** Prints stored results only. */
  readonly isReportOnly: boolean
}

/** Parses `rules --files 'src/domain/merge/*.ts' --sample 100 --concurrency 1`. Throws an error with the problem. */
export function readSettings(parameters: readonly string[]): Settings {
  const { positionals, values } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      /** Globs of the files that are mutated, several by repeating it: all files of the area by default. */
      files: { type: 'string', multiple: true },
      /** Number of mutants that are drawn at random: all by default. */
      sample: { type: 'string' },
      /** The same seed draws the same mutants: 1 by default. */
      seed: { type: 'string' },
      /** Number of test processes. */
      concurrency: { type: 'string', default: '2' },
      'node-only': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
    },
  })
  const [areaName] = positionals
  if (positionals.length !== 1 || !isAreaName(areaName))
    throw new Error(`name one area: ${Object.keys(AREAS).join(', ')} (not "${positionals.join(' ')}")`)
  if (values.sample === undefined && values.seed !== undefined) throw new Error('--seed needs --sample')
  const area: Area = AREAS[areaName]
  return {
    areaName,
    area,
    files: chooseFiles(areaName, filesOf(area), values.files ?? []),
    sample:
      values.sample === undefined
        ? null
        : { size: wholeNumber('sample', values.sample, 1), seed: wholeNumber('seed', values.seed ?? '1', 0) },
    concurrency: wholeNumber('concurrency', values.concurrency, 1),
    isNodeOnly: values['node-only'],
    isForced: values.force,
    isReportOnly: values.report,
  }
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text)
  if (text.trim() === '' || !Number.isSafeInteger(number) || number < least)
    throw new Error(`--${name} is a whole number from ${least} (not "${text}")`)
  return number
}

function chooseFiles(areaName: AreaName, files: readonly string[], patterns: readonly string[]): readonly string[] {
  if (patterns.length === 0) return files
  for (const pattern of patterns)
    if (!files.some((file) => matchesGlob(file, pattern)))
      throw new Error(`no file of the area ${areaName} matches ${pattern}`)
  return files.filter((file) => patterns.some((pattern) => matchesGlob(file, pattern)))
}

function filesOf({ mutated, notMutated }: Area): string[] {
  const exclude = ['**/*.test.{ts,tsx}', ...notMutated]
  return globSync([...mutated])
    .filter((file) => !exclude.some((pattern) => matchesGlob(file, pattern)))
    .sort()
}
