import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTrial } from '../server/subscriptions/start-trial.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'

const TERMS = { trialDays: 14, now: new Date('2026-03-02T18:00:00.000Z') }
let people = 0

const confirmed = (uid: string, email: string) => ({ uid, email, emailVerified: true })

function somebody() {
  people += 1
  return confirmed(`trial-${people}`, `trial-${people}@example.com`)
}

describe.each(DATABASES)('on %s the trial', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database.close())

  const rowOf = (userId: string) =>
    database.kysely.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst()
  const deleteAccount = (userId: string) =>
    database.kysely.deleteFrom('subscriptions').where('user_id', '=', userId).execute()

  // proves 1.4
  test('starts at the first sync and ends after its days', async () => {
    const anna = somebody()
    expect(await startTrial(database, anna, TERMS)).toBe('started')
    expect(await rowOf(anna.uid)).toMatchObject({
      status: 'trialing',
      provider: null,
      trial_ends_at: new Date('2026-03-16T18:00:00.000Z'),
    })
  })

  test('is not moved by a second call', async () => {
    const anna = somebody()
    await startTrial(database, anna, TERMS)
    const later = { ...TERMS, now: new Date('2026-03-10T18:00:00.000Z') }
    expect(await startTrial(database, anna, later)).toBe('had-one')
    expect(await rowOf(anna.uid)).toMatchObject({ trial_ends_at: new Date('2026-03-16T18:00:00.000Z') })
  })

  test.each([
    ['with a new address', confirmed('anna', 'new@example.com')],
    ['in a new account', confirmed('anna-2', 'anna.one@gmail.com')],
    ['in a new account, spelled otherwise', confirmed('anna-2', ' ANNAONE+2@GoogleMail.com')],
  ])('is given once: deleting the account and returning %s gives none', async (_case, back) => {
    await database.kysely.deleteFrom('trial_marks').execute()
    expect(await startTrial(database, confirmed('anna', 'anna.one@gmail.com'), TERMS)).toBe('started')
    await deleteAccount('anna')
    expect(await startTrial(database, back, TERMS)).toBe('had-one')
    expect(await rowOf(back.uid)).toBeUndefined()
  })

  test.each([
    ['an address that is not confirmed', { email: 'mallory@example.com', emailVerified: false }],
    ['no address', { email: '', emailVerified: true }],
    ['what is no address', { email: 'mallory', emailVerified: true }],
  ])('does not start with %s, however many accounts are made', async (_case, address) => {
    for (const uid of [`minted-1-${address.email}`, `minted-2-${address.email}`]) {
      expect(await startTrial(database, { uid, ...address }, TERMS)).toBe('unconfirmed')
      expect(await rowOf(uid)).toBeUndefined()
    }
  })

  test('starts at the first contact after the address was confirmed', async () => {
    const anna = somebody()
    expect(await startTrial(database, { ...anna, emailVerified: false }, TERMS)).toBe('unconfirmed')
    expect(await startTrial(database, anna, TERMS)).toBe('started')
    expect(await startTrial(database, { ...anna, emailVerified: false }, TERMS)).toBe('had-one')
  })

  test('of an owner is not used up by a stranger who signs up with their address', async () => {
    const owner = somebody()
    const stranger = { uid: `stranger-of-${owner.uid}`, email: owner.email, emailVerified: false }
    expect(await startTrial(database, stranger, TERMS)).toBe('unconfirmed')
    expect(await startTrial(database, owner, TERMS)).toBe('started')
    // The stranger does not learn of the owner.
    expect(await startTrial(database, stranger, TERMS)).toBe('unconfirmed')
  })

  test('is not for somebody who has paid before, also while their address is not confirmed', async () => {
    const anna = somebody()
    const bought = { status: 'active' as const, provider: 'local', cancel_at_period_end: false, updated_at: TERMS.now }
    await database.kysely
      .insertInto('subscriptions')
      .values({ user_id: anna.uid, ...bought })
      .execute()
    expect(await startTrial(database, { ...anna, emailVerified: false }, TERMS)).toBe('had-one')
  })

  test('starts once for two devices at the same moment', async () => {
    const other = await database.reconnect()
    for (let round = 0; round < 10; round++) {
      const anna = somebody()
      const outcomes = await Promise.all([startTrial(database, anna, TERMS), startTrial(other, anna, TERMS)])
      expect(outcomes.toSorted()).toEqual(['had-one', 'started'])
    }
    if (kind === 'postgresql') await other.close()
  })

  test('leaves nothing in clear that outlives the account', async () => {
    const anna = confirmed('canary-account', 'canary@example.com')
    await startTrial(database, anna, TERMS)
    await deleteAccount(anna.uid)
    const marks = await database.kysely.selectFrom('trial_marks').select('mark').execute()
    expect(JSON.stringify(marks)).not.toMatch(/canary/)
  })
})
