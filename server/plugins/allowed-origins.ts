import type { FastifyInstance } from 'fastify'

const OPEN_TO_OTHERS = /^\/(api\/|config\.json$)/
const METHODS = 'GET, POST, PUT, DELETE'
const REQUEST_HEADERS = [
  'authorization',
  'content-encoding',
  'content-type',
  'x-country',
  'x-currency',
  'x-heard-entitlement',
  'x-schema-version',
  'x-token-refreshed',
  'x-user-locale',
  'x-user-timezone',
].join(', ')
/** Headers that our pages read beyond the safelisted ones. */
const ANSWER_HEADERS = 'retry-after'
/** Chromium's maximum. */
const REMEMBERED_SECONDS = '7200'

/** For the pages of our native apps, served from the phone itself. Never with cookies: callers need a token. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (!OPEN_TO_OTHERS.test(request.url.split('?', 1)[0] ?? '')) return
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', ANSWER_HEADERS)
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': REQUEST_HEADERS,
        'access-control-max-age': REMEMBERED_SECONDS,
      })
      .send()
  })
}
