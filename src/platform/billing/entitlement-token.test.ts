import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import type { Entitlement, EntitlementKey } from '#contract/billing.ts'
import { isGenuine, statementIn } from './entitlement-token.ts'

const STATEMENT: Entitlement = {
  // Letters that base64 writes as `-` and `_` in a web token.
  uid: 'ana?>ÿ~~~¿¿¿',
  status: 'active',
  plan: 'annual',
  trialEndsAt: null,
  currentPeriodEnd: '2026-03-01T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  validUntil: '2026-03-15T00:00:00.000Z',
  issuedAt: '2026-02-01T00:00:00.000Z',
  epoch: 'e1',
}

const ours = await generateKeyPair('Ed25519', { extractable: true })
const theirs = await generateKeyPair('Ed25519', { extractable: true })
const keyOf = async ({ publicKey }: typeof ours, kid: string): Promise<EntitlementKey> => {
  const { x = '' } = await exportJWK(publicKey)
  return { kty: 'OKP', crv: 'Ed25519', x, kid }
}
const OURS = await keyOf(ours, 'one')
const THEIRS = await keyOf(theirs, 'two')
const signed = (header: object, { privateKey } = ours) =>
  new SignJWT(STATEMENT).setProtectedHeader({ alg: 'Ed25519', ...header }).sign(privateKey)
const TOKEN = await signed({ kid: 'one' })
const [HEAD = '', BODY = '', SIGNATURE = ''] = TOKEN.split('.')
const textPart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

afterEach(() => vi.restoreAllMocks())

test('a statement is read from its token, whatever its letters', () => {
  expect(statementIn(TOKEN)).toEqual(STATEMENT)
  for (const uid of ['??>', '>>?~', 'ÿÿÿþþ']) {
    expect(statementIn(`${HEAD}.${textPart({ ...STATEMENT, uid })}.`)).toEqual({ ...STATEMENT, uid })
  }
})

test.each([
  '',
  'token',
  `${HEAD}`,
  `${HEAD}.`,
  `${HEAD}.*.${SIGNATURE}`,
  `${HEAD}.${textPart([1]).slice(0, 3)}.`,
  `.${HEAD}.`,
])('%j holds no statement', (token) => {
  expect(statementIn(token)).toBeNull()
})

test('the signature of one of our keys is genuine', async () => {
  expect(await isGenuine(TOKEN, [OURS])).toBe(true)
  expect(await isGenuine(TOKEN, [THEIRS, OURS])).toBe(true)
  expect(await isGenuine(await signed({ kid: 'two' }, theirs), [OURS, THEIRS])).toBe(true)
})

test.each<[string, string, readonly EntitlementKey[]]>([
  ['a key that we do not know', await signed({ kid: 'three' }), [OURS, THEIRS]],
  ['the key of another name', await signed({ kid: 'two' }), [OURS, THEIRS]],
  ['nobody', `${HEAD}.${BODY}`, [OURS]],
  ['nobody, with an empty signature', `${HEAD}.${BODY}.`, [OURS]],
  ['what is no base64', `${HEAD}.${BODY}.*`, [OURS]],
  ['us, with a changed statement', `${HEAD}.${textPart({ ...STATEMENT, plan: 'monthly' })}.${SIGNATURE}`, [OURS]],
  ['us, by a changed algorithm', `${textPart({ alg: 'none', kid: 'one' })}.${BODY}.${SIGNATURE}`, [OURS]],
  ['a header of null', `${textPart(null)}.${BODY}.${SIGNATURE}`, [OURS]],
  ['a header in words', `${textPart('Ed25519')}.${BODY}.${SIGNATURE}`, [OURS]],
  ['nothing', '', [OURS]],
])('a statement signed by %s is not genuine', async (_who, token, keys) => {
  expect(await isGenuine(token, keys)).toBe(false)
})

test('nobody loses a workout where no key is known, or in a browser that knows no such keys', async () => {
  expect(await isGenuine('a.b.c', [])).toBe(true)
  const importKey = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'))
  expect(await isGenuine(TOKEN, [OURS])).toBe(true)
  importKey.mockRestore()
  expect(await isGenuine(`${HEAD}.${BODY}.AAAA`, [OURS])).toBe(false)
})

test('a signature counts only with the algorithm that it is of', async () => {
  const head = textPart({ alg: 'none', kid: 'one' })
  const bytes = new TextEncoder().encode(`${head}.${BODY}`)
  const signature = Buffer.from(await crypto.subtle.sign('Ed25519', ours.privateKey, bytes)).toString('base64url')
  expect(await isGenuine(`${head}.${BODY}.${signature}`, [OURS])).toBe(false)
})

test('a key is used for verifying alone, and cannot be taken out', async () => {
  const importKey = vi.spyOn(crypto.subtle, 'importKey')
  await isGenuine(TOKEN, [OURS])
  const key = await importKey.mock.results[0]?.value
  expect(key).toMatchObject({ type: 'public', extractable: false, usages: ['verify'] })
})
