import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../tooling/free-port.ts'
import { type AuthEmulator, startAuthEmulator } from '../local/auth-emulator/start-auth-emulator.ts'
import { openFirebaseApp, ServiceAccountError } from './firebase-app.ts'
import { createFirebaseIdentityAdmin } from './firebase-identity-admin.ts'
import { createFirebaseTokenVerifier } from './firebase-token-verifier.ts'
import { InvalidToken } from './token-verifier.ts'

const PROJECT = 'demo-barra'
let folder: string
let emulatorHost: string
let emulator: AuthEmulator
let verifier: ReturnType<typeof createFirebaseTokenVerifier>
let admin: ReturnType<typeof createFirebaseIdentityAdmin>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'barra-identity-'))
  const port = await freePort()
  emulatorHost = `127.0.0.1:${port}`
  emulator = await startAuthEmulator(
    {
      projectId: PROJECT,
      host: '127.0.0.1',
      port,
      accountsFile: join(folder, 'accounts.json'),
      mailsDirectory: join(folder, 'mails'),
      appUrl: 'https://barra.test',
      settingsDirectory: join(folder, 'settings'),
    },
    { mail: () => {}, trouble: () => {} },
  )
  const options = { projectId: PROJECT, emulatorHost, isProduction: false }
  verifier = createFirebaseTokenVerifier(options)
  admin = createFirebaseIdentityAdmin(options)
})
afterAll(async () => {
  await Promise.all([verifier.close(), admin.close(), emulator.stop()])
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST']
  rmSync(folder, { recursive: true })
})

async function call(path: string, body: object): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`http://${emulatorHost}/${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Readonly<Record<string, string>>
}

const signUp = (email: string) =>
  call('identitytoolkit.googleapis.com/v1/accounts:signUp', { email, password: 'supino-100', returnSecureToken: true })

test('a token says who somebody is, and when they signed in', async () => {
  const { idToken = '', localId } = await signUp('ana@example.org')
  const identity = await verifier.verify(idToken, { checkRevoked: true })
  expect(identity).toMatchObject({ uid: localId, email: 'ana@example.org', emailVerified: false })
  expect(Math.abs(identity.authTime - Date.now() / 1_000)).toBeLessThan(120)
})

test('ending the sign-ins is taken by the provider, for people it knows', async () => {
  const { localId = '' } = await signUp('bia@example.org')
  await admin.revokeSessions(localId)
  await expect(admin.revokeSessions('nobody')).rejects.toThrow()
})

test('a deleted identity is gone, can be deleted again, and its token still has its uid', async () => {
  const { idToken = '', localId = '' } = await signUp('cleo@example.org')
  await admin.deleteIdentity(localId)
  await admin.deleteIdentity(localId)
  const error = await verifier.verify(idToken).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(InvalidToken)
  expect(error).toMatchObject({ fault: 'unknown-person', uid: localId })
})

test.each([
  ['no JSON', '{"private_key": "canary'],
  ['JSON of something else', '{"type": "canary"}'],
  ['a file that is not there', '/nowhere/firebase.json'],
])('a service account that is %s stops the start without being quoted', (_fault, serviceAccount) => {
  const open = () => openFirebaseApp({ projectId: PROJECT, isProduction: false, serviceAccount })
  expect(open).toThrow(ServiceAccountError)
  expect(open).not.toThrow(/canary/)
})
