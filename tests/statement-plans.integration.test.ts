import { createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishDeletions } from '../server/account/delete-account.ts'
import { PERSONAL_TABLES } from '../server/account/personal-tables.ts'
import type { Named } from '../server/database/connection.ts'
import { forgetOldMessages } from '../server/stores/contact-messages.ts'
import { customerIdsOf, linkCustomer, unlinkCustomer } from '../server/stores/customer-links.ts'
import { customersToRead, forgetEvents } from '../server/stores/payment-customers.ts'
import { closeAccount } from '../server/stores/people.ts'
import { customersOf } from '../server/subscriptions/customers.ts'
import { thinDueRevisions } from '../server/sync/revision-sweep.ts'
import { aFolder, aSession } from './builders.ts'
import { openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const PEOPLE = 3_000
const BIG_TABLES = new Set<string>([
  ...PERSONAL_TABLES.map(({ table }) => table),
  'people',
  'payment_events',
  'contact_messages',
  'customer_owners',
])
const PARTITION = /^documents_\d+$/

type Plan = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

describe('the plans of statements, in a database of many people', () => {
  let database: TestDatabase
  let server: TestServer
  const recorded: RootOperationNode[] = []

  beforeAll(async () => {
    database = await openTestDatabase('postgresql')
    await fill()
    const recorder: KyselyPlugin = {
      transformQuery: ({ node }) => {
        recorded.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    server = await startTestServer('postgresql', {
      database: recordedBy(recorder),
    })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  function recordedBy(recorder: KyselyPlugin): TestDatabase {
    const heard = (named: Named): Named => ({ ...named, kysely: named.kysely.withPlugin(recorder) })
    return {
      ...database,
      ...heard(database),
      of: (userId) => heard(database.of(userId)),
      ofNobody: heard(database.ofNobody),
    }
  }

  /** A few rows of each person in every table that grows with the number of people. */
  async function fill(): Promise<void> {
    const everybody = sql`generate_series(1, ${sql.lit(PEOPLE)}) AS n`
    const rows = [
      sql`INSERT INTO heads (user_id, seq, thin_after) SELECT 'p' || n, 4, now() + interval '1 hour' FROM ${everybody}`,
      sql`INSERT INTO documents (user_id, collection, id, seq, deleted, body, json_length, content_hash, schema_version)
        SELECT 'p' || n, 'sessions', 's' || k, k, false, '{}', 2, 0, 0 FROM ${everybody}, generate_series(1, 4) AS k`,
      sql`INSERT INTO revisions (user_id, collection, id, seq, deleted, body, schema_version, received_at)
        SELECT 'p' || n, 'sessions', 's1', k, false, '{}', 0, now() FROM ${everybody}, generate_series(5, 8) AS k`,
      sql`INSERT INTO quarantine (user_id, collection, id, body_md5, body, issues, schema_version)
        SELECT 'p' || n, 'sessions', 's', 'd' || k, '', '[]', 0 FROM ${everybody}, generate_series(1, 3) AS k`,
      sql`INSERT INTO people (user_id, status, erased_at) SELECT 'gone' || n, 'deleted', now() FROM ${everybody}`,
      sql`INSERT INTO users (user_id, email, name) SELECT 'p' || n, '', '' FROM ${everybody}`,
      sql`INSERT INTO subscriptions (user_id, status) SELECT 'p' || n, 'active' FROM ${everybody}`,
      sql`INSERT INTO payment_customers (provider, user_id, customer_id, reconciled_at)
        SELECT 'local', 'p' || n, 'c' || n, now() - n * interval '1 minute' FROM ${everybody}`,
      sql`INSERT INTO further_customers (provider, customer_id, user_id)
        SELECT 'local', 'f' || n, 'p' || n FROM ${everybody}`,
      sql`INSERT INTO customer_owners (provider, customer_id, user_id)
        SELECT 'local', 'c' || n, 'p' || n FROM ${everybody}`,
      sql`INSERT INTO payment_events (provider, id, type, received_at)
        SELECT 'local', 'e' || n, '', now() - n * interval '1 minute' FROM ${everybody}`,
      sql`INSERT INTO contact_messages (id, name, email, message, locale, received_at)
        SELECT gen_random_uuid(), '', '', '', '', now() - n * interval '1 hour' FROM ${everybody}`,
    ]
    for (const row of rows) await row.execute(database.kysely)
    // By itself: a statement in a scope is in a transaction, where this does less.
    await sql`ANALYZE`.execute(database.ofNobody.kysely)
  }

  /** The plans of all statements that the work makes. */
  async function plansOf(work: () => Promise<unknown>): Promise<readonly { text: string; plan: Plan }[]> {
    recorded.length = 0
    await work()
    const executor = database.kysely.getExecutor()
    const plans: { text: string; plan: Plan }[] = []
    for (const node of recorded.splice(0)) {
      const query = executor.compileQuery(node, createQueryId())
      const explain = { ...query, sql: `EXPLAIN (FORMAT JSON) ${query.sql}`, query: { ...node } }
      const { rows } = await database.kysely.executeQuery<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(explain)
      for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) plans.push({ text: query.sql, plan: Plan })
    }
    return plans
  }

  async function expectIndexed(work: () => Promise<unknown>): Promise<void> {
    const plans = await plansOf(work)
    expect(plans.length).toBeGreaterThan(0)
    for (const { text, plan } of plans) {
      const nodes = nodesOf(plan)
      const tables = nodes.map((node) => node['Relation Name'] ?? '')
      const scanned = nodes
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => node['Relation Name'] ?? '')
        .filter((name) => BIG_TABLES.has(name) || PARTITION.test(name))
      expect({ scanned, text }).toEqual({ scanned: [], text })
      expect(new Set(tables.filter((name) => PARTITION.test(name))).size, text).toBeLessThanOrEqual(1)
    }
  }

  const onTheWire = <Document extends object>(document: Document) => ({ ...document, _deleted: false })

  test('read one partition by an index for a push of what is new, changed, in conflict, deleted or refused', async () => {
    const phone = await server.client('p7')
    const session = onTheWire(aSession())
    const edited = { ...session, note: 'edited' }
    await expectIndexed(async () => {
      await phone.push('sessions', [{ newDocumentState: session }])
      await phone.push('sessions', [{ newDocumentState: edited, assumedMasterState: session }])
      await phone.push('sessions', [{ newDocumentState: session }])
      await phone.push('sessions', [{ newDocumentState: { ...edited, _deleted: true }, assumedMasterState: edited }])
      await phone.push('folders', [{ newDocumentState: 'rubbish' }, { newDocumentState: onTheWire(aFolder()) }])
      await (await server.client('somebody-new')).push('sessions', [{ newDocumentState: session }])
    })
  })

  test('do the same for a pull, a digest, the profile, an export and the deletion of an account', async () => {
    const phone = await server.client('p8')
    const headers = { authorization: `Bearer ${phone.token}` }
    await expectIndexed(async () => {
      const { checkpoint } = await phone.pull('sessions')
      await phone.pull('sessions', checkpoint)
      await phone.pull('sessions', undefined, 2)
      await phone.digest()
      for (const [method, url] of [
        ['GET', '/api/user/profile'],
        ['GET', '/api/user/export'],
        ['DELETE', '/api/user/delete-account'],
      ] as const) {
        expect((await server.app.inject({ method, url, headers })).statusCode, url).toBeLessThan(300)
      }
    })
  })

  test('find the person of a customer and the customers of a person by an index', async () => {
    const { kysely } = server.database
    await expectIndexed(async () => {
      const customer = await customersOf(server.database, 'local').linked('c9')
      expect(customer?.user_id).toBe('p9')
      if (customer) expect(await customerIdsOf(kysely, customer)).toEqual(['c9', 'f9'])
      await linkCustomer(kysely, 'local', 'p9', 'another')
      await unlinkCustomer(kysely, 'local', 'p9')
    })
  })

  test('of the nightly rounds find what is due by an index', async () => {
    const { database: recording } = server
    await sql`UPDATE heads SET thin_after = now() WHERE user_id IN ('p1', 'p2')`.execute(database.kysely)
    await closeAccount(database, 'p3')
    const before = new Date(Date.now() - 3_600_000)
    await expectIndexed(async () => {
      expect(await thinDueRevisions(recording, rethrow)).toBe(2)
      await finishDeletions({ database: recording, erasers: [], identityAdmin: server.provider.admin }, rethrow)
      await customersToRead(recording.kysely, 'local', before, { readAt: '-infinity', userId: '' }, 50)
      await sql`UPDATE contact_messages SET received_at = received_at - interval '245 days'`.execute(database.kysely)
      await forgetOldMessages(recording.kysely)
      await forgetEvents(recording.kysely, new Date(Date.now() - (PEOPLE - 20) * 60_000))
    })
  })
})

function nodesOf(plan: Plan): readonly Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

function rethrow(cause: unknown): never {
  throw cause
}
