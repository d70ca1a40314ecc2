import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setStatus } from '#platform/sync/sync.ts'
import { UNKNOWN_STATUS } from '#platform/sync/sync-status.ts'
import type { Database } from '#storage/documents.ts'
import { tidyUp } from './tidy-up.ts'

const work = vi.hoisted(() => ({ done: [] as unknown[][], failing: '' }))

const step = vi.hoisted(() => (name: string) => async (...asked: unknown[]) => {
  work.done.push([name, ...asked])
  if (work.failing === name) throw new Error(`${name} failed`)
})

vi.mock(import('#platform/account/data-worker.ts'), () => ({ goOnWithData: step('import') }) as never)
vi.mock(import('#platform/account/begin-in-region.ts'), () => ({ beginInRegion: step('units') }) as never)
vi.mock(import('#storage/trash.ts'), () => ({ purgeTrashed: step('trash') }) as never)

const database = { account: 'ana' } as Database
const NOW = Date.parse('2026-11-20T10:00:00Z')

beforeEach(() => {
  Object.assign(work, { done: [], failing: '' })
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => {
    vi.useRealTimers()
    setStatus(UNKNOWN_STATUS)
  })
})

const pulled = () => setStatus({ ...UNKNOWN_STATUS, pulledThisStart: true, serverTimeMs: 7 })

test('an import goes on at once; units and the trash wait until everything has been pulled', async () => {
  const tidied = tidyUp(database, new AbortController().signal)
  await Promise.resolve()
  expect(work.done).toEqual([['import', 'ana']])
  pulled()
  await tidied
  expect(work.done).toEqual([
    ['import', 'ana'],
    ['units', database],
    ['trash', database, { deviceMs: NOW, serverMs: 7 }],
  ])
})

test.each(['import', 'units', 'trash'])(
  'what fails, as the %s, is left to the next start with all behind it',
  async (name) => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    work.failing = name
    pulled()
    await tidyUp(database, new AbortController().signal)
    expect(work.done.at(-1)?.[0]).toBe(name)
    expect(said.mock.calls).toEqual([['tidying up: later', `Error: ${name} failed`]])
  },
)

test('an account that ends first keeps its trash', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const ended = new AbortController()
  const tidied = tidyUp(database, ended.signal)
  ended.abort()
  await tidied
  pulled()
  expect(work.done).toEqual([['import', 'ana']])
})
