import { expect, test } from 'vitest'
import { EXCHANGES_KEPT, ExchangeLog, noteExchanges } from './exchange-log.ts'
import { SyncError } from './sync-error.ts'
import type { SyncHttp } from './sync-http.ts'

const PULL = { collection: 'sessions', checkpoint: undefined, head: undefined, limit: 10 } as const
const PUSH = {
  collection: 'sessions',
  schemaVersion: 0,
  head: undefined,
  rows: [{ assumedMasterState: null, newDocumentState: { id: 'a', name: 'Legs with Ana', _deleted: false } }],
} as const

const SERVER: SyncHttp = {
  isCompressing: false,
  isUnpacking: true,
  pull: async () => ({ documents: [{ id: 'a', name: 'Legs with Ana', _deleted: false }], checkpoint: 'abcdef12.7' }),
  pack: async () => ({ data: '', bytes: 0, isCompressed: false }),
  push: async () => ({ conflicts: [], refused: [] }),
  slices: async () => undefined,
  digest: async () => ({ collections: {} }) as never,
  stream: async () => undefined,
}

/** A server whose clock moves by 40 ms with each look. */
function noted(server: Partial<SyncHttp> = {}) {
  let nowMs = 1_000
  let changes = 0
  const log = new ExchangeLog(() => {
    changes += 1
  })
  const http = noteExchanges({ ...SERVER, ...server }, log, () => {
    nowMs += 40
    return nowMs
  })
  return { http, log, changes: () => changes }
}

test('each call is noted with its time, rows and duration, and without its content', async () => {
  const { http, log, changes } = noted()
  await http.push(PUSH)
  await http.pull(PULL)
  await http.slices(() => undefined)
  await http.digest()
  expect(log.exchanges).toEqual([
    { atMs: 1_040, kind: 'push', rows: 1, outcome: 'ok', tookMs: 40 },
    { atMs: 1_120, kind: 'pull', rows: 1, outcome: 'ok', tookMs: 40 },
    { atMs: 1_200, kind: 'pull-all', rows: null, outcome: 'ok', tookMs: 40 },
    { atMs: 1_280, kind: 'compare', rows: null, outcome: 'ok', tookMs: 40 },
  ])
  expect(changes()).toBe(4)
})

test('a push with rows that the server set aside is noted as refused', async () => {
  const { http, log } = noted({ push: async () => ({ conflicts: [], refused: [{ id: 'a', issues: [] }] }) })
  await http.push(PUSH)
  expect(log.exchanges).toMatchObject([{ kind: 'push', outcome: 'refused' }])
})

test('a failure is noted by its kind, and still thrown', async () => {
  const { http, log } = noted({
    pull: async () => {
      throw new SyncError('busy', 'Legs with Ana')
    },
    digest: async () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await expect(http.pull(PULL)).rejects.toThrow('Legs with Ana')
  await expect(http.digest()).rejects.toThrow('Failed to fetch')
  expect(log.exchanges).toEqual([
    { atMs: 1_040, kind: 'pull', rows: null, outcome: 'busy', tookMs: 40 },
    { atMs: 1_120, kind: 'compare', rows: null, outcome: 'offline', tookMs: 40 },
  ])
})

test('only the latest are kept', async () => {
  const { http, log } = noted()
  await http.push(PUSH)
  for (let call = 0; call < EXCHANGES_KEPT; call++) await http.pull(PULL)
  expect(log.exchanges).toHaveLength(EXCHANGES_KEPT)
  expect(log.exchanges.map(({ kind }) => kind)).not.toContain('push')
})
