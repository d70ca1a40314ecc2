import { expect, test } from 'vitest'
import type { PullSlice } from '#contract/sync.ts'
import { receiveSlices } from './receive-slices.ts'
import type { ArrivedSlice } from './sync-http.ts'

const FULL = Array.from({ length: 200 }, (_, index) => ({ id: String(index), _deleted: false }))

const sliceOf = (number: number, documents: PullSlice['documents'] = []) =>
  ({ collection: 'sessions', documents, checkpoint: String(number) }) as PullSlice
const packedOf = (number: number) => new Uint8Array([number])

/** Hands on slices that are read at once, unless told otherwise. */
const arrived = (number: number, read = async () => sliceOf(number)): ArrivedSlice => ({
  packed: packedOf(number),
  read,
})

test('slices are taken in order, one group at a time, with their bytes', async () => {
  const taken: unknown[] = []
  let underWay = 0
  await receiveSlices(
    async (arrive) => {
      for (const number of [1, 2, 3, 4, 5]) arrive(arrived(number))
    },
    async (slices) => {
      underWay += 1
      await Promise.resolve()
      for (const { slice, packed } of slices) taken.push([slice.checkpoint, packed, underWay])
      underWay -= 1
    },
  )
  expect(taken).toEqual([1, 2, 3, 4, 5].map((number) => [String(number), packedOf(number), 1]))
})

test('those unpacked while one is taken are taken together, and no more than three full ones wait unpacked', async () => {
  const read: number[] = []
  const groups: string[][] = []
  const takings = [1, 2, 3].map(() => Promise.withResolvers<void>())
  const all = receiveSlices(
    async (arrive) => {
      for (const number of [1, 2, 3, 4, 5, 6]) {
        arrive(
          arrived(number, async () => {
            read.push(number)
            return sliceOf(number, FULL)
          }),
        )
      }
    },
    (slices) => {
      groups.push(slices.map(({ slice }) => slice.checkpoint))
      return takings[groups.length - 1]?.promise ?? Promise.reject(new Error('one too many'))
    },
  )
  await expect.poll(() => read).toEqual([1, 2, 3, 4])
  expect(groups).toEqual([['1']])
  takings[0]?.resolve()
  await expect.poll(() => read).toEqual([1, 2, 3, 4, 5, 6])
  expect(groups).toEqual([['1'], ['2', '3', '4']])
  for (const { resolve } of takings) resolve()
  await all
  expect(groups).toEqual([['1'], ['2', '3', '4'], ['5', '6']])
})

test('empty ones wait unpacked in any number', async () => {
  const groups: string[][] = []
  const first = Promise.withResolvers<void>()
  const all = receiveSlices(
    async (arrive) => {
      for (const number of [1, 2, 3, 4, 5, 6]) arrive(arrived(number))
    },
    async (slices) => {
      groups.push(slices.map(({ slice }) => slice.checkpoint))
      if (groups.length === 1) await first.promise
    },
  )
  await expect.poll(() => groups).toEqual([['1']])
  await new Promise((resolve) => setImmediate(resolve))
  first.resolve()
  await all
  expect(groups).toEqual([['1'], ['2', '3', '4', '5', '6']])
})

test('what arrived before the connection broke is taken, then the break is reported', async () => {
  const taken: string[] = []
  const receiving = receiveSlices(
    async (arrive) => {
      arrive(arrived(1))
      throw new Error('cut off')
    },
    async (slices) => void taken.push(...slices.map(({ slice }) => slice.checkpoint)),
  )
  await expect(receiving).rejects.toThrow('cut off')
  expect(taken).toEqual(['1'])
})

test.each([
  ['that cannot be taken', async () => sliceOf(2), new Error('the disk is full')],
  ['that is none', () => Promise.reject(new Error('no gzip')), undefined],
])('nothing is taken after a slice %s, and its failure is reported', async (_, read, failure) => {
  const taken: string[] = []
  const receiving = receiveSlices(
    async (arrive) => {
      arrive(arrived(1))
      arrive(arrived(2, read))
      arrive(arrived(3))
    },
    async (slices) => {
      if (failure && slices.some(({ slice }) => slice.checkpoint === '2')) throw failure
      taken.push(...slices.map(({ slice }) => slice.checkpoint))
    },
  )
  await expect(receiving).rejects.toThrow(failure?.message ?? 'no gzip')
  expect(taken).toEqual(['1'])
})
