import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { TEST_DEFAULTS } from '../tests/setup/test-defaults.ts'
import { AREAS, isAreaName } from './areas.ts'

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
export default defineConfig({
  test: {
    ...TEST_DEFAULTS,
    root: `${import.meta.dirname}/..`,
    include: [...AREAS[area].tests],
    exclude: ['**/*.browser.test.{ts,tsx}'],
    setupFiles: ['tests/setup/fake-indexeddb.ts', 'mutation/short-properties.ts'],
    globalSetup: area === 'rules' ? [] : ['tests/setup/embedded-dump.ts'],
    isolate: false,
    sequence: { sequencer: QuickestFirst },
  },
})
