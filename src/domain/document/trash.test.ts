import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Clocks, reviewTrash, type Sightings, TRASH_DAYS, trashKeptSince } from './trash.ts'

const DAY_MS = 86_400_000
const START_MS = Date.parse('2026-03-01T12:00:00.000Z')

/** How far a clock is off, in days: hours to years, both ways. */
const skew = fc.oneof(
  fc.constant(0),
  fc.double({ min: -1, max: 1, noNaN: true }),
  fc.double({ min: -800, max: 800, noNaN: true }),
)
const days = fc.double({ min: 0, max: 90, noNaN: true })
const NONE: Sightings = new Map()
const at = (day: number, offBy = 0) => START_MS + (day + offBy) * DAY_MS
const instant = (ms: number) => new Date(Math.round(ms)).toISOString()

/** Reviews the trash daily with skewed clocks. Returns when the item expired. */
function expiryOf(
  binnedAt: string,
  visits: readonly { readonly day: number; readonly clocks: Clocks }[],
): number | null {
  let noted = NONE
  for (const { day, clocks } of visits.toSorted((left, right) => left.day - right.day)) {
    const { sightings, expired } = reviewTrash([{ key: 'sessions/1', binnedAt }], noted, clocks)
    if (expired.length > 0) return day
    noted = sightings
  }
  return null
}

describe('nothing leaves the trash before this device has seen it there for 30 days', () => {
  const visitsWith = (clocks: (day: number, offBy: number) => Clocks) =>
    fc.array(
      fc.tuple(days, skew).map(([day, offBy]) => ({ day, clocks: clocks(day, offBy) })),
      { minLength: 1, maxLength: 30 },
    )
  const rightClocks = (day: number): Clocks => ({ deviceMs: at(day), serverMs: at(day) })

  test.each([
    ['the clock of the device that threw it away', visitsWith(rightClocks), skew],
    [
      "this device's clock, differently at every start",
      visitsWith((day, off) => ({ deviceMs: at(day, off), serverMs: at(day) })),
      fc.constant(0),
    ],
    [
      "the server's clock, differently at every start",
      visitsWith((day, off) => ({ deviceMs: at(day), serverMs: at(day, off) })),
      fc.constant(0),
    ],
  ])('whatever %s reports', (_clock, visits, trashedOff) => {
    fc.assert(
      fc.property(visits, trashedOff, (visits, offBy) => {
        const firstSeen = Math.min(...visits.map(({ day }) => day))
        const expiry = expiryOf(instant(at(0, offBy)), visits)
        if (expiry !== null) expect(expiry - firstSeen).toBeGreaterThanOrEqual(TRASH_DAYS - 1e-6)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('with clocks that are right, it leaves at the first start after 30 days', () => {
  const visits = [0, 1, 12, 29.9, 30, 31].map((day) => ({ day, clocks: { deviceMs: at(day), serverMs: at(day) } }))
  expect(expiryOf(instant(at(0)), visits)).toBe(30)
})

test('with a device clock that is off all the time, it leaves all the same', () => {
  const visits = [0, 15, 30].map((day) => ({ day, clocks: { deviceMs: at(day, -400), serverMs: at(day) } }))
  expect(expiryOf(instant(at(0)), visits)).toBe(30)
})

test.each(['deviceMs', 'serverMs'])('a clock (%s) that was ahead once keeps nothing in the trash for ever', (ahead) => {
  const visits = [0, 1, 31].map((day) => ({
    day,
    clocks: { deviceMs: at(day), serverMs: at(day), ...(day === 0 && { [ahead]: at(day, 700) }) },
  }))
  expect(expiryOf(instant(at(0)), visits)).toBe(31)
})

test('trashed again, an item gets another 30 days, even if nobody saw it restored', () => {
  const first = { key: 'sessions/1', binnedAt: instant(at(0)) }
  const { sightings } = reviewTrash([first], NONE, { deviceMs: at(0), serverMs: at(0) })
  const again = { ...first, binnedAt: instant(at(29)) }
  expect(reviewTrash([again], sightings, { deviceMs: at(35), serverMs: at(35) }).expired).toEqual([])
})

test('the notes only cover items in the trash', () => {
  const item = { key: 'sessions/1', binnedAt: instant(at(0)) }
  const { sightings } = reviewTrash([item], NONE, { deviceMs: at(0), serverMs: at(0) })
  expect([...sightings.keys()]).toEqual(['sessions/1'])
  expect(reviewTrash([], sightings, { deviceMs: at(1), serverMs: at(1) }).sightings.size).toBe(0)
  const { expired, sightings: left } = reviewTrash([item], sightings, { deviceMs: at(30), serverMs: at(30) })
  expect(expired).toEqual([item])
  expect(left.size).toBe(0)
})

test('an instant that cannot be read expires never', () => {
  const item = { key: 'sessions/1', binnedAt: 'yesterday' }
  const { sightings } = reviewTrash([item], NONE, { deviceMs: at(0), serverMs: at(0) })
  expect(reviewTrash([item], sightings, { deviceMs: at(90), serverMs: at(90) }).expired).toEqual([])
})

test('what was thrown away is kept since 30 days ago', () => {
  expect(trashKeptSince(at(30))).toBe(instant(at(0)))
})

test('one of several things expires without the others', () => {
  const [old, young] = [0, 5].map((day) => ({ key: `sessions/${day}`, binnedAt: instant(at(day)) }))
  if (!old || !young) throw new Error('there are two')
  const clocks = (day: number) => ({ deviceMs: at(day), serverMs: at(day) })
  const { sightings } = reviewTrash([old], NONE, clocks(0))
  const both = reviewTrash([old, young], sightings, clocks(5))
  expect([...both.sightings]).toEqual([
    [old.key, { binnedAt: old.binnedAt, ...clocks(0) }],
    [young.key, { binnedAt: young.binnedAt, ...clocks(5) }],
  ])
  const later = reviewTrash([old, young], both.sightings, clocks(30))
  expect(later.expired).toEqual([old])
  expect([...later.sightings.keys()]).toEqual([young.key])
})
