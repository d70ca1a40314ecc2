import { afterAll, expect, test, vi } from 'vitest'
import type { Shell } from './shell.ts'

// The next file must not find the phone that the last test has entered.
afterAll(() => void vi.resetModules())

/** A page whose browser grants, drops and refuses locks. */
async function load({
  hasLocks = true,
  visibilityState = 'visible',
  shell,
}: {
  readonly hasLocks?: boolean
  readonly visibilityState?: string
  readonly shell?: Partial<Shell>
} = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState })
  vi.stubGlobal('document', page)
  const locks: { kind: string; released: boolean; release: () => Promise<void> }[] = []
  const answer: { before: () => Promise<void>; releaseFails: boolean } = { before: async () => {}, releaseFails: false }
  const request = async (kind: string) => {
    await answer.before()
    const lock = {
      kind,
      released: false,
      release: async () => {
        lock.released = true
        if (answer.releaseFails) throw new DOMException('gone', 'InvalidStateError')
      },
    }
    locks.push(lock)
    return lock
  }
  vi.stubGlobal('navigator', hasLocks ? { wakeLock: { request } } : {})
  vi.resetModules()
  if (shell) (await import('./shell.ts')).enterShell(shell as Shell)
  const see = async (state: string) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
    await settle()
  }
  return { ...(await import('./wake-lock.ts')), see, locks, answer, held: () => locks.filter((lock) => !lock.released) }
}

async function settle() {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

test('the screen stays on until it is let go', async () => {
  const { keepScreenOn, canKeepScreenOn, locks, held, see } = await load()
  expect(canKeepScreenOn()).toBe(true)
  const letGo = keepScreenOn()
  await settle()
  expect(locks.map(({ kind, released }) => [kind, released])).toEqual([['screen', false]])
  letGo()
  await see('visible')
  expect([locks.length, held().length]).toEqual([1, 0])
})

test('a lock that the browser drops with a hidden page is asked for again at the return, and only then', async () => {
  const { keepScreenOn, locks, held, see } = await load()
  keepScreenOn()
  await settle()
  await see('visible')
  expect(locks).toHaveLength(1)
  await locks[0]?.release()
  await see('hidden')
  expect(locks).toHaveLength(1)
  await see('visible')
  expect([locks.length, held().length]).toEqual([2, 1])
})

test('a page that begins hidden asks when it is first seen', async () => {
  const { keepScreenOn, locks, see } = await load({ visibilityState: 'hidden' })
  keepScreenOn()
  await settle()
  expect(locks).toEqual([])
  await see('visible')
  expect(locks).toHaveLength(1)
})

test('a refused lock is asked for again at the next return', async () => {
  const { keepScreenOn, locks, answer, see } = await load()
  answer.before = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'))
  keepScreenOn()
  await settle()
  answer.before = async () => undefined
  await see('visible')
  expect(locks).toHaveLength(1)
})

test('a lock that is granted after it was let go is released at once', async () => {
  const { keepScreenOn, locks, held, answer } = await load()
  const { promise, resolve } = Promise.withResolvers<void>()
  answer.before = () => promise
  const letGo = keepScreenOn()
  letGo()
  resolve()
  await settle()
  expect([locks.length, held().length]).toEqual([1, 0])
})

test('letting go never fails, even if nothing was granted or the browser refuses to release', async () => {
  const { keepScreenOn, answer } = await load()
  answer.before = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  const letGo = keepScreenOn()
  await settle()
  expect(letGo()).toBeUndefined()
  Object.assign(answer, { before: async () => undefined, releaseFails: true })
  const letGoAgain = keepScreenOn()
  await settle()
  expect(letGoAgain()).toBeUndefined()
  await settle()
})

test('a browser without locks does nothing', async () => {
  const { keepScreenOn, canKeepScreenOn } = await load({ hasLocks: false })
  vi.stubGlobal('document', null)
  expect(canKeepScreenOn()).toBe(false)
  expect(keepScreenOn()()).toBeUndefined()
})

test('the native app keeps its screen on by itself', async () => {
  let isOn = false
  const keep = () => {
    isOn = true
    return () => {
      isOn = false
    }
  }
  const { keepScreenOn, canKeepScreenOn } = await load({ hasLocks: false, shell: { keepScreenOn: keep } })
  expect(canKeepScreenOn()).toBe(true)
  const letGo = keepScreenOn()
  expect(isOn).toBe(true)
  letGo()
  expect(isOn).toBe(false)
})
