import type { FastifyInstance } from 'fastify'

/** What pages of another origin may ask for: the API, and where it is. */
const OPEN_TO_OTHERS = /^\/(api\/|config\.json$)/
const METHODS = 'GET, POST, PUT, DELETE'
/** All that a page of ours sends. */
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
/** All that a page of ours reads beyond what it may read anyway. */
const ANSWER_HEADERS = 'retry-after'
/** The longest that Chromium believes an answer. */
const REMEMBERED_SECONDS = '7200'

/**
 * Lets the pages of our native apps, which come from the phone itself, call the API. Nobody else, nothing else, and
 * never with cookies: whoever calls has to show a token. Without `origins` no answer says a word about origins.
 */
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
