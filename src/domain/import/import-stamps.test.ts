import { expect, test } from 'vitest'
import type { Stamp } from '#contract/document.ts'
import { aLoggedSession, aMeasurement, aSet } from '../../../tests/builders.ts'
import { nextStamp, UNSTAMPED } from '../merge/hybrid-clock.ts'
import { mergeDocuments } from '../merge/three-way.ts'
import { fallingStamp, isImportStamp, nextImportStamp, stampAdded, stampChanged, stampsIn } from './import-stamps.ts'

const at = (iso: string) => Date.parse(iso)
const [PHONE, TABLET] = ['aaaaaaaa', 'bbbbbbbb'] as const
const imported = (iso: string, device: string = PHONE) => nextImportStamp(at(iso), undefined, device)
const written = (iso: string) => nextStamp(at(iso), undefined, PHONE)

test('any edit by a person is later than any import, in this century', () => {
  for (const iso of ['2024-01-01T00:00:00Z', '2050-06-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
    const stamp = imported(iso)
    expect(stamp < written('2010-01-01T00:00:00Z')).toBe(true)
    expect(fallingStamp(stamp) < stamp).toBe(true)
    expect([stamp, fallingStamp(stamp)].every(isImportStamp)).toBe(true)
  }
  expect([written('2026-03-02T18:00:00Z'), written('1970-01-02T00:00:00Z'), UNSTAMPED].some(isImportStamp)).toBe(false)
})

test('a later import has a later stamp and an earlier falling one, also within the same moment', () => {
  const first = imported('2026-03-02T18:00:00Z')
  const second = nextImportStamp(at('2026-03-02T18:00:00Z'), first, PHONE)
  expect(second > first).toBe(true)
  expect(fallingStamp(second) < fallingStamp(first)).toBe(true)
})

test('two devices that import the same session make one that is neither one’s alone', () => {
  const [phone, tablet] = [imported('2026-03-02T18:00:00Z'), imported('2026-03-03T18:00:00Z', TABLET)]
  const session = aLoggedSession()
  const [here, there] = [stampAdded(session, phone), stampAdded(session, tablet)]
  const merged = mergeDocuments(undefined, here, there)
  expect(merged).toEqual(mergeDocuments(undefined, there, here))
  const isAlone = (stamp: Stamp) => stampsIn(merged).every((it) => it === stamp || it === fallingStamp(stamp))
  expect([isAlone(phone), isAlone(tablet)]).toEqual([false, false])
})

test('a reading that two devices import is the earlier import’s', () => {
  const [earlier, later] = [imported('2026-03-02T18:00:00Z'), imported('2026-03-03T18:00:00Z', TABLET)]
  const reading = aMeasurement()
  const merged = mergeDocuments(undefined, stampAdded(reading, later), stampAdded(reading, earlier))
  expect(merged.updatedAt).toBe(fallingStamp(earlier))
})

test('a change by an import stamps what it changes, and what it adds as added', () => {
  const before = aLoggedSession()
  const [exercise] = before.exercises
  if (!exercise) throw new Error('no exercise')
  const set = aSet({ orderKey: 'z0' })
  const after = { ...before, exercises: [{ ...exercise, note: 'new', sets: [...exercise.sets, set] }] }
  const stamp = imported('2026-03-02T18:00:00Z')
  const [changed] = stampChanged(before, after, stamp, fallingStamp(stamp)).exercises
  expect(changed?.updatedAt).toBe(stamp)
  expect(changed?.sets.map(({ updatedAt }) => updatedAt)).toEqual([
    ...exercise.sets.map(({ updatedAt }) => updatedAt),
    fallingStamp(stamp),
  ])
})

test('the falling stamp of a stamp is that far on the other side, and the stamp is that of the falling one', () => {
  const stamp = nextImportStamp(at('2026-03-02T18:00:00Z'), imported('2026-03-02T18:00:00Z'), PHONE)
  const falling = fallingStamp(stamp)
  expect(falling).toMatch(/^[0-9a-f]{12}-[0-9a-f]{4}-aaaaaaaa$/)
  expect(fallingStamp(falling)).toBe(stamp)
})

test('a new document bears the stamp, what is in it the falling one', () => {
  const stamp = imported('2026-03-02T18:00:00Z')
  const added = stampAdded(aLoggedSession({}, { exercises: 2, setsEach: 2 }), stamp)
  expect(stampsIn(added)).toEqual([stamp, ...Array.from({ length: 6 }, () => fallingStamp(stamp))])
  expect(stampsIn(stampAdded(aMeasurement(), stamp))).toEqual([fallingStamp(stamp)])
})

test('a document that an import leaves as it was keeps its stamps', () => {
  const before = aLoggedSession()
  const stamp = imported('2026-03-02T18:00:00Z')
  expect(stampChanged(before, structuredClone(before), stamp, fallingStamp(stamp))).toBe(before)
})

test('a list of what bears no stamps is left alone', () => {
  const before = { id: '1', updatedAt: UNSTAMPED, gyms: [{ id: 'a', name: 'Home' }], tags: ['x'] }
  const stamp = imported('2026-03-02T18:00:00Z')
  const after = {
    ...before,
    gyms: [
      { id: 'a', name: 'Home' },
      { id: 'b', name: 'Work' },
    ],
    tags: ['y'],
  }
  expect(stampChanged(before, after, stamp, fallingStamp(stamp))).toEqual({ ...after, updatedAt: stamp })
  expect(stampsIn(before)).toEqual([UNSTAMPED])
})

test('a stamp of another century is none of an import', () => {
  const shifted = (years: number) => imported(new Date(Date.UTC(2026 + years, 0)).toISOString())
  expect(isImportStamp(shifted(80))).toBe(true)
  expect(isImportStamp(shifted(200))).toBe(false)
  expect(isImportStamp(fallingStamp(shifted(80)))).toBe(true)
  expect(isImportStamp(fallingStamp(shifted(200)))).toBe(false)
})
