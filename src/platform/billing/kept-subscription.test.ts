import { describe, expect, test } from 'vitest'
import { NO_SUBSCRIPTION } from '#domain/billing/subscription.ts'
import { type KeptSubscription, keepSubscription, proofIn } from './kept-subscription.ts'
import { NOTE_STEP_MS } from './use-meter.ts'

const ANA = { uid: 'ana', email: 'ana@barra.test', name: 'Ana' }
const NOW_MS = 1_800_000_000_000
const STATEMENT = {
  uid: 'ana',
  status: 'active' as const,
  plan: 'monthly' as const,
  trialEndsAt: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  validUntil: null,
  issuedAt: '2026-02-01T00:00:00.000Z',
  epoch: 'e1',
}
const TOKEN = `head.${Buffer.from(JSON.stringify(STATEMENT)).toString('base64url')}.signature`
const STATUS = { ...NO_SUBSCRIPTION, hasSubscription: true, isActive: true, status: 'active' as const }
const NOTHING: KeptSubscription = {
  subscription: null,
  plans: [],
  paymentHistory: [],
  status: NO_SUBSCRIPTION,
  isInitialized: false,
  proof: null,
  highWaterMs: 0,
}
const PLAN = {
  id: 'p',
  name: 'Monthly',
  slug: 'monthly' as const,
  priceCents: 1990,
  originalPriceCents: null,
  currency: 'BRL' as const,
  interval: 'month' as const,
  ui: { features: [] },
  stripePriceId: 'price_1',
}
const PAYMENT = {
  id: 'pay',
  createdAt: '2026-02-01T00:00:00.000Z',
  amountCents: 1990,
  currency: 'BRL',
  status: 'paid' as const,
  plan: null,
  receiptUrl: null,
}
const BOUGHT = {
  id: 'sub',
  status: 'active' as const,
  plan: null,
  priceCents: null,
  currency: null,
  startedAt: null,
  trialEndsAt: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  endedAt: null,
}
const EVERYTHING: KeptSubscription = {
  subscription: BOUGHT,
  plans: [PLAN],
  paymentHistory: [PAYMENT],
  status: STATUS,
  isInitialized: true,
  proof: { token: TOKEN, statement: STATEMENT },
  highWaterMs: NOW_MS - 1,
}

/** A device with a disk, a clock and whoever is signed in. */
function device({ disk = null as string | null, account = ANA as typeof ANA | null } = {}) {
  const world = { disk, account, nowMs: NOW_MS, written: 0 }
  const keeper = keepSubscription({
    account: () => world.account,
    read: () => world.disk,
    write: (text) => {
      world.disk = text
      world.written += 1
    },
    now: () => world.nowMs,
  })
  return { world, ...keeper }
}

describe('what is kept of a subscription', () => {
  test('is written whole, and read back as it was', () => {
    const { keep, current, world } = device()
    expect(current()).toEqual(NOTHING)
    keep(EVERYTHING)
    expect(current()).toEqual(EVERYTHING)
    const { proof: _, ...fields } = EVERYTHING
    expect(JSON.parse(world.disk ?? '')).toEqual({ uid: 'ana', ...fields, token: TOKEN })
    expect(device({ disk: world.disk }).current()).toEqual(EVERYTHING)
  })

  test('is changed in part, and written without a statement where there is none', () => {
    const { keep, current, world } = device()
    keep({ plans: [PLAN] })
    keep({ status: STATUS })
    expect(current()).toEqual({ ...NOTHING, plans: [PLAN], status: STATUS })
    expect(JSON.parse(world.disk ?? '')).toMatchObject({ token: null })
    expect(device({ disk: world.disk }).current()).toEqual({ ...NOTHING, plans: [PLAN], status: STATUS })
  })

  test.each([
    ['nothing', null],
    ['what is no JSON', '{"uid":"ana"'],
    ['what is no record', '[{"uid":"ana","isInitialized":true}]'],
    ['that of somebody else', '{"uid":"bento","isInitialized":true}'],
  ])('is nothing where the disk has %s', (_what, disk) => {
    expect(device({ disk }).current()).toEqual(NOTHING)
  })

  test('is as far as it can be read', () => {
    const disk = JSON.stringify({
      uid: 'ana',
      plans: {},
      status: { status: 'odd' },
      isInitialized: 1,
      highWaterMs: 'x',
    })
    expect(device({ disk }).current()).toEqual(NOTHING)
    expect(device({ disk: '{"uid":"ana","highWaterMs":"7","token":"a.b.c"}' }).current()).toEqual({
      ...NOTHING,
      highWaterMs: 7,
    })
  })

  test('is cleared but for what access is judged by', () => {
    const { keep, clear, current, world } = device()
    keep(EVERYTHING)
    clear()
    const { proof, highWaterMs } = EVERYTHING
    expect(current()).toEqual({ ...NOTHING, proof, highWaterMs })
    expect(device({ disk: world.disk }).current()).toEqual({ ...NOTHING, proof, highWaterMs })
  })

  test('of a visitor is not written, nor read', () => {
    const { keep, current, owner, world } = device({ account: null })
    keep({ plans: [PLAN] })
    expect([owner(), current().plans, world.disk]).toEqual([null, [PLAN], null])
    expect(device({ account: null, disk: '{"uid":null,"isInitialized":true}' }).current()).toEqual(NOTHING)
  })

  test('is that of the next person once it is read again', () => {
    const { keep, reread, current, owner, isOfAnother, world } = device()
    keep(EVERYTHING)
    expect(isOfAnother()).toBe(false)
    world.account = { ...ANA, uid: 'bento' }
    expect([isOfAnother(), owner()]).toEqual([true, 'ana'])
    reread()
    expect([isOfAnother(), owner(), current()]).toEqual([false, 'bento', NOTHING])
    world.account = null
    expect(isOfAnother()).toBe(true)
    reread()
    expect([isOfAnother(), owner()]).toEqual([false, null])
  })
})

describe('the latest known time', () => {
  test('rises with the clock, and does not fall', () => {
    const { tick, clock, world } = device()
    expect(clock()).toEqual({ nowMs: NOW_MS, highWaterMs: 0 })
    tick()
    expect(clock()).toEqual({ nowMs: NOW_MS, highWaterMs: NOW_MS })
    world.nowMs -= 5
    tick()
    expect(clock()).toEqual({ nowMs: NOW_MS - 5, highWaterMs: NOW_MS })
  })

  test('is written once a minute, the rest is told to who listens', () => {
    const { tick, subscribe, current, world } = device()
    let told = 0
    subscribe(() => (told += 1))
    tick()
    expect(world.written).toBe(1)
    world.nowMs += NOTE_STEP_MS - 1
    tick()
    expect([world.written, current().highWaterMs]).toEqual([1, NOW_MS + NOTE_STEP_MS - 1])
    world.nowMs += 1
    tick()
    expect(world.written).toBe(2)
    world.nowMs += NOTE_STEP_MS - 1
    tick()
    expect([world.written, told]).toEqual([2, 4])
  })

  test('counts a minute from what the disk has, also after reading it again', () => {
    const { keep, tick, reread, world } = device({ disk: JSON.stringify({ uid: 'ana', highWaterMs: NOW_MS }) })
    world.nowMs += NOTE_STEP_MS - 1
    tick()
    expect(world.written).toBe(0)
    keep({ highWaterMs: NOW_MS + NOTE_STEP_MS - 1 })
    world.nowMs += NOTE_STEP_MS - 1
    tick()
    expect(world.written).toBe(1)
    world.disk = JSON.stringify({ uid: 'ana', highWaterMs: world.nowMs })
    reread()
    world.nowMs += NOTE_STEP_MS - 1
    tick()
    expect(world.written).toBe(1)
  })
})

test.each([
  ['a token about this person', 'ana', TOKEN, { token: TOKEN, statement: STATEMENT }],
  ['a token about somebody else', 'bento', TOKEN, null],
  ['what is no token', 'ana', 'a.b.c', null],
  ['what is no text', 'ana', { toString: () => TOKEN }, null],
  ['nothing', 'ana', undefined, null],
])('%s is proof or none', (_what, uid, token, proof) => {
  expect(proofIn(uid, token)).toEqual(proof)
})
