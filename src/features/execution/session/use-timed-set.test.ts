import { expect, test } from 'vitest'
import type { SetId } from '#contract/id.ts'
import { heldSeconds, withPauses } from './use-timed-set.ts'

const STARTED = { setId: 'set' as SetId, startedAtMs: 10_000, endsAtMs: null, stoppedAtMs: null }

test.each([
  ['counts up from its start', STARTED, 55_400, 45],
  ['counts no further than its target, however late it is looked at', { ...STARTED, endsAtMs: 70_000 }, 999_000, 60],
  ['counts what was held where it was stopped early', { ...STARTED, endsAtMs: 70_000 }, 42_000, 32],
  ['is never negative, whatever the clock did', STARTED, 0, 0],
  ['is never more than a document can hold', STARTED, 999_999_999, 86_400],
])('a timed set %s', (_rule, timed, nowMs, seconds) => {
  expect(heldSeconds(timed, nowMs)).toBe(seconds)
})

const PAUSED_AT = '2026-05-01T18:00:30.000Z'
const at = (seconds: number) => Date.parse('2026-05-01T18:00:00.000Z') + seconds * 1_000
const STARTED_AT_10 = { setId: 'set' as SetId, startedAtMs: at(10), endsAtMs: at(70), pausedMs: 5_000 }

test('a paused workout stops the clock of its timed set', () => {
  const timed = withPauses(STARTED_AT_10, { pausedAt: PAUSED_AT, pausedMs: 5_000 })
  expect(heldSeconds(timed, at(500))).toBe(20)
})

test('a pause moves the end of a timed set; pauses from before it do not', () => {
  const timed = withPauses(STARTED_AT_10, { pausedAt: null, pausedMs: 5_000 + 12_000 })
  expect(timed).toMatchObject({ startedAtMs: at(22), endsAtMs: at(82), stoppedAtMs: null })
  expect(heldSeconds(timed, at(42))).toBe(20)
})
