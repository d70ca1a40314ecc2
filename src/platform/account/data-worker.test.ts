import 'fake-indexeddb/auto'
import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DatabaseProvider } from '#storage/database-context.tsx'
import type { Database } from '#storage/documents.ts'
import { safetyDatabaseName } from '#storage/safety/safety-name.ts'
import { runHook } from '../../../tests/support/run-hook.ts'
import { serveWorkers } from '../../../tests/support/served-thread.ts'
import { soon } from '../../../tests/support/soon.ts'
import { askData, type DataApi, goOnWithData, useDataWorker } from './data-worker.ts'
import { GUEST_ACCOUNT } from './guest-account.ts'

afterEach(() => void vi.unstubAllGlobals())

/** The question asked here: any call of the worker serves. */
const ask = (api: DataApi) => (api as unknown as { work: () => Promise<string> }).work()

/** Workers that answer like this, number by number; the last answers for all later ones. */
function serve(...workers: readonly object[]) {
  const asked: unknown[] = []
  const usual = {
    open: async (...given: unknown[]) => void asked.push(['open', ...given]),
    close: async () => void asked.push('close'),
    work: async () => {
      asked.push('work')
      return 'done'
    },
  }
  const threads = serveWorkers((number) => ({ ...usual, ...(workers[number] ?? workers.at(-1)) }))
  const areOver = () => threads.map(({ thread }) => thread.isTerminated)
  return { asked, threads, areOver, over: (...expected: boolean[]) => soon(() => expect(areOver()).toEqual(expected)) }
}

const show = (account: string) => {
  // It asks nothing else of the database.
  const database = { account } as Database
  return runHook(useDataWorker, undefined, (screen) => createElement(DatabaseProvider, { value: database }, screen))
}

test('a question starts a worker that has opened the account, and ends it', async () => {
  const { asked, threads, over } = serve()
  expect(await askData('ana', ask)).toBe('done')
  await over(true)
  expect(asked).toEqual([['open', 'ana', true], 'work', 'close'])
  expect(threads.map(({ file, options }) => [file, options])).toEqual([
    ['data.worker.ts', { type: 'module', name: 'data' }],
  ])
})

test("a guest's documents are opened as those of nobody", async () => {
  const { asked, over } = serve()
  await askData(GUEST_ACCOUNT, ask)
  await over(true)
  expect(asked[0]).toEqual(['open', GUEST_ACCOUNT, false])
})

test('questions at the same time share a worker, which ends after the last', async () => {
  const { promise: late, resolve } = Promise.withResolvers<string>()
  const { threads, over, areOver } = serve({ work: () => late })
  const first = askData('ana', ask)
  expect(await askData('ana', async () => 'at once')).toBe('at once')
  await threads[0]?.thread.settled()
  expect(areOver()).toEqual([false])
  resolve('later')
  expect(await first).toBe('later')
  await over(true)
})

test('a failed question rejects, and ends the worker, too', async () => {
  const { over } = serve({ work: () => Promise.reject(new Error('no such file')) })
  await expect(askData('ana', ask)).rejects.toThrow('no such file')
  await over(true)
})

test('a worker lives while a screen uses it, and until what the screen asked is done', async () => {
  const { promise: late, resolve } = Promise.withResolvers<string>()
  const { threads, areOver, over, asked } = serve({ work: () => late })
  const [screen, other] = [show('ana'), show('ana')]
  expect(await screen.current()(async () => 'at once')).toBe('at once')
  other.leave()
  await threads[0]?.thread.settled()
  expect([areOver(), asked]).toEqual([[false], [['open', 'ana', true]]])
  const asking = screen.current()(ask)
  screen.leave()
  await threads[0]?.thread.settled()
  expect(areOver()).toEqual([false])
  resolve('later')
  expect(await asking).toBe('later')
  await over(true)
})

test('a screen that asks nothing ends its worker as it is left', async () => {
  const { over } = serve()
  show('ana').leave()
  await over(true)
})

test('another account has another worker, and ends the one before', async () => {
  const { asked, over } = serve()
  const screen = show('ana')
  expect(await askData('bento', ask)).toBe('done')
  await over(true, false)
  expect(asked).toContainEqual(['open', 'bento', true])
  screen.leave()
  await over(true, true)
})

test('a worker that cannot open the account is ended, and the next question starts another', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { over } = serve({ open: () => Promise.reject(new Error('no storage')) }, {})
  const screen = show('ana')
  await expect(askData('ana', ask)).rejects.toThrow('no storage')
  await over(true)
  expect(reported).toHaveBeenCalledOnce()
  expect(await screen.current()(ask)).toBe('done')
  screen.leave()
  await over(true, true)
})

test('a script that does not load is a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { threads, over } = serve({ open: () => new Promise(() => undefined) }, {})
  const asking = expect(askData('ana', ask)).rejects.toThrow('the data worker did not start')
  threads[0]?.thread.die()
  await asking
  expect(await askData('ana', ask)).toBe('done')
  await over(true, true)
})

test('a late failure of an earlier worker leaves the present one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { threads, over } = serve({ open: () => new Promise(() => undefined) }, {})
  const failed = expect(askData('ana', ask)).rejects.toThrow('the data worker did not start')
  const screen = show('bento')
  threads[0]?.thread.die()
  await failed
  expect(await screen.current()(ask)).toBe('done')
  screen.leave()
  await over(true, true)
})

/** An account whose import is in this state. */
async function anImport(account: string, state: string): Promise<void> {
  const opening = indexedDB.open(safetyDatabaseName(account), 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('imports', { keyPath: 'id' }).put({ id: 1, state })
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  opening.result.close()
}

test('an import that a kill has interrupted is gone on with, and nothing else starts a worker', async () => {
  const { asked, over, threads } = serve()
  await goOnWithData('nobody')
  await anImport('done', 'done')
  await goOnWithData('done')
  expect(threads).toEqual([])
  await anImport('killed', 'writing')
  await goOnWithData('killed')
  await over(true)
  expect(asked).toEqual([['open', 'killed', true], 'close'])
})
