import { expect, test } from 'vitest'
import { completePull, type PullNews } from './complete-pull.ts'

function aSync(first: PullNews) {
  let news = first
  const listeners = new Set<() => void>()
  return {
    current: () => news,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(next: PullNews) {
      news = next
      for (const listener of listeners) listener()
    },
    listening: () => listeners.size,
  }
}

test("waits until everything has been pulled and the server's time is known", async () => {
  const sync = aSync({})
  let answer: number | undefined
  const waiting = completePull(sync, new AbortController().signal).then((time) => {
    answer = time
  })
  sync.tell({ pulledThisStart: false, serverTimeMs: 5 })
  sync.tell({ pulledThisStart: true, serverTimeMs: null })
  await Promise.resolve()
  expect(answer).toBeUndefined()

  sync.tell({ pulledThisStart: true, serverTimeMs: 7 })
  await waiting
  expect(answer).toBe(7)
  expect(sync.listening()).toBe(0)
})

test('is there at once where it has been pulled already', async () => {
  const sync = aSync({ pulledThisStart: true, serverTimeMs: 7 })
  expect(await completePull(sync, new AbortController().signal)).toBe(7)
  expect(sync.listening()).toBe(0)
})

test('ends with the account, so that another one cannot complete it', async () => {
  const sync = aSync({})
  const ended = new AbortController()
  const waiting = completePull(sync, ended.signal)
  ended.abort()
  await expect(waiting).rejects.toThrow()
  sync.tell({ pulledThisStart: true, serverTimeMs: 7 })
  expect(sync.listening()).toBe(0)
  await expect(completePull(sync, ended.signal)).rejects.toThrow()
})
