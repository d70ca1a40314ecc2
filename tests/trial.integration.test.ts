import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTrial } from '../server/subscriptions/start-trial.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'

const TERMS = { trialDays: 14, now: new Date('2026-03-02T18:00:00.000Z') }
let people = 0

/** Somebody nobody has met. */
function somebody() {
  people += 1
  return { userId: `trial-${people}`, email: `trial-${people}@example.com` }
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

  test('starts at the first sync and ends after its days', async () => {
    const anna = somebody()
    expect(await startTrial(database, anna, TERMS)).toBe('started')
    expect(await rowOf(anna.userId)).toMatchObject({
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
    expect(await rowOf(anna.userId)).toMatchObject({ trial_ends_at: new Date('2026-03-16T18:00:00.000Z') })
  })

  test.each([
    ['with a new address', { userId: 'anna', email: 'new@example.com' }],
    ['in a new account', { userId: 'anna-2', email: 'anna.one@gmail.com' }],
    ['in a new account, spelled otherwise', { userId: 'anna-2', email: ' ANNAONE+2@GoogleMail.com' }],
  ])('comes once in a life: who deletes the account and comes back %s gets none', async (_case, back) => {
    await database.kysely.deleteFrom('trial_marks').execute()
    expect(await startTrial(database, { userId: 'anna', email: 'anna.one@gmail.com' }, TERMS)).toBe('started')
    await deleteAccount('anna')
    expect(await startTrial(database, back, TERMS)).toBe('had-one')
    expect(await rowOf(back.userId)).toBeUndefined()
  })

  test('is for the account alone where it has no address', async () => {
    expect(await startTrial(database, { userId: 'no-address-1', email: '' }, TERMS)).toBe('started')
    expect(await startTrial(database, { userId: 'no-address-2', email: '' }, TERMS)).toBe('started')
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
    const anna = { userId: 'canary-account', email: 'canary@example.com' }
    await startTrial(database, anna, TERMS)
    await deleteAccount(anna.userId)
    const marks = await database.kysely.selectFrom('trial_marks').select('mark').execute()
    expect(JSON.stringify(marks)).not.toMatch(/canary/)
  })
})
