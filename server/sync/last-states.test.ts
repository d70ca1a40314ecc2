import { expect, test } from 'vitest'
import type { Change, Head } from '../stores/changes.ts'
import { afterCommit, readCommits } from './heads.ts'
import { createLastStates } from './last-states.ts'

const EPOCH = '0123456789abcdef'
const BEFORE: Head = { seq: 4, commits: '4.aaaaaaaa', bytes: 100 }

const shelfOf = (userId: string, collection: 'sessions' | 'folders' = 'sessions') => ({ userId, collection })

/** Writes these documents, the first as the next change after `BEFORE`. */
function aChange(...ids: readonly string[]): Change {
  const versions = ids.map((id, index) => {
    const body = { id, note: 'x'.repeat(20) }
    const json = JSON.stringify(body)
    return { id, seq: BEFORE.seq + 1 + index, deleted: false, body, json, bytes: json.length }
  })
  const position = afterCommit(readCommits(EPOCH, BEFORE.seq, BEFORE.commits), ids.length, 'bbbbbbbb')
  return { versions, schemaVersion: 3, replaced: [], position, growth: 44 }
}

/** A device that assumes nothing about these. */
const assuming = (...ids: readonly string[]) => new Map(ids.map((id) => [id, undefined]))

test('the state after a write is known of the documents that were written', () => {
  const states = createLastStates()
  const change = aChange('a', 'b')
  states.keep(shelfOf('ana'), BEFORE, change)
  const [first] = change.versions
  expect(states.get(shelfOf('ana'), assuming('a'))).toEqual({
    position: change.position,
    bytes: 144,
    head: { seq: 6, commits: '4.aaaaaaaa 6.bbbbbbbb', bytes: 144 },
    documents: [{ id: 'a', seq: 5, deleted: false, body: first?.body, bytes: first?.bytes, schemaVersion: 3 }],
  })
  expect(states.get(shelfOf('ana'), assuming('b', 'a'))?.documents.map(({ id }) => id)).toEqual(['b', 'a'])
})

test('a body that was assumed as it is stored is not read again, and any other assumption changes nothing', () => {
  const states = createLastStates()
  const change = aChange('a')
  states.keep(shelfOf('ana'), BEFORE, change)
  const stored = change.versions[0]?.body
  const rightly = { ...stored, _deleted: false }
  const bodyFor = (assumed: unknown) => states.get(shelfOf('ana'), new Map([['a', assumed]]))?.documents[0]?.body
  expect(bodyFor(rightly)).toEqual(stored)
  for (const wrong of [undefined, null, 'a', [], {}, { ...rightly, note: 'y' }, { ...rightly, reps: 5 }]) {
    expect(bodyFor(wrong)).toEqual(stored)
  }
})

test('nothing is known of another document, another collection or another person', () => {
  const states = createLastStates()
  states.keep(shelfOf('ana'), BEFORE, aChange('a'))
  expect(states.get(shelfOf('ana'), assuming('a', 'b'))).toBeUndefined()
  expect(states.get(shelfOf('ana', 'folders'), assuming('a'))).toBeUndefined()
  expect(states.get(shelfOf('ben'), assuming('a'))).toBeUndefined()
})

test('the next write takes the place of the one before, and a forgotten one is gone', () => {
  const states = createLastStates()
  states.keep(shelfOf('ana'), BEFORE, aChange('a'))
  states.keep(shelfOf('ana'), BEFORE, aChange('b'))
  expect(states.get(shelfOf('ana'), assuming('a'))).toBeUndefined()
  expect(states.get(shelfOf('ana'), assuming('b'))).toBeDefined()
  states.forget('ana')
  expect(states.get(shelfOf('ana'), assuming('b'))).toBeUndefined()
})

test('of more people than fit, those who wrote last are known', () => {
  const states = createLastStates(300)
  for (const name of ['ana', 'ben', 'ana', 'carla']) states.keep(shelfOf(name), BEFORE, aChange('a'))
  const known = ['ana', 'ben', 'carla'].filter((name) => states.get(shelfOf(name), assuming('a')))
  expect(known).toEqual(['ana', 'carla'])
})

test('a push as large as a history is not kept, and what was known before it is not, either', () => {
  const states = createLastStates()
  states.keep(shelfOf('ana'), BEFORE, aChange('a'))
  states.keep(shelfOf('ana'), BEFORE, aChange(...Array.from({ length: 6_000 }, (_, index) => `id-${index}`)))
  expect(states.get(shelfOf('ana'), assuming('id-0'))).toBeUndefined()
  expect(states.get(shelfOf('ana'), assuming('a'))).toBeUndefined()
})
