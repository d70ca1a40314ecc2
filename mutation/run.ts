import { readFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import {
  figuresOf,
  folderTable,
  keyOf,
  onlyFiles,
  onlyMutants,
  type Report,
  sampleLines,
  survivorLines,
} from './report.ts'
import { draw, limitTo, listMutants } from './sample.ts'
import { readSettings, type Settings } from './settings.ts'

// A literal is a member of a union, checked by the compiler, or a text, which is no rule. Comparisons with literals are
// still mutated.
const EXCLUDED_MUTATIONS = ['StringLiteral']

/** `npm run mutate -- rules --files 'src/domain/merge/*.ts'`: CONTRIBUTING.md explains the results. */
const settings = settingsOrExit()
const resultsFile = `mutation/results/${settings.areaName}${settings.isNodeOnly ? '-in-node' : ''}.json`
const sample = await drawSample(settings)

if (!settings.isReportOnly) await runMutants(settings, sample === null ? settings.files : limitTo(sample.mutants))

const kept = onlyFiles(JSON.parse(readFileSync(resultsFile, 'utf8')) as Report, settings.files)
const report = sample === null ? kept : onlyMutants(kept, new Set(sample.mutants.map((one) => keyOf(one.file, one))))
console.info(['', ...survivorLines(report), '', folderTable(report)].join('\n'))
if (sample !== null) {
  const size = { drawn: sample.mutants.length, all: sample.all, seed: sample.seed }
  console.info(['', ...sampleLines(report, settings.areaName, size)].join('\n'))
}

const { bar } = settings.area
const figures = figuresOf(report)
const score = bar?.of === 'reached' ? figures.reachedScore : figures.score
if (bar !== null && score !== null && score < bar.percent) {
  const kind = sample === null ? 'score' : 'estimated score'
  const what = bar.of === 'reached' ? `${kind} of what a test reaches` : kind
  console.error(`\nThe ${what} is ${score.toFixed(1)} %, below the bar of ${bar.percent} %.`)
  process.exitCode = 1
}

async function drawSample({ files, sample }: Settings) {
  if (sample === null) return null
  const all = await listMutants(files, EXCLUDED_MUTATIONS)
  const mutants = draw(all, sample.size, sample.seed)
  console.info(`${mutants.length} of ${all.length} mutants drawn with seed ${sample.seed}`)
  return { mutants, all: all.length, seed: sample.seed }
}

/** Runs the mutants matching the patterns. The results file keeps all others from earlier runs. */
async function runMutants(
  { areaName, area, concurrency, isNodeOnly, isForced }: Settings,
  patterns: readonly string[],
): Promise<void> {
  // Test processes inherit it: vitest.config.ts, test-database.ts.
  process.env['MUTATION_AREA'] = areaName
  if (isNodeOnly) process.env['MUTATION_NODE_ONLY'] = '1'
  process.env['TEST_DATABASES'] = 'pglite'
  await new Stryker({
    mutate: [...patterns],
    testRunner: 'vitest',
    vitest: { configFile: 'mutation/vitest.config.ts', related: true, pool: 'threads' },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    // A module constant is evaluated once, before any test: each of its mutants costs a run of all tests.
    ignoreStatic: area.changesConstants !== true,
    mutator: { excludedMutations: EXCLUDED_MUTATIONS },
    incremental: true,
    incrementalFile: resultsFile,
    force: isForced,
    // The summary is our own, since it includes results of earlier runs.
    reporters: ['progress-append-only'],
    allowConsoleColors: process.stdout.isTTY === true,
    concurrency,
    // Tests are slower beside other work; an endless mutant is mostly stopped by its loop count.
    timeoutMS: 30_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
    disableTypeChecks: false,
    tempDirName: 'mutation/sandbox',
    cleanTempDir: 'always',
    ignorePatterns: ['/dist', '/.data', '/mutation/results'],
    thresholds: { high: 90, low: 85, break: null },
  }).runMutationTest()
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}
