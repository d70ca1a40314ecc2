import { describe, expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { aLoggedSession, aStamp } from '../../../tests/builders.ts'
import { type Version, withoutBody } from '../../../tests/support/replicas.ts'
import { contentHash } from './canonical.ts'
import { sameVersion, versionHash } from './removal.ts'
import { mergeDocuments, mergeWithChoices } from './three-way.ts'

const BINNED = '2026-03-03T00:00:00.000Z'
const used: Version = { ...aLoggedSession(), _deleted: false }
const trashed = { ...used, binnedAt: BINNED, updatedAt: aStamp(2_000) }
const logged = { ...used, updatedAt: aStamp(1_500), note: 'one more', exercises: used.exercises.slice(1) }
const [purged, restored] = [
  { ...trashed, _deleted: true, updatedAt: aStamp(9_000) },
  { ...trashed, binnedAt: '', updatedAt: aStamp(3_000) },
]

/** Both orders give one result. */
function merged<Document extends Session>(base: Document | undefined, one: Document, other: Document): Document {
  const result = mergeDocuments(base, one, other)
  expect(mergeDocuments(base, other, one)).toEqual(result)
  expect(mergeWithChoices(base, one, other).choices).toEqual([])
  return result
}

describe.each([
  ['with its body', purged],
  ['without a body', withoutBody(purged)],
])('a tombstone %s', (_body, tombstone) => {
  test('wins against a version that nobody touched since', () => {
    expect(merged(trashed, tombstone, trashed)).toBe(tombstone)
    expect(merged(used, tombstone, { ...used, updatedAt: aStamp(5_000) })).toBe(tombstone)
  })

  test('loses against a session that came out of the trash, or was edited: that one stays whole', () => {
    expect(merged(trashed, tombstone, restored)).toBe(restored)
    expect(merged(used, tombstone, logged)).toBe(logged)
    expect(merged(trashed, tombstone, { ...trashed, note: 'edited in the trash' })).toMatchObject({ _deleted: false })
  })

  test('loses against a version that bears no flag yet: it gets the flag, and stays whole', () => {
    const { _deleted, ...plain } = logged
    expect(merged<Session>(used, tombstone, plain)).toEqual({ ...plain, _deleted: false })
  })

  test('loses where the past is not known, or was a tombstone itself', () => {
    expect(merged(undefined, tombstone, used)).toBe(used)
    expect(merged(undefined, tombstone, trashed)).toBe(trashed)
    expect(merged(tombstone, { ...purged, updatedAt: aStamp(9_500) }, restored)).toBe(restored)
  })

  test('says the same as any other tombstone of the document', () => {
    const other = { ...purged, updatedAt: aStamp(10_000) }
    expect(sameVersion(tombstone, other)).toBe(true)
    expect(sameVersion(tombstone, { ...tombstone, _deleted: false })).toBe(false)
    for (const base of [trashed, undefined]) expect(mergeDocuments(base, tombstone, other)).toBe(tombstone)
    expect(versionHash(tombstone)).toBe(versionHash(other))
  })

  test('says something else than a living version, another document or nothing', () => {
    expect(sameVersion(used, tombstone)).toBe(false)
    expect(sameVersion(tombstone, { ...tombstone, id: 'other' })).toBe(false)
    expect(sameVersion(tombstone, undefined)).toBe(false)
    expect(sameVersion(undefined, tombstone)).toBe(false)
    expect(versionHash(tombstone)).toBe(contentHash({ id: used.id, _deleted: true }))
    expect(versionHash(tombstone)).not.toBe(versionHash({ id: used.id }))
  })

  test('is nothing that two revived versions grew from: both keep their sets', () => {
    const one = { ...restored, exercises: used.exercises.slice(0, 2) }
    const other = { ...restored, exercises: used.exercises.slice(2) }
    expect(mergeDocuments(tombstone, one, other).exercises).toHaveLength(4)
  })
})

test('a living version has the hash of its content', () => {
  expect(versionHash(used)).toBe(contentHash(used))
  expect(versionHash(logged)).not.toBe(versionHash(used))
})

describe('the trash', () => {
  test.each([
    ['takes a session that nobody touched', used, used, BINNED],
    ['takes a session that only a stamp tells from its past', used, { ...used, updatedAt: aStamp(5_000) }, BINNED],
    ['loses against a session in which something was logged or edited', used, logged, ''],
    ['loses against a session that was taken out', trashed, restored, ''],
    ['loses where the past is not known', undefined, used, ''],
    ['loses where the past was deleted', purged, used, ''],
  ])('%s', (_rule, base, kept, binnedAt) => {
    const thrownAway = { ...trashed, ...(base === trashed && { note: 'thrown away again' }) }
    expect(merged(base, thrownAway, kept).binnedAt).toBe(binnedAt)
  })

  test('has a session from the later of two days on', () => {
    const later = { ...trashed, binnedAt: '2026-03-20T00:00:00.000Z', updatedAt: aStamp(1_000) }
    for (const base of [used, trashed, undefined]) expect(merged(base, trashed, later).binnedAt).toBe(later.binnedAt)
  })
})

test('the flag of tombstones is there only where a side has it', () => {
  const { _deleted, ...plain } = used
  expect('_deleted' in mergeDocuments<Session>(plain, { ...plain, note: 'a' }, { ...plain, name: 'b' })).toBe(false)
  expect(mergeDocuments(used, { ...used, note: 'a' }, { ...used, name: 'b' })._deleted).toBe(false)
})
