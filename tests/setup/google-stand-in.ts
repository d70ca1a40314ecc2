import { createServer } from 'node:http'
import type {} from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'
import { listen } from '../../tooling/listen.ts'

// Google's side for Firebase's client, for tests in the browser: Google's scripts, the pages of the project's domain,
// the identity provider, App Check and the file storage. The client itself is the real one.

/** A request that went out, as a test looks at it. */
type Sent = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The ways in which the other side differs in a test. */
type StandIn = {
  /** The provider has disabled the account. */
  readonly isDisabled?: boolean
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    standInForGoogle: (standIn: StandIn) => Promise<void>
    sentToGoogle: () => Promise<readonly Sent[]>
    startUnbelievingStorage: () => Promise<string>
  }
}

const PERSON = { localId: 'ana', email: 'ana@example.org', emailVerified: true }
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const OUTSIDE = /^https:\/\/([^/]+\.)?(google\.com|googleapis\.com|barra-test\.firebaseapp\.com)\//

let sent: Sent[] = []
let standIn: StandIn = {}
const routed = new WeakSet()

/** Intercepts all requests to Google and responds here. */
export const standInForGoogle: BrowserCommand<[standIn: StandIn]> = async ({ context }, differences) => {
  sent = []
  standIn = differences
  // Removing and re-adding a route fails while a window is closing.
  if (routed.has(context)) return
  routed.add(context)
  await context.route(OUTSIDE, async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS })
    sent.push({
      method: request.method(),
      url: url.href,
      headers: await request.allHeaders(),
      body: request.postData() ?? '',
    })
    const { status = 200, type = 'application/json', body } = answerTo(url, request.postData() ?? '', standIn)
    return route.fulfill({ status, headers: CORS, contentType: type, body })
  })
}

/** The requests that went out since `standInForGoogle`. */
export const sentToGoogle: BrowserCommand<[], readonly Sent[]> = () => sent

/**
 * A file storage that rejects every app; returns its `host:port`. A separate server, because the client checks the
 * status text, which only a real connection has.
 */
export const startUnbelievingStorage: BrowserCommand<[], string> = async () => {
  const server = createServer((_request, response) => {
    response.writeHead(401, 'Firebase App Check token is invalid.', CORS).end()
  })
  const port = await listen(server)
  server.unref()
  return `127.0.0.1:${port}`
}

type Answer = { readonly status?: number; readonly type?: string; readonly body: string }

const json = (content: object, status = 200): Answer => ({ status, body: JSON.stringify(content) })
const script = (body: string): Answer => ({ type: 'text/javascript', body })

function answerTo(url: URL, body: string, standIn: StandIn): Answer {
  const { hostname, pathname } = url
  switch (hostname) {
    case 'apis.google.com':
      return script(`${FRAMES}; window[${JSON.stringify(url.searchParams.get('onload'))}]()`)
    case 'www.google.com':
      return script(RECAPTCHA)
    case 'barra-test.firebaseapp.com':
      return handler(url)
    case 'identitytoolkit.googleapis.com':
      return identity(pathname.split('/').at(-1) ?? '', body)
    case 'securetoken.googleapis.com':
      return standIn.isDisabled ? json({ error: { code: 400, message: 'USER_DISABLED' } }, 400) : json(renewed())
    case 'content-firebaseappcheck.googleapis.com':
      return json({ token: 'proof-of-the-app', ttl: '3600s' })
    case 'firebasestorage.googleapis.com':
      return json({ name: 'file' })
    default:
      return json({ error: { code: 404, message: 'NOT_FOUND' } }, 404)
  }
}

/** Google's script opens a frame of the project's domain and forwards its messages; here the window sends them. */
const FRAMES = `
  const heard = []
  addEventListener('message', ({ data }) => {
    if (data?.authEvent) for (const hear of heard) hear(data)
  })
  const frame = {
    restyle: () => Promise.resolve(),
    ping: (done) => Promise.resolve().then(done),
    register: (name, hear) => heard.push(hear),
    // The client throws at the end of each answer, which Google's script keeps to itself.
    send: (name, message, answer) =>
      queueMicrotask(() => {
        try {
          answer([{ webStorageSupport: true }])
        } catch {}
      }),
  }
  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open: (_, use) => use(frame) }) },
  }
`

const RECAPTCHA = `
  let solved
  window.grecaptcha = {
    ready: (then) => then(),
    render: (_, { callback }) => ((solved = callback), 'widget'),
    execute: () => (solved(), Promise.resolve('a person is here')),
  }
`

/** The window's page: the person signs in immediately. A redirect leads nowhere, so that the test continues. */
function handler({ href, searchParams }: URL): Answer {
  const type = searchParams.get('authType') ?? ''
  if (type.endsWith('Redirect')) return { status: 204, body: '' }
  const authEvent = { type, eventId: searchParams.get('eventId'), urlResponse: href, sessionId: 's', postBody: null }
  return {
    type: 'text/html',
    body: `<script>opener.postMessage(${JSON.stringify({ authEvent })}, '*')</script>`,
  }
}

function identity(method: string, body: string): Answer {
  switch (method) {
    case 'projects':
      return json({ authorizedDomains: ['localhost', '127.0.0.1'] })
    case 'accounts:signInWithIdp': {
      const { requestUri } = JSON.parse(body) as { requestUri: string }
      const providerId = new URL(requestUri).searchParams.get('providerId')
      return json({ ...PERSON, ...session(), providerId, rawUserInfo: '{}' })
    }
    case 'accounts:signInWithPassword':
      return json({ ...PERSON, ...session() })
    case 'accounts:lookup':
      return json({ users: [{ ...PERSON, providerUserInfo: [] }] })
    default:
      return json({ error: { code: 400, message: 'OPERATION_NOT_ALLOWED' } }, 400)
  }
}

function session() {
  return { idToken: aToken(), refreshToken: 'refresh', expiresIn: '3600' }
}

function renewed() {
  return { id_token: aToken(), access_token: aToken(), refresh_token: 'refresh', expires_in: '3600', user_id: 'ana' }
}

/** A token for the client, which does not verify signatures. */
function aToken(): string {
  const seconds = Math.floor(Date.now() / 1_000)
  const person = { sub: PERSON.localId, user_id: PERSON.localId }
  const claims = { ...person, auth_time: seconds, iat: seconds, exp: seconds + 3_600 }
  return [{ alg: 'RS256' }, claims, {}].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
}
