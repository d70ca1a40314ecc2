import { beforeEach, expect, test, vi } from 'vitest'

let loadFirst: (awaited: Promise<unknown>) => void

// In a browser: another file of the same process may have loaded it as in a native app.
beforeEach(async () => {
  vi.resetModules()
  ;({ loadFirst } = await import('./page-first.ts'))
})

/** A browser that records which locks are held, and until when. */
function browser(serviceWorker?: { readonly controller: object | null }) {
  const log: string[] = []
  const request = async (name: string, { mode }: LockOptions, work: (lock: object) => Promise<unknown>) => {
    log.push(`${name} ${mode}`)
    const result = await work({})
    log.push('released')
    return result
  }
  vi.stubGlobal('navigator', { locks: { request }, ...(serviceWorker && { serviceWorker }) })
  return log
}

test.each([
  ['that no worker controls', { controller: null }],
  ['in a browser without workers', undefined],
])('a page %s goes first until what it loads is there', async (_what, serviceWorker) => {
  const log = browser(serviceWorker)
  const { promise, resolve } = Promise.withResolvers<void>()
  loadFirst(promise)
  expect(log).toEqual(['barra-page-first shared'])
  resolve()
  await vi.waitFor(() => expect(log).toEqual(['barra-page-first shared', 'released']))
})

test('a page that could not load what it needed keeps nobody waiting', async () => {
  const log = browser({ controller: null })
  loadFirst(Promise.reject(new Error('no network')))
  await vi.waitFor(() => expect(log).toContain('released'))
})

test('a page with a worker has everything already', () => {
  const log = browser({ controller: {} })
  loadFirst(Promise.resolve())
  expect(log).toEqual([])
})
