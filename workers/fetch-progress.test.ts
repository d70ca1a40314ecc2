import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CollectionName, WireDocument } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { FetchCount, type FetchProgress } from './fetch-progress.ts'

const documents = (count: number): WireDocument[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), _deleted: false }))

test('counts on where one collection has ended and the next begins', () => {
  const count = new FetchCount()
  count.add('sessions', { documents: documents(50), remaining: 10 })
  expect(count.progress).toEqual({ done: 50, total: 60 })
  count.add('sessions', { documents: documents(10) })
  expect(count.progress).toEqual({ done: 60, total: 60 })
  count.add('measurements', { documents: documents(5), remaining: 20 })
  expect(count.progress).toEqual({ done: 65, total: 85 })
})

test('counts nothing of a collection that never said how much it holds', () => {
  const count = new FetchCount()
  count.add('workouts', { documents: documents(7) })
  expect(count.progress).toBeNull()
})

test('the total of all collections, told at the beginning, is the total from there on', () => {
  const count = new FetchCount()
  count.add('folders', { documents: documents(2), remaining: 0, total: 902 })
  expect(count.progress).toEqual({ done: 2, total: 902 })
  count.add('sessions', { documents: documents(40), remaining: 860 })
  expect(count.progress).toEqual({ done: 42, total: 902 })
})

type Page = {
  readonly name: CollectionName
  readonly size: number
  readonly remaining?: number
  readonly total?: number
}

const pages: fc.Arbitrary<Page> = fc.record(
  { name: fc.constantFrom(...COLLECTION_NAMES), size: fc.nat(30), remaining: fc.nat(100), total: fc.nat(300) },
  { requiredKeys: ['name', 'size'] },
)

test('neither number ever falls, whatever is pulled once more', () => {
  fc.assert(
    fc.property(fc.array(pages, { maxLength: 20 }), (arriving) => {
      const count = new FetchCount()
      let before: FetchProgress = { done: 0, total: 0 }
      for (const { name, size, ...told } of arriving) {
        count.add(name, { documents: documents(size), ...told })
        const now = count.progress ?? before
        expect(now.done).toBeGreaterThanOrEqual(before.done)
        expect(now.total).toBeGreaterThanOrEqual(Math.max(before.total, now.done))
        before = now
      }
    }),
  )
})
