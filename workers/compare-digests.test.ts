import { expect, test } from 'vitest'
import type { CollectionName } from '#contract/sync.ts'
import { lastingDifferences } from './compare-digests.ts'

/** A device whose comparisons find these differences, while the server's state moves as told. */
function aDevice(differences: readonly (readonly CollectionName[])[], heads: readonly string[]) {
  const [left, moves] = [[...differences], [...heads]]
  let head = moves[0]
  return {
    left,
    comparing: {
      compare: async () => left.shift() ?? [],
      head: async () => head,
      catchUp: async () => {
        head = moves.shift() ?? head
      },
    },
  }
}

test('a difference counts where the server is of the same state before and after', async () => {
  const { comparing } = aDevice([['sessions']], ['state 1', 'state 1'])
  expect(await lastingDifferences(comparing)).toEqual(['sessions'])
})

test('a push of another device during the comparison is no difference', async () => {
  const { comparing, left } = aDevice([['sessions'], []], ['state 1', 'state 2', 'state 2'])
  expect(await lastingDifferences(comparing)).toEqual([])
  expect(left).toEqual([])
})

test('nothing is said where the server changes during each comparison', async () => {
  const states = ['1', '2', '2', '3', '3', '4', '4']
  const { comparing } = aDevice([['sessions'], ['sessions'], ['sessions'], ['sessions']], states)
  expect(await lastingDifferences(comparing)).toBeUndefined()
})
