import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyServerOptions, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { MAX_BODY_BYTES } from '#contract/limits.ts'
import type { PublicConfig } from '#contract/public-config.ts'
import type { Eraser } from './account/delete-account.ts'
import type { ContactServices } from './contact/receive-contact.ts'
import type { DatabaseConnection } from './database/connection.ts'
import { asStorage } from './database/transaction.ts'
import { drainable } from './drain.ts'
import { type IdentityAdmin, noIdentityAdmin } from './identity/identity-admin.ts'
import { withStandingSignIns } from './identity/standing-sign-ins.ts'
import type { TokenVerifier } from './identity/token-verifier.ts'
import { withVerifiedTokens } from './identity/verified-tokens.ts'
import { countRequests } from './metrics/count-requests.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { allowOrigins } from './plugins/allowed-origins.ts'
import { answerError, answerErrors, answerNotFound, errorBody, standardProblem } from './plugins/errors.ts'
import { answerWithRequestId, newRequestId } from './plugins/logging.ts'
import { DEFAULT_RATE_LIMITS, type RateLimits, registerRateLimits } from './plugins/rate-limits.ts'
import { SIGN_IN_HOST, secureHeaders } from './plugins/security.ts'
import { type ArrivalBounds, DEFAULT_ARRIVAL_BOUNDS, endSlowBodies, TOO_SLOW } from './plugins/slow-bodies.ts'
import { staticPages } from './plugins/static-pages.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { apiRoutes } from './routes/api.ts'
import { type AppSigners, appLinkRoutes } from './routes/app-links/app-links.ts'
import { configRoutes } from './routes/config/config.ts'
import { probeRoutes } from './routes/health/probes.ts'
import { securityContactRoutes } from './routes/security-contact/security-contact.ts'
import { followInlineParts } from './site/inline-parts.ts'
import { publicSite } from './site/public-site.ts'
import { sharedFile } from './site/shared-file.ts'
import { readSite } from './site/site-pages.ts'
import { wasDeleted } from './stores/people.ts'
import type { Billing } from './subscriptions/billing.ts'
import { type DocumentVersions, SHIPPED_VERSIONS } from './sync/document-versions.ts'

/** The last resort: `ArrivalBounds` limits slow requests. */
const MAX_REQUEST_MS = 3_600_000
const DEFAULT_TRIAL_DAYS = 14
const BROKEN_REQUESTS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, [TOO_SLOW]: 408 }
const NOBODY: AppSigners = { androidCertificates: [], appleTeam: null }

export type AppOptions = {
  /** Open and migrated. The caller closes it after the app. */
  readonly database: DatabaseConnection
  readonly tokenVerifier: TokenVerifier
  /** Without it, routes that need it return 503. */
  readonly identityAdmin?: IdentityAdmin
  readonly erasers?: readonly Eraser[]
  /** Called on registration. */
  readonly onRoute?: (route: RouteOptions) => void
  readonly config: PublicConfig
  readonly log: FastifyServerOptions['logger']
  /** The folder of a finished build to serve. Without it, everything outside of the API is a JSON 404. */
  readonly staticRoot?: string
  /** As Fastify's option; nobody is trusted by default. */
  readonly trustProxy?: FastifyServerOptions['trustProxy']
  /** Of native apps; none by default. */
  readonly allowedOrigins?: readonly string[]
  /** Of native apps that open this host's links; none by default. */
  readonly appSigners?: AppSigners
  readonly rateLimits?: RateLimits
  /** Shorter in tests. */
  readonly arrival?: ArrivalBounds
  /** For the dev server only. */
  readonly allowHotReload?: boolean
  /** Null or omitted for the host of the request. */
  readonly appUrl?: string | null
  readonly onContact?: () => void
  /** For reports of vulnerabilities, as `mailto:` or `https:`; nobody by default. */
  readonly securityContact?: string | null
  readonly trialDays?: number
  /** Without it nothing is sold and nothing needs a subscription. */
  readonly billing?: Billing
  /** Its own by default. */
  readonly metrics?: Metrics
  /** By a secret that all instances share. Its own by default. */
  readonly pseudonyms?: Pseudonyms
  /** Tests use versions that were never released. */
  readonly versions?: DocumentVersions
}

/** Not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, tokenVerifier, config, rateLimits = DEFAULT_RATE_LIMITS, versions = SHIPPED_VERSIONS } = options
  const { arrival = DEFAULT_ARRIVAL_BOUNDS } = options
  const app = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    logger: options.log ?? false,
    genReqId: newRequestId,
    trustProxy: options.trustProxy ?? false,
    // A row with such a key is refused individually, later; as an error of the request it would block the other rows.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
    // Requests in progress during shutdown are still served.
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
  answerErrors(app, options.pseudonyms)
  countRequests(app, options.metrics ?? createMetrics(database))
  drainable(app)
  endSlowBodies(app, arrival, answerBrokenRequest)
  answerWithRequestId(app)
  await secureHeaders(app, {
    config,
    allowHotReload: options.allowHotReload ?? false,
    ...(options.staticRoot !== undefined && { inlineParts: followInlineParts(options.staticRoot) }),
  })
  allowOrigins(app, options.allowedOrigins ?? [])
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip', 'identity'] })
  await registerRateLimits(app, database)

  const desk: ContactServices = { database, kept: options.onContact ?? (() => undefined) }

  await app.register(configRoutes, { config })
  await app.register(appLinkRoutes, { signers: options.appSigners ?? NOBODY })
  await app.register(securityContactRoutes, {
    contact: options.securityContact ?? null,
    appUrl: options.appUrl ?? null,
  })
  await app.register(probeRoutes, { prefix: '/api', database })
  await app.register(apiRoutes, {
    prefix: '/api',
    release: config.version,
    config,
    desk,
    database,
    tokenVerifier: withStandingSignIns(withVerifiedTokens(tokenVerifier)),
    wasDeleted: (uid) => asStorage(() => wasDeleted(database.of(uid).kysely, uid)),
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
    const identityOrigin = config.authEmulatorUrl ?? SIGN_IN_HOST
    if (site) await app.register(publicSite, { site, appUrl: options.appUrl ?? null, identityOrigin, desk, rateLimits })
    await app.register(staticPages, { root: options.staticRoot })
  }
  return app
}

/** For input that is not HTTP, incomplete, or has too large headers: there is no request, only a socket. */
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
