import { createServer, type Server } from 'node:http'
import fc from 'fast-check'
import { exportSPKI, type GenerateKeyPairResult, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LocalAgent } from '../../tests/support/local-agent.ts'
import { freePort } from '../../tooling/free-port.ts'
import { listen } from '../../tooling/listen.ts'
import { createFirebaseTokenVerifier } from './firebase-token-verifier.ts'
import { InvalidToken } from './token-verifier.ts'

const PROJECT = 'barra-live'
const KEY_ID = 'google-1'

let google: GenerateKeyPairResult
let stranger: GenerateKeyPairResult
let keyServer: Server
let verifier: ReturnType<typeof createFirebaseTokenVerifier>

beforeAll(async () => {
  google = await generateKeyPair('RS256')
  stranger = await generateKeyPair('RS256')
  const keys = JSON.stringify({ [KEY_ID]: await exportSPKI(google.publicKey) })
  keyServer = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' }).end(keys)
  })
  const keyAgent = new LocalAgent(await listen(keyServer))
  verifier = createFirebaseTokenVerifier({ projectId: PROJECT, isProduction: true, keyAgent })
})

afterAll(async () => {
  await verifier.close()
  keyServer.close()
})

const now = () => Math.floor(Date.now() / 1_000)
const claims = () => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'anna',
  iat: now() - 10,
  exp: now() + 3_600,
  auth_time: now() - 10,
})

type Change = { readonly claims?: object; readonly header?: object; readonly key?: () => CryptoKey | Uint8Array }

function sign({ claims: changed, header, key }: Change = {}): Promise<string> {
  return new SignJWT({ ...claims(), ...changed })
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, ...header })
    .sign(key?.() ?? google.privateKey, { crit: { extension: true } })
}

function unsigned(header: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode(header)}.${encode({ ...claims(), user_id: 'anna' })}.`
}

const faultOf = async (token: string): Promise<unknown> => {
  try {
    return await verifier.verify(token)
  } catch (error) {
    return error instanceof InvalidToken ? error.fault : error
  }
}

test('a token that Firebase issued for the project names the person, its end and the sign-in', async () => {
  const { exp, iat, auth_time: authTime } = claims()
  const nothingMore = { email: '', emailVerified: false, name: '', picture: null }
  const expected = { uid: 'anna', expiresAt: exp * 1_000, issuedAt: iat * 1_000, authTime, ...nothingMore }
  expect(await verifier.verify(await sign({ claims: { exp, iat, auth_time: authTime } }))).toEqual(expected)
})

// proves 3.3
test("the provider's facts about the person are included", async () => {
  const known = { email: 'anna@example.org', email_verified: true, name: 'Anna', picture: 'https://pictures.example/a' }
  expect(await verifier.verify(await sign({ claims: known }))).toMatchObject({
    email: 'anna@example.org',
    emailVerified: true,
    name: 'Anna',
    picture: 'https://pictures.example/a',
  })
})

test('claims with a NUL, which no database stores, count as none', async () => {
  const odd = { email: 'anna\0@example.org', name: 'An\0na', picture: 'https://pictures.example/\0' }
  expect(await verifier.verify(await sign({ claims: odd }))).toMatchObject({ email: '', name: '', picture: null })
})

test('claims of another kind than they should have count as none', async () => {
  const odd = { email: 7, email_verified: 'true', name: ['Anna'], picture: {} }
  expect(await verifier.verify(await sign({ claims: odd }))).toMatchObject({
    email: '',
    emailVerified: false,
    name: '',
    picture: null,
  })
})

describe('refuses', () => {
  const secret = () => new TextEncoder().encode('a secret that is long enough for it')

  test.each<[string, Change]>([
    ['a key of somebody else', { key: () => stranger.privateKey }],
    ['a key that Google does not have', { key: () => stranger.privateKey, header: { kid: 'mine' } }],
    ['no key id', { header: { kid: undefined } }],
    [
      'a key brought along',
      { key: () => stranger.privateKey, header: { kid: 'mine', jku: 'https://evil.example/keys' } },
    ],
    ['a shared secret', { key: secret, header: { alg: 'HS256' } }],
    ['another project', { claims: { aud: 'other', iss: 'https://securetoken.google.com/other' } }],
    ['another audience', { claims: { aud: 'other' } }],
    ['several audiences', { claims: { aud: ['other'] } }],
    ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['an issuer that only begins as ours', { claims: { iss: `https://securetoken.google.com/${PROJECT}-2` } }],
    ['no issuer', { claims: { iss: undefined } }],
    ['no audience', { claims: { aud: undefined } }],
    ['no subject', { claims: { sub: undefined } }],
    ['an empty subject', { claims: { sub: '' } }],
    ['a subject that is no text', { claims: { sub: 7 } }],
    ['too long a subject', { claims: { sub: 'x'.repeat(129) } }],
    ['no expiry', { claims: { exp: undefined } }],
    ['a start in the future', { claims: { iat: now() + 600 } }],
    ['a sign-in in the future', { claims: { auth_time: now() + 600 } }],
    ['a token that is not good yet', { claims: { nbf: now() + 600 } }],
  ])('%s', async (_fault, change) => {
    expect(await faultOf(await sign(change))).toBe('forged')
  })

  test('a subject with a NUL, which no database can be asked for', async () => {
    expect(await faultOf(await sign({ claims: { sub: 'an\0na' } }))).toBe('malformed')
  })

  test.each([
    ['an extension that must be understood', { crit: ['extension'], extension: 1 }],
    ['the type of another use', { typ: 'at+jwt' }],
  ])('%s, although the signature is right', async (_kind, header) => {
    expect(await faultOf(await sign({ header }))).toBe('malformed')
  })

  test('an expired token, and says that this is why', async () => {
    expect(await faultOf(await sign({ claims: { iat: now() - 7_200, exp: now() - 3_600 } }))).toBe('expired')
  })

  test.each([
    ['of the emulator', { alg: 'none', typ: 'JWT' }],
    ['that names a key', { alg: 'none', kid: KEY_ID }],
    ['that calls itself signed', { alg: 'RS256', kid: KEY_ID }],
  ])('an unsigned token %s', async (_kind, header) => {
    expect(await faultOf(unsigned(header))).toBe('forged')
  })

  test('a token whose content was changed', async () => {
    const [header, , signature] = (await sign()).split('.')
    const payload = Buffer.from(JSON.stringify({ ...claims(), sub: 'somebody-else' })).toString('base64url')
    expect(await faultOf(`${header}.${payload}.${signature}`)).toBe('forged')
  })

  test.each(['', 'a', 'a.b', 'a.b.c', '..', 'null', '{}'])('%j, which is no token', async (text) => {
    expect(await faultOf(text)).toBe('malformed')
  })

  test('content that cannot be read, without a word of it', async () => {
    const [header = '', payload = '', signature = ''] = (await sign({ claims: { email: 'canary@example.org' } })).split(
      '.',
    )
    for (const broken of [
      `${header}.${payload.slice(0, -9)}.${signature}`,
      `${header}.${btoa('{"email":"canary')}.A`,
    ]) {
      const error = await verifier.verify(broken).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ fault: 'malformed' })
      expect(error).not.toHaveProperty('cause')
      expect(String(error)).not.toContain('canary')
    }
  })

  test('every one of a thousand damaged tokens as a fault of the token', async () => {
    const good = await sign()
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.constantFrom(...'Aq9-_.'), async (at, letter) => {
        const damaged = good.slice(0, at) + letter + good.slice(at + 1)
        const verdict = await faultOf(damaged).catch((error: unknown) => error)
        expect(verdict, damaged).not.toBeInstanceOf(Error)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('is no judge of a token', () => {
  const expectNoVerdict = async (cutOff: typeof verifier, token: string) => {
    const error = await cutOff.verify(token).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(InvalidToken)
    await cutOff.close()
  }

  test("while Google's keys cannot be fetched", async () => {
    const keyAgent = new LocalAgent(await freePort())
    const cutOff = createFirebaseTokenVerifier({ projectId: PROJECT, isProduction: true, keyAgent })
    await expectNoVerdict(cutOff, await sign())
  })

  test('while the emulator is unreachable', async () => {
    const emulatorHost = `127.0.0.1:${await freePort()}`
    try {
      const cutOff = createFirebaseTokenVerifier({ projectId: PROJECT, isProduction: false, emulatorHost })
      await expectNoVerdict(cutOff, unsigned({ alg: 'none', typ: 'JWT' }))
    } finally {
      delete process.env['FIREBASE_AUTH_EMULATOR_HOST']
    }
  })
})

describe('in production', () => {
  test('an emulator in production stops the start', () => {
    const create = () =>
      createFirebaseTokenVerifier({ projectId: PROJECT, isProduction: true, emulatorHost: 'localhost:9099' })
    expect(create).toThrow(/anybody could sign in/)
  })

  test('so does one in the environment', () => {
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = 'localhost:9099'
    try {
      expect(() => createFirebaseTokenVerifier({ projectId: PROJECT, isProduction: true })).toThrow(/anybody/)
    } finally {
      delete process.env['FIREBASE_AUTH_EMULATOR_HOST']
    }
  })
})
