import { afterEach, describe, expect, test, vi } from 'vitest'
import { withResolvers } from '#shared/with-resolvers.ts'
import { keepSubscription } from './kept-subscription.ts'
import { startSubscription } from './subscription-start.ts'

afterEach(() => vi.useRealTimers())

describe('the start', () => {
  /** A device whose loads the test ends. */
  function start() {
    const keeper = keepSubscription({
      account: () => ({ uid: 'ana', email: '', name: '' }),
      read: () => null,
      write: () => undefined,
      now: () => 0,
    })
    const loads: ReturnType<typeof withResolvers<boolean>>[] = []
    const load = () => {
      const next = withResolvers<boolean>()
      loads.push(next)
      return next.promise
    }
    const { init, waitForInit, giveUp } = startSubscription(keeper, load)
    return { keeper, loads, init, waitForInit, giveUp }
  }

  test('loads once, also for who asks meanwhile, and again after it failed', async () => {
    const { init, loads } = start()
    const both = [init(), init()]
    loads[0]?.resolve(false)
    expect(await Promise.all(both)).toEqual([false, false])
    const again = init()
    expect(loads).toHaveLength(2)
    loads[1]?.resolve(true)
    expect(await again).toBe(true)
  })

  test('loads nothing where all is known, unless forced: then what was known is cleared', async () => {
    const { init, loads, keeper, waitForInit } = start()
    keeper.keep({ isInitialized: true })
    expect([await init(), await waitForInit(), loads.length]).toEqual([true, true, 0])
    void init({ force: true })
    expect([keeper.current().isInitialized, loads.length]).toEqual([false, 1])
  })

  test('is waited for until it ends, with how it ended', async () => {
    const { init, loads, waitForInit } = start()
    const waiting = [waitForInit(), waitForInit()]
    void init()
    loads[0]?.resolve(true)
    expect(await Promise.all(waiting)).toEqual([true, true])
  })

  test('is waited for 5 s, and leaves no timer behind when it ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { init, loads, waitForInit } = start()
    const late = waitForInit()
    vi.advanceTimersByTime(5_000)
    expect(await late).toBe(false)
    const waiting = waitForInit()
    void init()
    loads[0]?.resolve(true)
    expect([await waiting, vi.getTimerCount()]).toEqual([true, 0])
  })

  test('that is given up is over for who waits, and the next one loads by itself', async () => {
    const { init, loads, giveUp, waitForInit } = start()
    const waiting = waitForInit()
    void init()
    giveUp()
    expect(await waiting).toBe(false)
    void init()
    expect(loads).toHaveLength(2)
  })
})
