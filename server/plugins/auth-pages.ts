import type { FastifyInstance } from 'fastify'
import { standardProblem } from './errors.ts'

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

/**
 * From the app's own host: browsers that partition third-party storage hide the app's state from a page on the
 * project's own domain, so that returning from a provider would lose the sign-in.
 */
export function serveAuthPages(app: FastifyInstance, authPages: string): void {
  for (const path of ['/__/auth/*', '/__/firebase/init.json']) {
    app.get(path, async (request, reply) => {
      const address = new URL(request.url, authPages)
      // The resolved URL may differ from the route's.
      if (address.origin !== new URL(authPages).origin || !/^\/__\/(auth|firebase)\//.test(address.pathname)) {
        throw standardProblem(404)
      }
      const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
      for (const name of PASSED_ON) {
        const value = answer.headers.get(name)
        if (value !== null) reply.header(name, value)
      }
      // They contain inline scripts and are framed, but only by our own site.
      reply.header('content-security-policy', "frame-ancestors 'self'")
      reply.header('x-frame-options', 'SAMEORIGIN')
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
    })
  }
}
