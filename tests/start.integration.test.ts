import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../tooling/free-port.ts'

const START = join(import.meta.dirname, '../server/start.js')
/** Data folder and finished build in one: nothing needs to be built. */
const folder = mkdtempSync(join(tmpdir(), 'barra-start-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html>')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the real process with only these variables set, until it ends. */
function startWith(variables: Record<string, string>, ...flags: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [START, '--no-demo', ...flags], {
    encoding: 'utf8',
    env: { DATA_DIR: folder, ...variables },
  })
  return { status, stdout, lines: stderr.trimEnd().split('\n') }
}

test('a configured identity project alone gets a list of everything missing, with its purpose', () => {
  const { status, stdout, lines } = startWith({ FIREBASE_PROJECT_ID: 'barra' })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(lines).toEqual([
    expect.stringMatching(/^Barra cannot start/),
    expect.stringMatching(/^ {2}FIREBASE_SERVICE_ACCOUNT \(the key of a service account.*\): is missing/),
    expect.stringMatching(/^ {2}APP_URL \(where people reach the app\): is missing/),
    expect.stringMatching(/^ {2}STRIPE_SECRET_KEY \(the key by which Stripe takes payments\): is missing/),
    expect.stringMatching(/^ {2}FIREBASE_API_KEY \(.*\): is missing/),
  ])
})

test('wrong variables are named beside missing ones, without their values', () => {
  const { status, lines } = startWith({
    PORT: 'eighty',
    LOG_LEVEL: 'loud',
    APP_URL: 'barra',
    RATE_LIMIT_PER_PERSON: '0',
    ENTITLEMENT_PRIVATE_KEY: '{"kty":"OKP","crv":"Ed25519","x":"AA","d":"very-secret"}',
    STRIPE_SECRET_KEY: 'sk_very-secret',
    SMTP_URL: 'smtp://me:very-secret@mail.example.com',
  })
  expect(status).toBe(1)
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual([
    'Barra',
    'PORT',
    'LOG_LEVEL',
    'RATE_LIMIT_PER_PERSON',
    'APP_URL',
    'ENTITLEMENT_PRIVATE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'CONTACT_TO',
  ])
  expect(lines.join('\n')).not.toMatch(/secret@|very-secret|eighty|loud/)
})

test('a key of a service account that is none, and a flag that is none, are one line each', () => {
  const production = {
    FIREBASE_PROJECT_ID: 'barra',
    FIREBASE_API_KEY: 'key',
    FIREBASE_SERVICE_ACCOUNT: '{"private',
    APP_URL: 'https://barra.example',
    ALLOW_LOCAL_PAYMENTS: 'true',
    DIST_DIR: folder,
    PORT: '0',
  }
  const withoutKey = startWith(production)
  expect(withoutKey).toMatchObject({ status: 1, lines: [expect.stringMatching(/^FIREBASE_SERVICE_ACCOUNT is not/)] })
  const withFlag = startWith({}, '--quick')
  expect(withFlag).toMatchObject({ status: 1, lines: [expect.stringMatching(/--quick/)] })
})

test('an unreachable database is reported in one line', async () => {
  const port = await freePort()
  const { status, lines } = startWith({
    DATABASE_URL: `postgresql://me:very-secret@127.0.0.1:${port}/barra`,
    FIREBASE_PROJECT_ID: 'demo-barra',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_EMULATOR_HOST: 'localhost:1',
    DIST_DIR: folder,
    PORT: '0',
  })
  expect({ status, lines }).toEqual({
    status: 1,
    lines: [expect.stringMatching(/^DATABASE_URL leads to no database that can be used: .*ECONNREFUSED/)],
  })
  expect(lines[0]).not.toContain('secret')
})
