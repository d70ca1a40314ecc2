import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import type { EntitlementKey, SubscriptionState } from '#contract/billing.ts'
import { NO_SUBSCRIPTION } from '#domain/billing/subscription.ts'
import { withResolvers } from '#shared/with-resolvers.ts'
import { hearStatements, REFRESH_PAUSE_MS } from './hear-statements.ts'
import { keepSubscription } from './kept-subscription.ts'

const ANA = { uid: 'ana', email: 'ana@barra.test', name: 'Ana' }
const ISSUED_AT_MS = Date.parse('2026-02-01T00:00:00.000Z')

const pair = await generateKeyPair('Ed25519', { extractable: true })
const stranger = await generateKeyPair('Ed25519', { extractable: true })
const { x = '' } = await exportJWK(pair.publicKey)
const KEY: EntitlementKey = { kty: 'OKP', crv: 'Ed25519', x, kid: 'one' }

/** The server's word on Ana, so many milliseconds after the first. */
async function said(afterMs = 0, { by = pair.privateKey, plan = 'monthly' as 'monthly' | 'annual' } = {}) {
  const subscription = {
    ...NO_SUBSCRIPTION,
    hasSubscription: true,
    isActive: true,
    status: 'active' as const,
    plan,
    currentPeriodEnd: '2026-03-01T00:00:00.000Z',
  }
  const { hasSubscription: _h, isActive: _a, isTrialing: _t, ...fields } = subscription
  const issuedAt = new Date(ISSUED_AT_MS + afterMs).toISOString()
  const statement = { ...fields, uid: 'ana', validUntil: '2026-03-15T00:00:00.000Z', issuedAt, epoch: 'e1' }
  const entitlement = await new SignJWT(statement).setProtectedHeader({ alg: 'Ed25519', kid: 'one' }).sign(by)
  return { state: { ...subscription, entitlement } satisfies SubscriptionState, subscription, statement, entitlement }
}

/** Ana's device. Its keys are known at once, unless the test holds them back. */
function device(disk: string | null = null) {
  const world = {
    account: ANA as typeof ANA | null,
    nowMs: ISSUED_AT_MS,
    asked: [] as boolean[],
    keys: (_isAnew: boolean): Promise<readonly EntitlementKey[]> => Promise.resolve([KEY]),
  }
  const keeper = keepSubscription({
    account: () => world.account,
    read: () => disk,
    write: () => undefined,
    now: () => world.nowMs,
  })
  const statements = hearStatements(keeper, {
    keys: (isAnew = false) => {
      world.asked.push(isAnew)
      return world.keys(isAnew)
    },
    now: () => world.nowMs,
  })
  const leave = () => {
    world.account = null
    keeper.reread()
  }
  return { world, keeper, leave, ...statements }
}

const NOTHING = device().keeper.current()

describe('an answer of the server', () => {
  test('is kept with its statement and the time of it', async () => {
    const { hear, keeper } = device()
    const { state, subscription, statement, entitlement } = await said()
    await hear(state)
    expect(keeper.current()).toEqual({
      ...NOTHING,
      status: subscription,
      proof: { token: entitlement, statement },
      highWaterMs: ISSUED_AT_MS,
    })
  })

  test('without a genuine statement is shown, and proves nothing', async () => {
    const { hear, keeper, isFresh, world } = device()
    const { state, subscription } = await said(0, { by: stranger.privateKey })
    await hear(state)
    expect(keeper.current()).toEqual({ ...NOTHING, status: subscription })
    expect(isFresh()).toBe(false)
    // The key may be new: the server's are asked for.
    expect(world.asked).toEqual([false, true])
  })

  test('that is older than what is known changes nothing, one as old is news', async () => {
    const { hear, keeper } = device()
    const first = await said(1_000)
    await hear(first.state)
    await hear((await said(999, { plan: 'annual' })).state)
    expect(keeper.current().status.plan).toBe('monthly')
    await hear((await said(1_000, { plan: 'annual' })).state)
    expect(keeper.current().status.plan).toBe('annual')
  })

  test('that arrives for somebody who has left is not kept', async () => {
    const { hear, keeper, leave, world } = device()
    const keys = withResolvers<readonly EntitlementKey[]>()
    world.keys = () => keys.promise
    const heard = hear((await said()).state)
    const forged = hear((await said(0, { by: stranger.privateKey })).state)
    leave()
    keys.resolve([KEY])
    await Promise.all([heard, forged])
    expect(keeper.current()).toEqual(NOTHING)
  })

  test('of a visitor proves nothing', async () => {
    const { hear, keeper, leave } = device()
    leave()
    const { state, subscription } = await said()
    await hear(state)
    expect(keeper.current()).toEqual({ ...NOTHING, status: subscription })
  })

  test.each([
    ['at once', 0, true],
    ['until five minutes are over', REFRESH_PAUSE_MS - 1, true],
    ['no longer after five minutes', REFRESH_PAUSE_MS, false],
    ['no longer by a clock that was turned back', -1, false],
  ])('is fresh %s', async (_when, passedMs, fresh) => {
    const { hear, isFresh, world, forget } = device()
    expect(isFresh()).toBe(false)
    world.nowMs = 7 * REFRESH_PAUSE_MS
    await hear((await said()).state)
    world.nowMs += passedMs
    expect(isFresh()).toBe(fresh)
    forget()
    expect(isFresh()).toBe(false)
  })

  test('a time before 1970 is one, too', async () => {
    const { hear, isFresh, world } = device()
    world.nowMs = 0
    expect(isFresh()).toBe(false)
    await hear((await said()).state)
    expect(isFresh()).toBe(true)
  })
})

describe('a statement by itself', () => {
  test('is kept with what it says', async () => {
    const { hearStatement, keeper, isFresh } = device()
    const { entitlement, statement, subscription } = await said()
    await hearStatement(entitlement)
    expect(keeper.current()).toEqual({
      ...NOTHING,
      status: subscription,
      proof: { token: entitlement, statement },
      highWaterMs: ISSUED_AT_MS,
    })
    expect(isFresh()).toBe(false)
  })

  test('is judged once, until it is forgotten', async () => {
    const { hearStatement, world, forget } = device()
    const { entitlement } = await said(0, { by: stranger.privateKey })
    await hearStatement(entitlement)
    await hearStatement(entitlement)
    expect(world.asked).toEqual([false, true])
    forget()
    await hearStatement(entitlement)
    expect(world.asked).toEqual([false, true, false, true])
  })

  test('that is known from an answer is not judged again', async () => {
    const { hear, hearStatement, world } = device()
    const { state, entitlement } = await said()
    await hear(state)
    await hearStatement(entitlement)
    expect(world.asked).toEqual([false])
  })

  test('that is older, forged or for somebody who has left changes nothing', async () => {
    const { hear, hearStatement, keeper, leave, world } = device()
    await hear((await said(1_000)).state)
    const before = keeper.current()
    await hearStatement((await said(999, { plan: 'annual' })).entitlement)
    await hearStatement((await said(2_000, { by: stranger.privateKey })).entitlement)
    await hearStatement(undefined)
    expect(keeper.current()).toBe(before)

    const keys = withResolvers<readonly EntitlementKey[]>()
    world.keys = () => keys.promise
    const heard = hearStatement((await said(2_000)).entitlement)
    leave()
    keys.resolve([KEY])
    await heard
    expect(keeper.current()).toEqual(NOTHING)
  })
})

describe('a statement on the disk', () => {
  const diskWith = (token: string) => JSON.stringify({ uid: 'ana', token, isInitialized: true, plans: [] })

  test('that is genuine stays', async () => {
    const { verify, keeper, world } = device(diskWith((await said()).entitlement))
    const before = keeper.current()
    await verify()
    expect(keeper.current()).toBe(before)
    expect(world.asked).toEqual([false])
  })

  test('that is forged is discarded, and the state is to be loaded again', async () => {
    const { verify, keeper } = device(diskWith((await said(0, { by: stranger.privateKey })).entitlement))
    expect(keeper.current()).toMatchObject({ isInitialized: true, proof: expect.anything() })
    await verify()
    expect(keeper.current()).toEqual(NOTHING)
  })

  test('that is forged does not take a genuine one with it that came meanwhile', async () => {
    const { verify, hear, keeper, world } = device(diskWith((await said(-1, { by: stranger.privateKey })).entitlement))
    const keys = withResolvers<readonly EntitlementKey[]>()
    world.keys = () => keys.promise
    const verified = verify()
    world.keys = () => Promise.resolve([KEY])
    const { state, statement } = await said()
    await hear(state)
    keys.resolve([KEY])
    await verified
    expect(keeper.current()).toMatchObject({ isInitialized: true, proof: { statement } })
  })

  test('is not asked about where there is none', async () => {
    const { verify, keeper, world } = device()
    await verify()
    expect([keeper.current(), world.asked]).toEqual([NOTHING, []])
  })
})
