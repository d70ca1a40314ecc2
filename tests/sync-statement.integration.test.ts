import type { AddressInfo } from 'node:net'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { insertDocument } from '#storage/commands.ts'
import { endTrial } from '../server/stores/subscriptions.ts'
import { createTellStatement } from '../server/subscriptions/told-statements.ts'
import { aSession } from './builders.ts'
import { APP_URL, type BillingServer, startBillingServer } from './setup/test-billing.ts'
import { DATABASES } from './setup/test-database.ts'
import { identityFor } from './setup/test-identity.ts'
import { createClient, startTestServer, type TestClient } from './setup/test-server.ts'
import { startDevice } from './support/device.ts'
import { FaultyWire } from './support/faulty-wire.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const NOT_WARNED = { warn: (_details: object, message: string) => expect.fail(message) }

describe.each(DATABASES)('on %s an answer of the sync', (kind) => {
  let at: BillingServer
  beforeAll(async () => {
    at = await startBillingServer(kind)
  })
  afterAll(() => at.close())

  const post = (uid: string, path: string, payload: object = {}) =>
    at.call(uid, { method: 'POST', url: `/api${path}`, payload })
  const startTrial = (uid: string) => post(uid, '/auth/sync-user-trial')
  const askedBy = async (uid: string): Promise<string> =>
    (await at.call(uid, { url: '/api/subscriptions/status' })).body.data.entitlement
  const push = ({ push }: TestClient) => push('sessions', [{ newDocumentState: { ...aSession(), _deleted: false } }])
  const told = async (person: TestClient) => (await person.pull('sessions')).entitlement ?? ''

  test('carries the statement that the device gets when it asks, after a push as after a pull', async () => {
    const person = await at.server.client()
    await startTrial(person.uid)
    const asked = decodeJwt(await askedBy(person.uid))
    expect(asked).toMatchObject({ uid: person.uid, status: 'trialing' })
    expect(decodeJwt((await push(person)).entitlement ?? '')).toEqual(asked)
    expect(decodeJwt(await told(person))).toEqual(asked)
  })

  test('says of somebody whose trial is still to begin that it is due, and of somebody who had one that there is none', async () => {
    const person = await at.server.client()
    expect(decodeJwt(await told(person))).toMatchObject({ status: 'none', pendingTrial: 'due', validUntil: null })
    await startTrial(person.uid)
    await at.server.database.kysely.deleteFrom('subscriptions').where('user_id', '=', person.uid).execute()
    at.clock.advance(MINUTE_MS)
    expect(decodeJwt(await told(person))).not.toHaveProperty('pendingTrial')
  })

  test('says that the trial waits for the address to be confirmed, and at once that it has begun, as its start does', async () => {
    const uid = `unconfirmed-${kind}`
    const { app, tokenFor } = at.server
    const before = createClient(app, uid, await tokenFor(uid, 3_600, { email_verified: false }))
    const startBy = async ({ token }: TestClient) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await app.inject({ method: 'POST', url: '/api/auth/sync-user-trial', headers })).json().data
    }
    const unconfirmed = await startBy(before)
    expect(unconfirmed.trial).toBe('unconfirmed')
    expect(decodeJwt(unconfirmed.entitlement)).toMatchObject({ status: 'none', pendingTrial: 'unconfirmed' })
    expect((await push(before)).refused).toEqual([])
    expect(decodeJwt(await told(before))).toMatchObject({ status: 'none', pendingTrial: 'unconfirmed' })

    const after = createClient(app, uid, await tokenFor(uid))
    expect(decodeJwt(await told(after))).toMatchObject({ status: 'none', pendingTrial: 'due' })
    const started = await startBy(after)
    expect(started.trial).toBe('started')
    expect(decodeJwt(started.entitlement)).toMatchObject({ uid, status: 'trialing' })
    expect(decodeJwt(await askedBy(uid))).toMatchObject({ status: 'trialing' })
  })

  test('carries the very statement of before for as long as it says the same, for a day at the most', async () => {
    const person = await at.server.client()
    await startTrial(person.uid)
    const first = await told(person)
    for (const passedMs of [0, MINUTE_MS, 60 * MINUTE_MS]) {
      at.clock.advance(passedMs)
      expect((await push(person)).entitlement).toBe(first)
    }
    at.clock.advance(DAY_MS)
    const next = await told(person)
    expect(next).not.toBe(first)
    expect({ ...decodeJwt(next), issuedAt: null }).toEqual({ ...decodeJwt(first), issuedAt: null })
  })

  test('does not carry the statement that the device says it has heard, and does so again when it changes', async () => {
    const person = await at.server.client()
    await startTrial(person.uid)
    const heard = (await told(person)).slice(-16)
    const pulled = async () => {
      const headers = { 'x-heard-entitlement': heard }
      const url = '/api/sync/pull?collection=sessions&limit=1'
      return (await at.call(person.uid, { url, headers })).body.data
    }
    expect(await pulled()).not.toHaveProperty('entitlement')
    await endTrial(at.server.database.kysely, person.uid, at.clock.now())
    at.clock.advance(MINUTE_MS)
    expect(decodeJwt((await pulled()).entitlement)).toMatchObject({ status: 'none' })
  })

  test('tells within a minute what has become of the subscription', async () => {
    const person = await at.server.client()
    await startTrial(person.uid)
    expect(decodeJwt(await told(person))).toMatchObject({ status: 'trialing' })
    const { body } = await post(person.uid, '/stripe/checkout', {
      priceId: 'price_local_annual',
      successUrl: `${APP_URL}/subscription/success`,
      cancelUrl: `${APP_URL}/subscription`,
    })
    await at.press(`${new URL(body.data.url).pathname}/pay`)
    at.clock.advance(MINUTE_MS)
    expect(decodeJwt(await told(person))).toMatchObject({ status: 'active', plan: 'annual' })
  })

  test('takes what was logged and tells the end of the trial, whatever has ended', async () => {
    const person = await at.server.client()
    await startTrial(person.uid)
    await endTrial(at.server.database.kysely, person.uid, at.clock.now())
    const { refused, conflicts, entitlement = '' } = await push(person)
    expect([refused, conflicts]).toEqual([[], []])
    expect(decodeJwt(entitlement)).toMatchObject({ status: 'none', validUntil: null })
    expect((await person.pull('sessions')).documents).toHaveLength(1)
  })

  test('keeps the statements of a bounded number of people: those it told last', async () => {
    const tell = createTellStatement(at.billing, 2)
    const issuedAt = async (name: string) =>
      decodeJwt((await tell(identityFor(`${name}-${kind}`), NOT_WARNED)) ?? '')['issuedAt']
    const first = await issuedAt('anna')
    await issuedAt('bento')
    expect(await issuedAt('anna')).toBe(first)
    await issuedAt('carla')
    at.clock.advance(1_000)
    expect(await issuedAt('anna')).toBe(first)
    expect(await issuedAt('bento')).not.toBe(first)
  })

  test('takes what was logged also where no statement can be signed', async () => {
    const signer = { ...at.billing.signer, sign: () => Promise.reject(new Error('no key')) }
    const server = await startTestServer(kind, {
      database: at.server.database,
      billing: { ...at.billing, signer },
    })
    onTestFinished(() => server.close())
    const answer = await push(await server.client())
    expect(answer).toMatchObject({ refused: [], conflicts: [] })
    expect(answer).not.toHaveProperty('entitlement')
  })

  test('tells a device of the end of its trial that asks about nothing else', async () => {
    const person = await at.server.client()
    await startTrial(person.uid)
    await endTrial(at.server.database.kysely, person.uid, at.clock.now())
    if (!at.server.app.server.listening) await at.server.app.listen({ port: 0, host: '127.0.0.1' })
    // Listening on a port, not on a socket file.
    const { port } = at.server.app.server.address() as AddressInfo
    const device = await startDevice({
      name: person.uid,
      wire: new FaultyWire(`http://127.0.0.1:${port}`),
      idToken: async () => ({ kind: 'token', token: person.token, expiresAtMs: Date.now() + 3_600_000 }),
    })
    onTestFinished(() => device.stop())
    await insertDocument(device.database, 'sessions', aSession())
    const { entitlement } = await device.untilStatus(
      (status) => status.kind === 'synced' && status.entitlement !== null,
    )
    expect(decodeJwt(entitlement ?? '')).toMatchObject({ uid: person.uid, status: 'none', validUntil: null })
    expect((await person.pull('sessions')).documents).toHaveLength(1)
  })
})
