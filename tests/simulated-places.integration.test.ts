import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** Each place is reached by more than one of them. */
const SEEDS = [2, 3, 9, 93, 113, 3727]
/** A generous limit: the time on a busy machine is meaningless. */
const WITHIN_MS = 600_000

test('stories reach each named place in the code', { timeout: WITHIN_MS }, async () => {
  const settings = ['--only', SEEDS.join(), '--lanes', '1', '--places', '--keep-going']
  // A place that is not reached, or a broken rule, is its exit code.
  const { stdout } = await promisify(execFile)(process.execPath, ['simulate/run.ts', ...settings], { cwd: ROOT })
  expect(stdout).toContain(`${SEEDS.length} stories`)
})
