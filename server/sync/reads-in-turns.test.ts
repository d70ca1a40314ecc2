import { expect, test } from 'vitest'
import type { Page } from '../stores/documents.ts'
import { readCommits } from './heads.ts'
import { pull } from './pull.ts'
import { MAX_READS_AT_ONCE } from './reads-in-turns.ts'
import { withDefaults } from './settings.ts'
import type { SyncStore } from './sync-store.ts'

const EMPTY: Page = { documents: [], isLast: true }

/** Pages stay open until they are answered, and are counted by person. */
function aHeldStore() {
  const open: { readonly userId: string; readonly answer: (page: Page | Error) => void }[] = []
  let most = 0
  const held = (userId: string) =>
    new Promise<Page>((resolve, reject) => {
      open.push({ userId, answer: (page) => (page instanceof Error ? reject(page) : resolve(page)) })
      most = Math.max(most, open.filter((one) => one.userId === userId).length)
    })
  const unused = () => Promise.reject(new Error('not part of a pull'))
  const store: SyncStore = {
    position: async () => readCommits('0123456789abcdef', 4, '4.aaaaaaaa'),
    documentsAfter: ({ userId }) => held(userId),
    newestDocuments: ({ userId }) => held(userId),
    countDocuments: async () => 0,
    collectionHashes: unused,
    documentsOfOlderVersions: unused,
    write: unused,
    changes: { announce: async () => {}, subscribe: () => () => {}, close: async () => {} },
  }
  return { store, open, most: () => most }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

function aServer() {
  const { store, open, most } = aHeldStore()
  const settings = withDefaults({ store, release: 'test' })
  return { open, most, pullOf: (userId: string) => pull(settings, userId, { collection: 'sessions', limit: 200 }) }
}

test('a hundred pulls of one person are all answered, a few at the same time', async () => {
  const { open, most, pullOf } = aServer()
  const pulls = Promise.all(Array.from({ length: 100 }, () => pullOf('ana')))
  let answered = 0
  for (await turn(); answered < 100; await turn()) {
    answered += open.length
    for (const { answer } of open.splice(0)) answer(EMPTY)
  }
  expect(await pulls).toHaveLength(100)
  expect(most()).toBe(MAX_READS_AT_ONCE)
})

test('the pulls of one person keep nobody else waiting', async () => {
  const { open, pullOf } = aServer()
  for (let count = 0; count < 100; count += 1) void pullOf('ana')
  await turn()
  const other = pullOf('bento')
  await turn()
  for (const { userId, answer } of open) if (userId === 'bento') answer(EMPTY)
  expect(await other).toMatchObject({ documents: [], isLast: true })
})

test('a pull that fails makes room for the next one', async () => {
  const { open, pullOf } = aServer()
  const failing = Promise.allSettled(Array.from({ length: MAX_READS_AT_ONCE }, () => pullOf('ana')))
  await turn()
  const next = pullOf('ana')
  for (const { answer } of open.splice(0)) answer(new Error('the database is away'))
  expect((await failing).map(({ status }) => status)).toEqual(Array(MAX_READS_AT_ONCE).fill('rejected'))
  await turn()
  await turn()
  for (const { answer } of open) answer(EMPTY)
  expect(await next).toMatchObject({ documents: [] })
})
