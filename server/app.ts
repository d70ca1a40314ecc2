import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyServerOptions, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { PublicConfig } from '#contract/public-config.ts'
import type { Eraser } from './account/delete-account.ts'
import type { ContactDesk } from './contact/receive-contact.ts'
import type { DatabaseConnection } from './database/connection.ts'
import { asStorage } from './database/transaction.ts'
import { drainable } from './drain.ts'
import type { IdentityAdmin } from './identity/identity-admin.ts'
import { noIdentityAdmin } from './identity/no-identity-admin.ts'
import { withStandingSignIns } from './identity/standing-sign-ins.ts'
import type { TokenVerifier } from './identity/token-verifier.ts'
import { allowOrigins } from './plugins/allowed-origins.ts'
import { answerError, answerErrors, answerNotFound, errorBody, standardProblem } from './plugins/errors.ts'
import { answerWithRequestId, newRequestId } from './plugins/logging.ts'
import { DEFAULT_RATE_LIMITS, type RateLimits, registerRateLimits } from './plugins/rate-limits.ts'
import { secureHeaders } from './plugins/security.ts'
import { type ArrivalBounds, DEFAULT_ARRIVAL_BOUNDS, endSlowBodies, TOO_SLOW } from './plugins/slow-bodies.ts'
import { staticPages } from './plugins/static-pages.ts'
import { apiRoutes } from './routes/api.ts'
import { type AppSigners, appLinkRoutes } from './routes/app-links/app-links.ts'
import { configRoutes } from './routes/config/config.ts'
import { publicSite } from './site/public-site.ts'
import { sharedFile } from './site/shared-file.ts'
import { readSite } from './site/site-pages.ts'
import { wasDeleted } from './stores/people.ts'
import type { Billing } from './subscriptions/billing.ts'
import { type DocumentVersions, SHIPPED_VERSIONS } from './sync/document-versions.ts'

/** The last resort: how slowly a request may arrive is bounded by `ArrivalBounds`. */
const MAX_REQUEST_MS = 3_600_000
const DEFAULT_TRIAL_DAYS = 14
const BROKEN_REQUESTS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, [TOO_SLOW]: 408 }
const NOBODY: AppSigners = { androidCertificates: [], appleTeam: null }

export type AppOptions = {
  /** Open and migrated. Whoever opened it closes it, after the app. */
  readonly database: DatabaseConnection
  readonly tokenVerifier: TokenVerifier
  /** What the server does at the provider; without one, what needs it answers 503. */
  readonly identityAdmin?: IdentityAdmin
  /** What of a deleted account lies outside the database. */
  readonly erasers?: readonly Eraser[]
  /** Told of every route while they are made. */
  readonly onRoute?: (route: RouteOptions) => void
  readonly config: PublicConfig
  readonly log: FastifyServerOptions['logger']
  /** The folder of a finished build to serve. Without it, everything outside the API is a JSON 404. */
  readonly staticRoot?: string
  /** Which proxies may say where a request came from; none by default. As Fastify's own option. */
  readonly trustProxy?: FastifyServerOptions['trustProxy']
  /** Origins of native apps that may call the API; none by default. */
  readonly allowedOrigins?: readonly string[]
  /** Who signs the native apps that links of this host open; nobody by default. */
  readonly appSigners?: AppSigners
  readonly rateLimits?: RateLimits
  /** How slowly requests may arrive; tests bring shorter times. */
  readonly arrival?: ArrivalBounds
  /** For the dev server alone. */
  readonly allowHotReload?: boolean
  /** Where people reach the app; null, or left out, for wherever a request was sent to. */
  readonly appUrl?: string | null
  /** Called whenever somebody has written to us. */
  readonly onContact?: () => void
  /** How long a new person's trial lasts. */
  readonly trialDays?: number
  /** Without it nothing is sold and nothing needs a subscription. */
  readonly billing?: Billing
  /** Tests bring versions that were never shipped. */
  readonly versions?: DocumentVersions
}

/** The whole server, short of listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, tokenVerifier, config, rateLimits = DEFAULT_RATE_LIMITS, versions = SHIPPED_VERSIONS } = options
  const { arrival = DEFAULT_ARRIVAL_BOUNDS } = options
  const app = Fastify({
    logger: options.log ?? false,
    genReqId: newRequestId,
    trustProxy: options.trustProxy ?? false,
    // A row with such a key is refused by name, later; as an error of the request it would block the rows beside it.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
    // Whoever is still being answered while the server ends is answered as always.
    return503OnClosing: false,
    requestTimeout: MAX_REQUEST_MS,
    http: {
      requestTimeout: MAX_REQUEST_MS,
      headersTimeout: arrival.headersMs,
      connectionsCheckingInterval: arrival.checkMs,
    },
  })
  if (options.onRoute) app.addHook('onRoute', options.onRoute)
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  drainable(app)
  endSlowBodies(app, arrival, answerBrokenRequest)
  answerWithRequestId(app)
  await secureHeaders(app, { config, allowHotReload: options.allowHotReload ?? false })
  allowOrigins(app, options.allowedOrigins ?? [])
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip', 'identity'] })
  await registerRateLimits(app)

  const desk: ContactDesk = { database, kept: options.onContact ?? (() => undefined) }

  await app.register(configRoutes, { config })
  await app.register(appLinkRoutes, { signers: options.appSigners ?? NOBODY })
  await app.register(apiRoutes, {
    prefix: '/api',
    release: config.version,
    config,
    desk,
    database,
    tokenVerifier: withStandingSignIns(tokenVerifier),
    wasDeleted: (uid) => asStorage(() => wasDeleted(database.kysely, uid)),
    rateLimits,
    versions,
    erasers: options.erasers ?? [],
    identityAdmin: options.identityAdmin ?? noIdentityAdmin,
    billing: options.billing,
    trialDays: options.trialDays ?? DEFAULT_TRIAL_DAYS,
  })
  app.setNotFoundHandler(answerNotFound)
  if (options.staticRoot !== undefined) {
    await app.register(sharedFile)
    const site = readSite(options.staticRoot)
    if (site) await app.register(publicSite, { site, appUrl: options.appUrl ?? null, desk, rateLimits })
    await app.register(staticPages, { root: options.staticRoot })
  }
  return app
}

/** Something that is not HTTP, does not arrive, or has headers that are too large: there is no request to answer, only a socket. */
function answerBrokenRequest(error: Error & { readonly code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = BROKEN_REQUESTS[error.code] ?? 400
  const body = JSON.stringify(errorBody(standardProblem(status)))
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  }
  socket.destroySoon()
}
