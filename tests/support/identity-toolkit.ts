import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { deleteApp, getApps } from 'firebase/app'
// It captures `fetch` on import, which has to be the real one.
import 'firebase/auth'
import { afterAll, afterEach } from 'vitest'
import type { PublicConfig } from '#contract/public-config.ts'
import { listen } from '../../tooling/listen.ts'

// Google's side of Firebase's client in Node: the client itself is the real one, set to this server as its emulator.

/** A call as it arrived, such as `accounts:signUp` or `token`, with what a test looks at. */
export type ToolkitCall = readonly [call: string, body: Readonly<Record<string, unknown>>]

/** An answer to a call; a text refuses it with that code, a function reads the call's body. */
export type ToolkitAnswer = object | string | ((body: Readonly<Record<string, unknown>>) => object | string)

const PERSON = { localId: 'ana', email: 'ana@example.org', displayName: 'Ana', emailVerified: true }

/** As at the end of a page. */
export const forgetApps = () => Promise.all(getApps().map(deleteApp))

/**
 * For all tests of a file; the client's apps end with each. Knows Ana, who has a password; `answers` differ from that, and
 * `calls` has what it was asked.
 */
export async function startIdentityToolkit() {
  const calls: ToolkitCall[] = []
  let answers: Readonly<Record<string, ToolkitAnswer>> = {}
  const usual: Readonly<Record<string, ToolkitAnswer>> = {
    'accounts:signUp': ({ email }) => ({ email, ...session() }),
    'accounts:signInWithPassword': { ...PERSON, ...session() },
    'accounts:signInWithIdp': { ...PERSON, ...session(), providerId: 'google.com', rawUserInfo: '{}' },
    'accounts:lookup': personWith({}),
    'accounts:update': { ...PERSON, ...session() },
    'accounts:sendOobCode': ({ email }) => ({ email: email ?? PERSON.email }),
    'accounts:resetPassword': { email: PERSON.email, requestType: 'PASSWORD_RESET' },
    token: () => {
      const token = aToken()
      return { id_token: token, access_token: token, refresh_token: 'refresh', expires_in: '3600', user_id: 'ana' }
    },
    passwordPolicy: { customStrengthOptions: {}, schemaVersion: 1, enforcementState: 'OFF' },
  }
  const server = createServer(async (request, response) => {
    const call = new URL(request.url ?? '', 'http://toolkit.test').pathname.split('/').at(-1) ?? ''
    const sent = await text(request)
    const body = readBody(sent)
    calls.push([call, body])
    const answer = answers[call] ?? usual[call] ?? 'OPERATION_NOT_ALLOWED'
    const content = typeof answer === 'function' ? answer(body) : answer
    response.writeHead(typeof content === 'string' ? 400 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(typeof content === 'string' ? { error: { code: 400, message: content } } : content))
  })
  const url = `http://127.0.0.1:${await listen(server)}`
  afterEach(forgetApps)
  afterAll(() => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return {
    calls,
    /** Of an app that shares no session with those before: one outlives its app in Node's memory, by the key. */
    config: (): PublicConfig => ({
      version: '1',
      apiBase: '/api',
      firebase: { apiKey: `key ${randomUUID()}`, authDomain: 'a.test', projectId: 'a' },
      authEmulatorUrl: url,
    }),
    /** From now on, and forgets the calls. */
    answerWith: (next: Readonly<Record<string, ToolkitAnswer>>) => {
      answers = next
      calls.length = 0
    },
  }
}

/** The answer to `accounts:lookup`. */
export function personWith(facts: object): object {
  return { users: [{ ...PERSON, providerUserInfo: [], ...facts }] }
}

/** An answer that signs a person in, for calls that do. */
export function session(uid = 'ana') {
  return { localId: uid, idToken: aToken(uid), refreshToken: 'refresh', expiresIn: '3600' }
}

function readBody(sent: string): Record<string, unknown> {
  if (sent === '') return {}
  return sent.startsWith('{') ? JSON.parse(sent) : Object.fromEntries(new URLSearchParams(sent))
}

/** A token for the client, which does not verify signatures. Each is another one. */
function aToken(uid = 'ana'): string {
  const seconds = Math.floor(Date.now() / 1_000)
  const claims = { sub: uid, user_id: uid, auth_time: seconds, iat: seconds, exp: seconds + 3_600, jti: randomUUID() }
  return [{ alg: 'RS256' }, claims, {}].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
}
