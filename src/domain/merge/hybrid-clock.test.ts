import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Stamp, stamp as stampSchema } from '#contract/document.ts'
import { holds } from '../../../tests/support/holds.ts'
import { laterStamp, nextStamp, UNSTAMPED } from './hybrid-clock.ts'

const DEVICE = '0a1b2c3d'
const OTHER = 'ffffffff'
/** A wall clock that jumps: back a day, ahead a century, between two milliseconds, to nonsense. */
const wallClock = fc.oneof(
  fc.integer({ min: 0, max: 4_102_444_800_000 }),
  fc.double({ min: 0, max: 4_102_444_800_000, noNaN: true }),
  fc.constantFrom(0, -1, -86_400_000, 1_772_474_400_000, 1_772_474_400_000.5, Number.NaN),
)

test('each stamp is later than all before, whatever the clock does', () => {
  holds(
    fc.property(fc.array(wallClock, { maxLength: 200 }), (readings) => {
      let last: Stamp | undefined
      for (const nowMs of readings) {
        const next = nextStamp(nowMs, last, DEVICE)
        expect(next > (last ?? '')).toBe(true)
        expect(stampSchema.safeParse(next).success).toBe(true)
        last = next
      }
    }),
  )
})

test('a stamp is later than those seen from another device, whose clock may be ahead', () => {
  holds(
    fc.property(wallClock, wallClock, (theirs, ours) => {
      const seen = nextStamp(theirs, undefined, OTHER)
      expect(nextStamp(ours, seen, DEVICE) > seen).toBe(true)
    }),
  )
})

test('a correct clock gives its own time', () => {
  const stamp = nextStamp(1_772_474_400_000, nextStamp(1_772_474_399_999, undefined, OTHER), DEVICE)
  expect(stamp).toBe(`${(1_772_474_400_000).toString(16).padStart(12, '0')}-0000-${DEVICE}`)
})

test('stamps of one millisecond are counted', () => {
  const seen = '019cb0000000-0009-00000001' as Stamp
  expect(nextStamp(0, seen, DEVICE)).toBe(`019cb0000000-000a-${DEVICE}`)
})

test('a full counter continues in the next millisecond', () => {
  const full = '019cb0000000-ffff-00000001' as Stamp
  expect(nextStamp(0, full, DEVICE)).toBe(`019cb0000001-0000-${DEVICE}`)
})

test('at the end of time a stamp is still one that can be stored', () => {
  const last = 'ffffffffffff-ffff-00000001' as Stamp
  for (const nowMs of [0, 8.64e15, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY]) {
    expect(stampSchema.safeParse(nextStamp(nowMs, last, DEVICE)).success).toBe(true)
    expect(stampSchema.safeParse(nextStamp(nowMs, undefined, DEVICE)).success).toBe(true)
  }
})

test('two devices never create equal stamps in the same millisecond', () => {
  expect(nextStamp(5, undefined, DEVICE)).not.toBe(nextStamp(5, undefined, OTHER))
})

test('the later of two stamps, and anything is later than unstamped', () => {
  const [early, late] = [nextStamp(1, undefined, OTHER), nextStamp(2, undefined, DEVICE)]
  expect(laterStamp(early, late)).toBe(late)
  expect(laterStamp(late, early)).toBe(late)
  expect(nextStamp(-5, undefined, '00000000') > UNSTAMPED).toBe(true)
})
