import { expect, test } from 'vitest'
import type { CollectionName, PullSlice } from '#contract/sync.ts'
import { packedPages, writtenTogether } from './packed-pages.ts'

const packedOf = (number: number) => new Uint8Array([number])

const unpacked = (
  number: number,
  collection: CollectionName,
  ids: readonly string[],
  fields: Partial<PullSlice> = {},
) => ({
  slice: {
    collection,
    documents: ids.map((id) => ({ id, _deleted: false })),
    checkpoint: `abcdef01.${number}`,
    isLast: false,
    ...fields,
  },
  packed: packedOf(number),
})

test('neighbours of one collection are one page with the last checkpoint, and keep their bytes apart', () => {
  const pages = packedPages([
    unpacked(1, 'workouts', [], { isLast: true, entitlement: 'told once' }),
    unpacked(2, 'sessions', ['newest'], { remaining: 3, total: 4 }),
    unpacked(3, 'sessions', ['a', 'b']),
    unpacked(4, 'sessions', ['c'], { isLast: true }),
  ])
  expect(pages.map(({ page }) => [page.collection, page.documents.map(({ id }) => id), page.isLast])).toEqual([
    ['workouts', [], true],
    ['sessions', ['newest', 'a', 'b', 'c'], true],
  ])
  expect(pages[0]?.page.entitlement).toBe('told once')
  expect(pages[1]?.page).toMatchObject({ checkpoint: 'abcdef01.4', remaining: 0, total: 4 })
  expect(pages[1]?.packed).toEqual([
    { ids: ['newest'], packed: packedOf(2) },
    { ids: ['a', 'b'], packed: packedOf(3) },
    { ids: ['c'], packed: packedOf(4) },
  ])
})

test('pages without documents are written together, others each by itself', () => {
  const pages = packedPages([
    unpacked(1, 'preferences', [], { isLast: true }),
    unpacked(2, 'folders', [], { isLast: true }),
    unpacked(3, 'workouts', ['a'], { isLast: true }),
    unpacked(4, 'exercises', ['b'], { isLast: true }),
    unpacked(5, 'sessions', [], { isLast: true }),
    unpacked(6, 'measurements', [], { isLast: true }),
  ])
  expect(writtenTogether(pages).map((group) => group.map(({ page }) => page.collection))).toEqual([
    ['preferences', 'folders'],
    ['workouts'],
    ['exercises'],
    ['sessions', 'measurements'],
  ])
})
