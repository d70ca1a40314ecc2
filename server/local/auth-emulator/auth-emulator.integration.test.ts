import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../tooling/free-port.ts'
import { PortTakenError } from '../port.ts'
import type { WrittenMail } from './mails.ts'
import { type AuthEmulator, startAuthEmulator } from './start-auth-emulator.ts'

let directory: string
let port: number
let mails: WrittenMail[]
let running: AuthEmulator | undefined

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'barra-emulator-'))
  port = await freePort()
  mails = []
})

afterEach(async () => {
  await running?.stop()
  running = undefined
  rmSync(directory, { recursive: true })
})

async function start(): Promise<void> {
  const options = {
    projectId: 'demo-barra',
    host: '127.0.0.1',
    port,
    accountsFile: join(directory, 'accounts.json'),
    mailsDirectory: join(directory, 'mails'),
    appUrl: 'https://barra.test',
    settingsDirectory: join(directory, 'settings'),
  }
  running = await startAuthEmulator(options, {
    mail: (mail) => mails.push(mail),
    trouble: (message) => {
      throw new Error(message)
    },
  })
}

async function restart(): Promise<void> {
  await running?.stop()
  await start()
}

async function call(path: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${port}/${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

const accounts = 'identitytoolkit.googleapis.com/v1/accounts'
const lifter = { email: 'ana@example.org', password: 'supino-100', returnSecureToken: true }
const signUp = () => call(`${accounts}:signUp`, lifter)
const signIn = () => call(`${accounts}:signInWithPassword`, lifter)

test('password, refresh token and ID token of an account hold after a restart', async () => {
  await start()
  const account = await signUp()
  await restart()
  expect(await signIn()).toMatchObject({ localId: account['localId'] })
  const refreshed = await call('securetoken.googleapis.com/v1/token', {
    grantType: 'refresh_token',
    refreshToken: account['refreshToken'],
  })
  expect(refreshed).toMatchObject({ user_id: account['localId'] })
  const found = await call(`${accounts}:lookup`, { idToken: account['idToken'] })
  expect(found['users']).toMatchObject([{ email: lifter.email }])
})

test('an account stays as it is, however often it is restored', async () => {
  await start()
  await signUp()
  const written = readFileSync(join(directory, 'accounts.json'), 'utf8')
  await restart()
  await restart()
  await call(`${accounts}:signUp`, { ...lifter, email: 'bia@example.org' })
  const { accounts: restored } = JSON.parse(readFileSync(join(directory, 'accounts.json'), 'utf8'))
  expect(restored[0]).toEqual(JSON.parse(written).accounts[0])
})

test('a confirmed change is already on disk', async () => {
  await start()
  await signUp()
  expect(readFileSync(join(directory, 'accounts.json'), 'utf8')).toContain(lifter.email)
})

test.each([
  ['VERIFY_EMAIL', 'verifyEmail'],
  ['PASSWORD_RESET', 'resetPassword'],
])('the link of a mail is the screen of the app, with the code: %s', async (requestType, mode) => {
  await start()
  const { idToken } = await signUp()
  await call(`${accounts}:sendOobCode`, { requestType, idToken, email: lifter.email })
  await expect.poll(() => mails).toHaveLength(1)
  const { origin, pathname, searchParams } = new URL(mails[0]?.link ?? '')
  expect([origin, pathname, searchParams.get('mode')]).toEqual(['https://barra.test', '/auth/callback', mode])
  expect(searchParams.get('oobCode')).toMatch(/^[\w-]{20,}$/)
})

test('a verification mail is stored, reported, and the code of its link works after a restart', async () => {
  await start()
  const { idToken } = await signUp()
  await call(`${accounts}:sendOobCode`, { requestType: 'VERIFY_EMAIL', idToken })
  await expect.poll(() => mails).toHaveLength(1)
  const link = mails[0]?.link ?? ''
  const [file] = readdirSync(join(directory, 'mails'))
  expect(readFileSync(join(directory, 'mails', file ?? ''), 'utf8')).toContain(link)

  await restart()
  await call(`${accounts}:update`, { oobCode: new URL(link).searchParams.get('oobCode') })
  const found = await call(`${accounts}:lookup`, { idToken })
  expect(found['users']).toMatchObject([{ emailVerified: true }])
})

test('nothing is written outside its directory', async () => {
  await start()
  await signUp()
  expect(readdirSync(directory)).toEqual(['accounts.json'])
  expect(existsSync(join(process.env['HOME'] ?? '', '.config/configstore/firebase-tools.json'))).toBe(false)
})

test('a taken port is reported', async () => {
  const other = createServer().listen(port, '127.0.0.1')
  await expect(start()).rejects.toEqual(new PortTakenError(port, 'AUTH_EMULATOR_PORT'))
  other.close()
})

test('a file of accounts that cannot be read is not overwritten but named', async () => {
  writeFileSync(join(directory, 'accounts.json'), '{"accounts":')
  await expect(start()).rejects.toThrow(/accounts\.json/)
  expect(readFileSync(join(directory, 'accounts.json'), 'utf8')).toBe('{"accounts":')
})

test('returns the password policy, even to a page of another origin', async () => {
  await start()
  const asked = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v2/passwordPolicy?key=any`
  const response = await fetch(asked, { headers: { origin: 'http://localhost:3000' } })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect(await response.json()).toMatchObject({ customStrengthOptions: { minPasswordLength: 6 }, schemaVersion: 1 })
})
