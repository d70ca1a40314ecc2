import { isIP } from 'node:net'
import { z } from 'zod'
import { MAX_DRAIN_NOTICE_SECONDS, MAX_DRAIN_SECONDS } from '#contract/limits.ts'
import { LOCALES, SOCIAL_PROVIDERS } from '#contract/vocabulary.ts'
import { readPrivateKey, readPublicKeys } from '../subscriptions/entitlement-signer.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const perMinute = z.coerce.number().int().min(1).max(1_000_000)
const text = z.string().min(1).optional()
const address = z.url({ protocol: /^https?$/, error: 'is not an address such as https://example.com' }).optional()

/** A secret, or two separated by a comma during a rotation. */
const secrets = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((secret) => secret.trim())
      .filter((secret) => secret !== ''),
  )
  .pipe(z.array(z.string()).min(1, 'holds no secret'))

/** `true`, `false`, a number of proxies, or comma-separated addresses and ranges: as Fastify's `trustProxy`. */
const trustProxy = z.string().transform((value, context) => {
  if (value === 'true' || value === 'false') return value === 'true'
  if (/^\d+$/.test(value)) return Number(value)
  const proxies = value.split(',').map((proxy) => proxy.trim())
  if (!proxies.every(isProxy)) {
    context.addIssue({
      code: 'custom',
      message: 'is neither true, false, a number, nor a list such as 10.0.0.1, 10.1.0.0/16',
    })
  }
  return proxies
})

/** Names of ranges that Fastify knows. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal']

function isProxy(text: string): boolean {
  if (PROXY_RANGES.includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

/** Exact origins, comma-separated: a pattern or `null` would let strangers in. */
const origins = z
  .string()
  .transform((value) => value.split(',').map((origin) => origin.trim()))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[a-z][a-z\d+.-]*:\/\/[a-z\d.-]+(:\d+)?$/, 'is not a list of origins such as https://localhost'),
    ),
  )

/** SHA-256 of certificates as printed by `keytool` and Google's console, comma-separated. */
const fingerprints = z
  .string()
  .transform((value) => value.split(',').map((fingerprint) => fingerprint.trim().toUpperCase()))
  .pipe(z.array(z.string().regex(/^[\dA-F]{2}(:[\dA-F]{2}){31}$/, 'is not a list of fingerprints such as AB:CD:…')))

const DEFAULT_SOCIAL_PROVIDERS = ['google', 'facebook'] as const

/** Comma-separated names; `none` for email and password only. */
const socialProviders = z
  .string()
  .transform((value) => (value === 'none' ? [] : value.split(',').map((name) => name.trim())))
  .pipe(z.array(z.enum(SOCIAL_PROVIDERS)))

/** The error message of `read` must not quote the text. */
function readBy<Value>(read: (value: string) => Value) {
  return z.string().transform((value, context) => {
    try {
      return read(value)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'cannot be read' })
      return z.NEVER
    }
  })
}

/** The descriptions are shown for missing or invalid ones. */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development').describe('how the server runs'),
  HOST: z.string().default('localhost').describe('the network address it listens at'),
  PORT: port.default(3_000).describe('the port of the page and the API'),
  METRICS_PORT: port.optional().describe('the port of the metrics, which is closed without it'),
  METRICS_HOST: z.string().default('localhost').describe('the network address of the metrics'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('the folder of an embedded database, the local accounts and their like'),
  DIST_DIR: text.describe('a finished build of the page, in the place of dist'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_DRAIN_SECONDS)
    .default(20)
    .describe('how long requests that are under way may take to finish when the server is told to end'),
  DRAIN_NOTICE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_DRAIN_NOTICE_SECONDS)
    .default(0)
    .describe('how long /api/ready says 503 before that, while requests are still taken'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'is not an address such as postgresql://user:password@host:5432/barra' })
    .optional()
    .describe('the PostgreSQL database'),
  DATABASE_MIGRATION_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'is not an address such as postgresql://owner:password@host:5432/barra',
    })
    .optional()
    .describe('the same database, for a role that owns its tables and brings them up to date'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10).describe('connections to PostgreSQL'),
  TRUST_PROXY: trustProxy.default(false).describe('the proxies that may say where a request came from'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('how much is logged'),
  RATE_LIMIT_PER_ADDRESS: perMinute.default(3_000).describe('requests a minute of one address'),
  RATE_LIMIT_PER_PERSON: perMinute.default(600).describe('requests a minute of one person'),
  TRIAL_DAYS: z.coerce.number().int().min(0).max(365).default(14).describe('days before anybody has to pay'),
  ALLOWED_ORIGINS: origins.default([]).describe('the pages besides our own that may call the API, as of native apps'),
  ANDROID_CERTIFICATES: fingerprints.default([]).describe('the signers of the Android app that links open'),
  APPLE_TEAM_ID: z
    .string()
    .regex(/^[A-Z\d]{10}$/, 'is not ten capital letters and digits')
    .optional()
    .describe('the team of the iOS app that links open'),
  APP_URL: address.describe('where people reach the app'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is not an address such as smtps://user:password@mail.example.com' })
    .optional()
    .describe('the server that sends the mails of the contact form'),
  MAIL_FROM: z.string().min(3).optional().describe('the sender of those mails'),
  CONTACT_TO: z.email('is not an e-mail address').optional().describe('the reader of the contact form'),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'is neither mailto:security@example.com nor an address such as https://example.com/security',
    )
    .optional()
    .describe('how to report a vulnerability, for /.well-known/security.txt'),
  ALLOW_LOCAL_PAYMENTS: z
    .stringbool({ error: 'is neither true nor false' })
    .default(false)
    .describe('lets the local payment page run in production, where nobody pays anything on it'),
  DEMO_LOCALE: z.enum(LOCALES).default('en-US').describe("the language of the demo account's own names and notes"),
  STRIPE_SECRET_KEY: text.describe('the key by which Stripe takes payments'),
  STRIPE_WEBHOOK_SECRET: secrets.default([]).describe('the secret that events of Stripe are signed with'),
  STRIPE_API_BASE: address.describe('another server that speaks the API of Stripe'),
  STRIPE_PRICE_MONTHLY: text.describe('the price of a month at Stripe'),
  STRIPE_PRICE_ANNUAL: text.describe('the price of a year at Stripe'),
  STRIPE_PAYMENT_LINK_MONTHLY: address.describe('the link that sells a month'),
  STRIPE_PAYMENT_LINK_ANNUAL: address.describe('the link that sells a year'),
  ENTITLEMENT_PRIVATE_KEY: readBy(readPrivateKey).optional().describe('the key that subscriptions are signed with'),
  ENTITLEMENT_PUBLIC_KEYS: readBy(readPublicKeys).optional().describe('the public keys that were used before'),
  IP_LOOKUP_URL: address.describe('asked by pages for the country of their network'),
  REVERSE_GEOCODING_URL: address.describe('asked by pages for the country of coordinates'),
  REVERSE_GEOCODING_FALLBACK_URL: address.describe('asked by pages where the other one does not know'),
  LOCAL_GEOCODING: z
    .stringbool({ error: 'is neither true nor false' })
    .default(true)
    .describe('whether a local run answers for the reverse geocoding itself'),
  AUTH_EMULATOR_PORT: port.default(9_099).describe('the port of the local identity provider'),
  FIREBASE_AUTH_EMULATOR_HOST: text.describe("somebody else's emulator; it makes every unsigned token good"),
  FIREBASE_PROJECT_ID: text.describe('the Firebase project that people sign in with'),
  FIREBASE_SERVICE_ACCOUNT: text.describe('the key of a service account of the project, as JSON or as a path'),
  GOOGLE_APPLICATION_CREDENTIALS: text.describe('the path of such a key, where the libraries of Google look'),
  FIREBASE_API_KEY: text.describe('the key by which pages reach the Firebase project'),
  FIREBASE_AUTH_DOMAIN: text.describe('the domain of the sign-in pages of the project'),
  FIREBASE_STORAGE_BUCKET: text.describe('the bucket of profile pictures'),
  FIREBASE_MESSAGING_SENDER_ID: text.describe('the number of the sender in the Firebase project'),
  FIREBASE_APP_ID: text.describe('the app in the Firebase project'),
  SOCIAL_PROVIDERS: socialProviders.default([...DEFAULT_SOCIAL_PROVIDERS]).describe('further ways to sign in'),
  FIREBASE_APP_CHECK_SITE_KEY: text.describe('the reCAPTCHA key of App Check'),
})

export type Environment = z.infer<typeof variables>
export type VariableName = keyof Environment

export function isVariable(name: unknown): name is VariableName {
  return typeof name === 'string' && Object.hasOwn(variables.shape, name)
}
