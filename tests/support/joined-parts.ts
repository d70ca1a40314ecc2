import { onTestFinished, vi } from 'vitest'
import type { PublicConfig } from '#contract/public-config.ts'
import type { Identity, IdentityProvider } from '../../src/platform/identity/identity-provider.ts'

// What stands around the joined parts of the app in their tests: the network and Firebase, and nothing else.

export const ANA = { uid: 'ana', email: 'ana@barra.test', name: 'Ana' }
export const PERSON: Identity = { ...ANA, emailVerified: true, photoUrl: null }

export const CONFIG: PublicConfig = {
  version: 'test',
  apiBase: '/api',
  firebase: { apiKey: 'key', authDomain: 'barra.test', projectId: 'demo-barra' },
  authEmulatorUrl: null,
}

export type HeardCall = { readonly call: string; readonly body: unknown; readonly headers: Headers }

/**
 * Stands in for the server until the test ends: answers `GET /api/user/profile` and the like by this table, everything
 * else with 404. Returns the calls it hears, as they come.
 */
export function serveApi(payloads: Readonly<Record<string, unknown>>, config = CONFIG): readonly HeardCall[] {
  const heard: HeardCall[] = []
  const real = globalThis.fetch
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (pathname === '/config.json') return Response.json(config)
    // The test's own files.
    if (!pathname.startsWith('/api/')) return real(input, init)
    const call = `${init.method ?? 'GET'} ${pathname}`
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    heard.push({ call, body, headers: new Headers(init.headers) })
    if (call in payloads) return Response.json({ data: payloads[call] })
    return Response.json({ error: { code: 'NOT_FOUND', message: call } }, { status: 404 })
  }
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => void vi.unstubAllGlobals())
  return heard
}

/**
 * Stands in for Firebase. `asked` has what it was asked for, in order: `sign in`, `sign out`, `token`, `forced token`.
 * Tokens hold for an hour.
 */
export function fakeProvider() {
  const asked: string[] = []
  let failure: unknown = null
  const failOrNot = () => {
    if (failure !== null) throw failure
  }
  let person: Identity | null = null
  let changed: (identity: Identity | null) => void = () => undefined
  const provider = {
    asked,
    /** Lets logins and tokens fail like this, until null. */
    fail: (cause: unknown) => {
      failure = cause
    },
    /** As another tab, another device or the provider itself has it. */
    become: (next: Identity | null) => {
      person = next
      changed(next)
    },
    ready: async () => undefined,
    current: () => person,
    follow(listener: typeof changed) {
      changed = listener
      listener(person)
      return () => undefined
    },
    async signIn() {
      asked.push('sign in')
      failOrNot()
      person = PERSON
      changed(person)
      return PERSON
    },
    async signOut() {
      asked.push('sign out')
      person = null
      changed(null)
    },
    async idToken(isForced: boolean) {
      asked.push(isForced ? 'forced token' : 'token')
      failOrNot()
      return { token: `token ${asked.length}`, expiresAtMs: Date.now() + 3_600_000 }
    },
  }
  // The parts under test ask for nothing else.
  return provider as typeof provider & IdentityProvider
}
