import { describe, expect, test } from 'vitest'
import { withResolvers } from '#shared/with-resolvers.ts'
import { IdentityError } from '../identity/identity-error.ts'
import { ApiError, OfflineError } from '../server/api.ts'
import { createSubscriptionCalls, SubscriptionError } from './subscription-calls.ts'

describe('a call', () => {
  /** Calls of Ana, until the test lets her leave. */
  function calls() {
    const world = { owner: 'ana' as string | null }
    const it = createSubscriptionCalls(() => world.owner)
    const seen: unknown[] = []
    it.subscribe(() => seen.push(it.current()))
    return { world, seen, ...it }
  }

  test('is loading until it and every other one is over', async () => {
    const { act, current } = calls()
    const [first, second] = [withResolvers<void>(), withResolvers<void>()]
    const both = [act('plans', () => first.promise), act('status', () => second.promise)]
    expect(current()).toEqual({ isLoading: true, failures: [], error: null })
    first.resolve()
    await both[0]
    expect(current().isLoading).toBe(true)
    second.resolve()
    await both[1]
    expect(current()).toEqual({ isLoading: false, failures: [], error: null })
  })

  test('hands its answer on before it is over', async () => {
    const { act, current } = calls()
    const taken: unknown[] = []
    const answer = act(
      'plans',
      async () => 7,
      (plans) => void taken.push(plans, current().isLoading),
    )
    expect(await answer).toBe(7)
    expect(taken).toEqual([7, true])
  })

  test('that fails leaves its error until one of its kind works, whatever else fails or works', async () => {
    const { act, current } = calls()
    const cause = new Error('no network')
    const failing = act('payments', () => Promise.reject(cause))
    await expect(failing).rejects.toMatchObject({
      name: 'SubscriptionError',
      act: 'payments',
      message: 'Failed to fetch payment history',
      cause,
    })
    const told = await failing.catch((error: unknown) => error)
    expect(current()).toEqual({ isLoading: false, failures: [told], error: told })
    await act('plans', async () => 7)
    expect(current().failures).toEqual([told])
    await act('portal', () => Promise.reject(cause)).catch(() => undefined)
    expect(current().failures.map((failure) => failure.act)).toEqual(['payments', 'portal'])
    expect(current().error?.act).toBe('portal')
    await act('payments', () => Promise.reject(cause)).catch(() => undefined)
    expect(current().failures.map((failure) => failure.act)).toEqual(['portal', 'payments'])
    await act('payments', async () => 7)
    await act('portal', async () => 7)
    expect(current()).toEqual({ isLoading: false, failures: [], error: null })
  })

  test.each(['status', 'initialize', 'refresh', 'cancel', 'reactivate'] as const)(
    'that loads the state removes the error of an earlier load of it: %s',
    async (name) => {
      const { act, current } = calls()
      for (const failing of ['status', 'payments'] as const)
        await act(failing, () => Promise.reject(new Error('no'))).catch(() => undefined)
      await act(name, async () => 7)
      expect(current().failures.map((failure) => failure.act)).toEqual(['payments'])
    },
  )

  test.each([
    ['a server that is not reached', new OfflineError('no network'), true],
    ['a provider that is not reached', new IdentityError('offline'), true],
    ['a call in it that did not reach the server', new SubscriptionError('status', new OfflineError('no')), true],
    ['a server that fails', new ApiError(500, 'INTERNAL', 'no'), false],
  ])('knows whether it is offline: %s', (_why, cause, isOffline) => {
    expect(new SubscriptionError('initialize', cause).isOffline).toBe(isOffline)
  })

  test('within another fails as what it was', async () => {
    const { act } = calls()
    const inner = new SubscriptionError('status', new Error('no network'))
    await expect(act('checkout', () => Promise.reject(inner))).rejects.toBe(inner)
  })

  test('of somebody who has left hands nothing on, and leaves no error', async () => {
    const { act, current, world } = calls()
    const [good, bad] = [withResolvers<number>(), withResolvers<number>()]
    const taken: unknown[] = []
    const calling = act(
      'plans',
      () => good.promise,
      (plans) => void taken.push(plans),
    )
    const failing = act('status', () => bad.promise)
    world.owner = null
    good.resolve(7)
    bad.reject(new Error('no network'))
    expect(await calling).toBe(7)
    await expect(failing).rejects.toBeInstanceOf(SubscriptionError)
    expect([taken, current()]).toEqual([[], { isLoading: false, failures: [], error: null }])
  })
})
