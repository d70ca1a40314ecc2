import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { standardProblem } from './errors.ts'
import { limitPerAddress } from './rate-limits.ts'

/** A person is waiting at a popup window. */
const TIMEOUT_MS = 10_000
const PASSED_ON = ['content-type', 'cache-control'] as const

type Deployment = {
  readonly FIREBASE_PROJECT_ID?: string | undefined
  readonly FIREBASE_AUTH_DOMAIN?: string | undefined
  readonly APP_URL?: string | undefined
}

/** The origin of the project's auth pages, if this server proxies them: the authDomain is the app's own host. */
export function authPagesOf({ FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_DOMAIN: domain, APP_URL }: Deployment) {
  if (project === undefined || domain === undefined || APP_URL === undefined) return null
  return domain === new URL(APP_URL).host ? `https://${project}.firebaseapp.com` : null
}

/** More than a gym full of people who sign in at once needs. */
const MAX_PER_MINUTE = 300
const KEPT_MS = 300_000
/** There are half a dozen of them. */
const MAX_KEPT = 20

type Page = { readonly status: number; readonly headers: ReadonlyMap<string, string>; readonly body: Buffer }
type KeptPage = { readonly page: Page; readonly until: number }

/**
 * From the app's own host: browsers that partition third-party storage hide the app's state from a page on the
 * project's own domain, so that returning from a provider would lose the sign-in. They are files, whose scripts read
 * the query in the browser: it is not passed on, and one copy serves everybody for minutes.
 */
export async function serveAuthPages(app: FastifyInstance, authPages: string): Promise<void> {
  const pageAt = keepPages((path) => fetchPage(new URL(path, authPages)))
  const pages: FastifyPluginAsync = async (scope) => {
    limitPerAddress(scope, MAX_PER_MINUTE)
    for (const path of ['/__/auth/*', '/__/firebase/init.json']) {
      scope.get(path, async (request, reply) => {
        const { origin, pathname } = new URL(request.url, authPages)
        // The resolved URL may differ from the route's.
        if (origin !== new URL(authPages).origin || !/^\/__\/(auth|firebase)\//.test(pathname))
          throw standardProblem(404)
        const { status, headers, body } = await pageAt(pathname)
        for (const [name, value] of headers) reply.header(name, value)
        // They contain inline scripts and are framed, but only by our own site.
        reply.header('content-security-policy', "frame-ancestors 'self'")
        reply.header('x-frame-options', 'SAMEORIGIN')
        return reply.code(status).send(body)
      })
    }
  }
  await app.register(pages)
}

/** Only pages that exist are kept, so that made-up paths take no room. */
function keepPages(fetchAt: (path: string) => Promise<Page>): (path: string) => Promise<Page> {
  const kept = new Map<string, KeptPage>()
  return async (path) => {
    const known = kept.get(path)
    if (known && known.until > Date.now()) return known.page
    const page = await fetchAt(path)
    if (page.status === 200 && (known || kept.size < MAX_KEPT)) kept.set(path, { page, until: Date.now() + KEPT_MS })
    return page
  }
}

async function fetchPage(address: URL): Promise<Page> {
  const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const headers = PASSED_ON.flatMap((name) => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return { status: answer.status, headers: new Map(headers), body: Buffer.from(await answer.arrayBuffer()) }
}
