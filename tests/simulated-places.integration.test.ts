import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** Each place is reached by more than one of them. */
const SEEDS = [
  3, 4, 84, 88, 118, 141, 144, 147, 156, 197, 500001, 500036, 500091, 500170, 500203, 500268, 500501, 500546,
]
/** Tabs that the browser stops while one takes over from the other: nothing was sent any more, or shown as waiting. */
const STOPPED_TABS = [990000367, 990000706, 990000731]
/** Kinds of moves that there were none of when those were found: without them, the stories are the same. */
const LATER_MOVES = 'tickBeforeStart,serverUpgrade,updateApp'
/** A generous limit: the time on a busy machine is meaningless. */
const WITHIN_MS = 600_000

test('stories reach each named place in the code', { timeout: WITHIN_MS }, async () => {
  expect(await simulate(SEEDS, '--places')).toContain(`${SEEDS.length} stories`)
})

test('stories with tabs that are stopped while they take over keep every rule', { timeout: WITHIN_MS }, async () => {
  expect(await simulate(STOPPED_TABS, '--without', LATER_MOVES)).toContain(`${STOPPED_TABS.length} stories`)
})

/** Rejects where a rule is broken, or a place is not reached: that is its exit code. */
async function simulate(seeds: readonly number[], ...more: string[]): Promise<string> {
  const settings = ['--only', seeds.join(), '--lanes', '1', '--keep-going', ...more]
  const { stdout } = await promisify(execFile)(process.execPath, ['simulate/run.ts', ...settings], { cwd: ROOT })
  return stdout
}
