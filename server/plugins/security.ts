import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { PublicConfig } from '#contract/public-config.ts'
import type { SocialProvider } from '#contract/vocabulary.ts'
import type { InlineParts } from '../site/inline-parts.ts'

/** Somebody signs in here. */
export const SIGN_IN_HOST = 'https://identitytoolkit.googleapis.com'
export const IDENTITY_HOSTS = [SIGN_IN_HOST, 'https://securetoken.googleapis.com']
export const STORAGE_HOST = 'https://firebasestorage.googleapis.com'
const PICTURE_HOSTS_BY_PROVIDER: Readonly<Record<SocialProvider, readonly string[]>> = {
  google: ['https://*.googleusercontent.com'],
  facebook: ['https://*.fbcdn.net', 'https://platform-lookaside.fbsbx.com'],
  github: ['https://avatars.githubusercontent.com'],
  twitter: ['https://pbs.twimg.com'],
}
export const PICTURE_HOSTS = Object.values(PICTURE_HOSTS_BY_PROVIDER).flat()
/** Hosts of reCAPTCHA, used by App Check. */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const APP_CHECK_HOST = 'https://content-firebaseappcheck.googleapis.com'
const YEAR_SECONDS = 31_536_000
/** Answers that are neither a page nor a script of a worker, which obeys its own policy. */
const NEVER_RUNS = /^(application\/([a-z]+\+)?json|image\/)/
const NOTHING = "default-src 'none'; frame-ancestors 'none'"
/** Only the pages' policy names what may run; a route may have one of its own. */
const OF_PAGES = /script-src/

export type SecurityOptions = {
  readonly config: PublicConfig
  /** For the dev server only: its hot reload needs inline script and a socket. */
  readonly allowHotReload: boolean
  /** The pages' own inline scripts and styles; none by default. */
  readonly inlineParts?: () => InlineParts
}

/** The page may run its own scripts and connect to its own hosts, nothing else. */
export async function secureHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const { config, allowHotReload, inlineParts } = options
  const storage = config.firebase.storageBucket === undefined || config.localObjectStore ? [] : [STORAGE_HOST]
  const recaptcha = config.appCheckSiteKey === undefined ? [] : RECAPTCHA
  const appCheck = config.appCheckSiteKey === undefined ? [] : [APP_CHECK_HOST, ...RECAPTCHA]
  const { ipLookup, reverseGeocoding, reverseGeocodingFallback } = config.locationServices ?? {}
  const placeFinders = [reverseGeocoding, reverseGeocodingFallback].filter((service) => service !== undefined)
  const countryFinders = [...placeFinders, ...(ipLookup === undefined ? [] : [ipLookup])]
  const providers = config.socialProviders ?? []
  const isEmulated = config.authEmulatorUrl !== null
  // Google's script opens its sign-in window, which reports back through a frame of the project.
  const hasWindows = providers.length > 0 && !isEmulated
  const windowScripts = hasWindows ? ['https://apis.google.com'] : []
  const windowFrames = hasWindows ? [`https://${config.firebase.authDomain}`] : []
  const identity = isEmulated ? [] : IDENTITY_HOSTS
  const pictures = providers.flatMap((provider) => PICTURE_HOSTS_BY_PROVIDER[provider])
  const emulator = config.authEmulatorUrl === null ? [] : [config.authEmulatorUrl]
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [
          "'self'",
          ...windowScripts,
          ...recaptcha,
          ...(allowHotReload ? ["'unsafe-inline'"] : []),
          ...(inlineParts ? [() => inlineParts().scripts.join(' ')] : []),
        ],
        styleSrc: [
          "'self'",
          ...(allowHotReload ? ["'unsafe-inline'"] : []),
          ...(inlineParts ? [() => inlineParts().styles.join(' ')] : []),
        ],
        connectSrc: [
          "'self'",
          ...identity,
          ...storage,
          ...appCheck,
          ...countryFinders.map((service) => new URL(service).origin),
          ...emulator,
          ...(allowHotReload ? ['ws:', 'wss:'] : []),
        ],
        frameSrc: [...windowFrames, ...recaptcha, ...emulator],
        imgSrc: ["'self'", 'data:', 'blob:', ...storage, ...pictures],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // A Google sign-in window must be able to report back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
  // Without a service to resolve the country, no script may read the position.
  const geolocation = placeFinders.length === 0 ? '' : 'self'
  // The camera reads transfer codes, after a press.
  const permissions = `camera=(self), microphone=(), geolocation=(${geolocation}), payment=(), screen-wake-lock=(self)`
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
    // On a slow line, the pages' long policy weighs more than such an answer.
    const isOfPages = OF_PAGES.test(String(reply.getHeader('content-security-policy')))
    if (isOfPages && NEVER_RUNS.test(String(reply.getHeader('content-type')))) {
      reply.header('content-security-policy', NOTHING)
    }
  })
}
