import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { TEST_DEFAULTS } from '../tests/setup/test-defaults.ts'
import { AREAS, type Area, isAreaName } from './areas.ts'

const area = process.env['MUTATION_AREA']
if (!isAreaName(area)) throw new Error('MUTATION_AREA names no area: start with `npm run mutate`')

/** Runs first the files that killed the mutant before, then the fastest: most mutants are found by a unit test. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = new Map(
      files.map((file) => {
        const { failed = false, duration = 0 } = this.ctx.cache.getTestSpecificationResult(file) ?? {}
        return [file, failed ? -1 : duration]
      }),
    )
    return files.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
  }
}

// The tests of one area in one thread: starting a thread per file would take longer than most of the tests. In a
// sandbox `root` is the sandbox.
const { tests, browserTests }: Area = AREAS[area]
const root = `${import.meta.dirname}/..`
const inNode: TestProjectConfiguration = {
  test: {
    ...TEST_DEFAULTS,
    name: 'node',
    root,
    include: [...tests],
    exclude: ['**/*.browser.test.{ts,tsx}'],
    setupFiles: ['tests/setup/fake-indexeddb.ts', 'tests/setup/take-back-stubs.ts', 'mutation/short-properties.ts'],
    globalSetup: area === 'rules' || area === 'browser' ? [] : ['tests/setup/embedded-dump.ts'],
    isolate: false,
  },
}
const isNodeOnly = process.env['MUTATION_NODE_ONLY'] !== undefined
const inBrowser: TestProjectConfiguration[] =
  browserTests && !isNodeOnly
    ? [{ extends: `${root}/vitest.browser.config.ts`, test: { root, include: [...browserTests], exclude: [] } }]
    : []

export default defineConfig({
  test: { projects: [inNode, ...inBrowser], sequence: { sequencer: QuickestFirst } },
})
