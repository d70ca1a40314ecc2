import { describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../server/database/migrations.ts'
import { migrate } from '../server/database.ts'
import { customersOf } from '../server/subscriptions/customers.ts'
import { DATABASES, openTestDatabase } from './setup/test-database.ts'

const BEFORE = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '008'))

describe.each(DATABASES)('on %s', (kind) => {
  test('customers linked before their owners had a table are found after the upgrade', async () => {
    const database = await openTestDatabase(kind, (connection) => migrate(connection, BEFORE))
    const { kysely } = database
    const linked = { provider: 'stripe', user_id: 'ana' }
    const unread = { readings: 0, kept_reading: 0, reconciled_at: null }
    const noCheckout = { checkout_attempt: 0, checkout_id: null, checkout_order: null }
    await kysely
      .insertInto('payment_customers')
      .values({ ...linked, customer_id: 'current', ...unread, ...noCheckout })
      .execute()
    for (const customer_id of ['current', 'further']) {
      await kysely
        .insertInto('further_customers')
        .values({ ...linked, customer_id })
        .execute()
    }

    await migrate(database)
    const { linked: find } = customersOf(database, 'stripe')
    for (const customer of ['current', 'further']) {
      expect(await find(customer)).toMatchObject({ user_id: 'ana' })
    }
    expect(await find('unknown')).toBeUndefined()
    await database.close()
  })
})
