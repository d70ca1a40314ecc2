import { expect, test } from 'vitest'
import type { SetId } from '#contract/id.ts'
import { heldSeconds } from './use-timed-set.ts'

const STARTED = { setId: 'set' as SetId, startedAtMs: 10_000, endsAtMs: null }

test.each([
  ['counts up from its start', STARTED, 55_400, 45],
  ['counts no further than its target, however late it is looked at', { ...STARTED, endsAtMs: 70_000 }, 999_000, 60],
  ['counts what was held where it was stopped early', { ...STARTED, endsAtMs: 70_000 }, 42_000, 32],
  ['is never negative, whatever the clock did', STARTED, 0, 0],
  ['is never more than a document can hold', STARTED, 999_999_999, 86_400],
])('a timed set %s', (_rule, timed, nowMs, seconds) => {
  expect(heldSeconds(timed, nowMs)).toBe(seconds)
})
