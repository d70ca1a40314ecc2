import { spawn } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { entitlementKeyPath } from '../server/subscriptions/entitlement-signer.ts'
import { createPostgresqlDatabase } from './setup/test-database.ts'
import { startDeployment } from './support/deployment.ts'
import { CONFIG, list, PROJECT, ROOT, STRIPE_KEY } from './support/well-set-services.ts'

type Deployment = Awaited<ReturnType<typeof startDeployment>>
let at: Deployment
beforeAll(async () => {
  at = await startDeployment()
})
afterAll(() => at.close())
beforeEach(() => {
  at.stripeHas()
  at.googleHas()
})

test('a correct setup passes every check, and skipped ones say why', async () => {
  const { isRight, lines, faults } = await at.doctor()
  expect(faults).toEqual([])
  expect(isRight).toBe(true)
  const columns = lines.flatMap((line) => /^(ok|not asked) +([^:]+):/.exec(line)?.slice(1).join(' ') ?? [])
  expect(columns).toEqual([
    'ok Stripe, key',
    'ok Stripe, price of the monthly plan',
    'ok Stripe, price of the annual plan',
    'ok Stripe, webhook',
    'ok Stripe, customer portal',
    'not asked Stripe, signing secret',
    'ok Firebase, service account',
    'ok Firebase, e-mail and password',
    'ok Firebase, further ways to sign in',
    'ok Firebase, authorised domains',
    'ok Firebase, mails',
    'ok Firebase, bucket',
    'ok Firebase, rules of the bucket',
    'ok Mail',
    'ok Database',
    'ok Database, tables',
    'ok Database, role',
    'ok Entitlement key',
  ])
  expect(lines.at(-1)).toBe('Everything that could be asked is right.')
  expect(lines[0]).toContain('live: real money moves')
})

test('hanging services are reported, and all others are checked', async () => {
  at.stripeHas({ '/v1/webhook_endpoints': null })
  at.googleHas({ [CONFIG]: null })
  const { isRight, faults, text } = await at.doctor({}, 3_000)
  expect(isRight).toBe(false)
  expect(faults).toEqual([
    'wrong      Stripe, webhook: Stripe did not answer within 3 s (docs/CONFIGURING.md, 2.4)',
    'wrong      Firebase, e-mail and password: Google did not answer within 3 s (docs/CONFIGURING.md, 3.2)',
    'wrong      Firebase, authorised domains: Google did not answer within 3 s (docs/CONFIGURING.md, 3.3)',
    'wrong      Firebase, mails: Google did not answer within 3 s (docs/CONFIGURING.md, 3.4)',
  ])
  expect(text).toContain('ok         Stripe, customer portal')
  expect(text).toContain('ok         Firebase, rules of the bucket')
  expect(text).toContain('ok         Mail')
})

test('a service that is not there is named with the reason', async () => {
  const { faults } = await at.doctor({ STRIPE_API_BASE: 'http://127.0.0.1:1' })
  expect(faults).toEqual([expect.stringContaining('Stripe, key: Stripe could not be asked: ECONNREFUSED ')])
})

test('a mail server that refuses the password, and one that is not there', async () => {
  const refused = await at.doctor({ SMTP_URL: at.mail.urlFor('other-password') })
  expect(refused.faults).toEqual([expect.stringContaining('Mail: the mail server does not take the user and password')])
  const absent = await at.doctor({ SMTP_URL: 'smtp://me:mail-password@127.0.0.1:1' })
  expect(absent.faults).toEqual([expect.stringMatching(/Mail: The mail server could not be asked: E\w+ /)])
})

test('a database without tables, and one that is not there', async () => {
  const empty = await createPostgresqlDatabase()
  expect((await at.doctor({ DATABASE_URL: empty })).faults).toEqual([
    'missing    Database, tables: there are none yet: the server makes them at its start (docs/CONFIGURING.md, 1.1)',
  ])
  const absent = new URL(empty)
  absent.pathname = '/nowhere'
  expect((await at.doctor({ DATABASE_URL: absent.href })).faults).toEqual([
    expect.stringContaining('Database: the server has no database of the name in DATABASE_URL'),
  ])
})

test('a role for which row-level security does not hold', async () => {
  const url = new URL(at.databaseUrl)
  url.username = 'barra'
  expect((await at.doctor({ DATABASE_URL: url.href })).faults).toEqual([
    expect.stringMatching(/^wrong +Database, role: DATABASE_URL names a superuser or a role with BYPASSRLS/),
  ])
})

test('a key that others may read, and none at all', async () => {
  chmodSync(entitlementKeyPath(at.folder), 0o644)
  const { faults } = await at.doctor()
  chmodSync(entitlementKeyPath(at.folder), 0o600)
  expect(faults).toEqual([expect.stringMatching(/^wrong +Entitlement key: others may read .*: chmod 600 /)])
  expect((await at.doctor({ DATA_DIR: join(at.folder, 'empty') })).faults).toEqual([
    expect.stringMatching(/^missing +Entitlement key: there is no /),
  ])
})

/** The real command, with only these variables set. */
function command(given: Readonly<Record<string, string>>) {
  return new Promise<{ status: number | null; lines: readonly string[] }>((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'scripts/doctor.ts')], { env: { DATA_DIR: at.folder, ...given } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    child.on('close', (status) => resolve({ status, lines: said.trimEnd().split('\n') }))
  })
}

describe('the command', () => {
  test('without any service reports that there is nothing to check', async () => {
    expect(await command({})).toEqual({
      status: 0,
      lines: [expect.stringMatching(/^No service is configured: .*nobody to ask\.$/)],
    })
  })

  test('ends with 0 where all is right, and with 1 where something is not', async () => {
    const stripeAlone = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: 'x', STRIPE_API_BASE: at.stripe.url }
    const right = await command(stripeAlone)
    expect(right).toMatchObject({ status: 0 })
    expect(right.lines).toContainEqual(expect.stringMatching(/^not asked {2}Firebase: FIREBASE_PROJECT_ID is not set/))
    expect(right.lines).toContainEqual(expect.stringMatching(/^not asked {2}Stripe, webhook: APP_URL is not set/))
    at.stripeHas({ '/v1/prices?barra_annual': list() })
    expect(await command(stripeAlone)).toMatchObject({ status: 1 })
  })

  test('names variables that are missing, as the server does', async () => {
    const { status, lines } = await command({ FIREBASE_PROJECT_ID: PROJECT })
    expect(status).toBe(1)
    expect(lines[0]).toMatch(/^Barra cannot start/)
  })
})
