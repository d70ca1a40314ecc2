import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { PublicConfig } from '#contract/public-config.ts'
import type { SocialProvider } from '#contract/vocabulary.ts'

export const IDENTITY_HOSTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
/** Where Firebase keeps files, and where other providers keep the pictures of whoever signs in with them. */
export const STORAGE_HOST = 'https://firebasestorage.googleapis.com'
const PICTURE_HOSTS_BY_PROVIDER: Readonly<Record<SocialProvider, readonly string[]>> = {
  google: ['https://*.googleusercontent.com'],
  facebook: ['https://*.fbcdn.net', 'https://platform-lookaside.fbsbx.com'],
  github: ['https://avatars.githubusercontent.com'],
  twitter: ['https://pbs.twimg.com'],
}
export const PICTURE_HOSTS = Object.values(PICTURE_HOSTS_BY_PROVIDER).flat()
/** App Check proves itself by reCAPTCHA, which runs from these. */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const APP_CHECK_HOST = 'https://content-firebaseappcheck.googleapis.com'
const YEAR_SECONDS = 31_536_000

export type SecurityOptions = {
  readonly config: PublicConfig
  /** For the dev server alone: its hot reload needs inline script and a socket. */
  readonly allowHotReload: boolean
}

/** Headers of every answer, the page's included: the page runs its own scripts and speaks to its own hosts, nothing else. */
export async function secureHeaders(app: FastifyInstance, { config, allowHotReload }: SecurityOptions): Promise<void> {
  const storage = config.firebase.storageBucket === undefined || config.localObjectStore ? [] : [STORAGE_HOST]
  const recaptcha = config.appCheckSiteKey === undefined ? [] : RECAPTCHA
  const appCheck = config.appCheckSiteKey === undefined ? [] : [APP_CHECK_HOST, ...RECAPTCHA]
  const { ipLookup, reverseGeocoding, reverseGeocodingFallback } = config.locationServices ?? {}
  const placeFinders = [reverseGeocoding, reverseGeocodingFallback].filter((service) => service !== undefined)
  const countryFinders = [...placeFinders, ...(ipLookup === undefined ? [] : [ipLookup])]
  const providers = config.socialProviders ?? []
  const isEmulated = config.authEmulatorUrl !== null
  // Google's sign-in window is opened by its own script, and reports back by a frame of the project.
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
        scriptSrc: ["'self'", ...windowScripts, ...recaptcha, ...(allowHotReload ? ["'unsafe-inline'"] : [])],
        styleSrc: ["'self'", ...(allowHotReload ? ["'unsafe-inline'"] : [])],
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
    // A window that signs in with Google must be able to report back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
  // Where nobody could say which country a place is in, no script is to learn the place.
  const geolocation = placeFinders.length === 0 ? '' : 'self'
  // The camera reads codes that are handed over, after a press.
  const permissions = `camera=(self), microphone=(), geolocation=(${geolocation}), payment=(), screen-wake-lock=(self)`
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
  })
}
