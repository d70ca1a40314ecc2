import { existsSync } from 'node:fs'
import { z } from 'zod'
import { SOCIAL_PROVIDERS } from '#contract/vocabulary.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const perMinute = z.coerce.number().int().min(1).max(1_000_000)

/** A secret, or two divided by a comma while one is being replaced. */
const secrets = z.string().transform((value) =>
  value
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== ''),
)

/** `true`, `false`, a number of proxies, or addresses divided by commas: as Fastify's `trustProxy`. */
const trustProxy = z.string().transform((value) => {
  if (value === 'true' || value === 'false') return value === 'true'
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim())
})

/** Origins word by word, divided by commas: a pattern or `null` would let strangers in. */
const origins = z
  .string()
  .transform((value) => value.split(',').map((origin) => origin.trim()))
  .pipe(z.array(z.string().regex(/^[a-z][a-z\d+.-]*:\/\/[a-z\d.-]+(:\d+)?$/)))

/** SHA-256 of certificates as `keytool` and Google's console print them, divided by commas. */
const fingerprints = z
  .string()
  .transform((value) => value.split(',').map((fingerprint) => fingerprint.trim().toUpperCase()))
  .pipe(z.array(z.string().regex(/^[\dA-F]{2}(:[\dA-F]{2}){31}$/)))

const DEFAULT_SOCIAL_PROVIDERS = ['google', 'facebook'] as const

/** Names divided by commas; `none` for no other way in than e-mail and password. */
const socialProviders = z
  .string()
  .transform((value) => (value === 'none' ? [] : value.split(',').map((name) => name.trim())))
  .pipe(z.array(z.enum(SOCIAL_PROVIDERS)))

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('localhost'),
  PORT: port.default(3_000),
  /** Where an embedded database, the emulator's accounts and their like are kept. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** A finished build of the page. Without it `dist` is served, and built first where the sources are newer. */
  DIST_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_PER_ADDRESS: perMinute.default(3_000),
  RATE_LIMIT_PER_PERSON: perMinute.default(600),
  /** How long everybody may use everything before they pay. */
  TRIAL_DAYS: z.coerce.number().int().min(0).max(365).default(14),
  /** Whose pages may call the API beside our own: `https://localhost,capacitor://localhost` for the native apps. */
  ALLOWED_ORIGINS: origins.default([]),
  /** Who signs the Android app: links of this host open it. */
  ANDROID_CERTIFICATES: fingerprints.default([]),
  /** Whose iOS app it is: links of this host open it. */
  APPLE_TEAM_ID: z
    .string()
    .regex(/^[A-Z\d]{10}$/)
    .optional(),
  /** Where people reach the app; without it, on the own machine alone, wherever a request was sent to. */
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** `smtps://user:password@mail.example.com`: what sends the mails of the contact form. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of those mails. */
  MAIL_FROM: z.string().min(3).optional(),
  /** Who reads what is written with the contact form. */
  CONTACT_TO: z.email().optional(),
  /** Lets the local payment page run in production, where nobody pays anything on it. */
  ALLOW_LOCAL_PAYMENTS: z.stringbool().default(false),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: secrets.default([]),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_PRICE_MONTHLY: z.string().min(1).optional(),
  STRIPE_PRICE_ANNUAL: z.string().min(1).optional(),
  STRIPE_PAYMENT_LINK_MONTHLY: z.url().optional(),
  STRIPE_PAYMENT_LINK_ANNUAL: z.url().optional(),
  /** An Ed25519 private key as JSON Web Key. Without it one is made and kept in DATA_DIR. */
  ENTITLEMENT_PRIVATE_KEY: z.string().min(1).optional(),
  /** A JSON array of the public keys that were used before. */
  ENTITLEMENT_PUBLIC_KEYS: z.string().min(1).optional(),
  /** Where pages ask for the country of their network's address, and of coordinates. Nobody is asked without these. */
  IP_LOOKUP_URL: z.url({ protocol: /^https?$/ }).optional(),
  REVERSE_GEOCODING_URL: z.url({ protocol: /^https?$/ }).optional(),
  REVERSE_GEOCODING_FALLBACK_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_EMULATOR_PORT: port.default(9_099),
  /** Set by whoever runs an emulator; it makes every unsigned token good. */
  FIREBASE_AUTH_EMULATOR_HOST: z.string().min(1).optional(),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  /** The key of a service account, as JSON or as the path of its file. */
  FIREBASE_SERVICE_ACCOUNT: z.string().min(1).optional(),
  /** Where Google's own libraries look for such a file. */
  GOOGLE_APPLICATION_CREDENTIALS: z.string().min(1).optional(),
  FIREBASE_API_KEY: z.string().min(1).optional(),
  FIREBASE_AUTH_DOMAIN: z.string().min(1).optional(),
  FIREBASE_STORAGE_BUCKET: z.string().min(1).optional(),
  FIREBASE_MESSAGING_SENDER_ID: z.string().min(1).optional(),
  FIREBASE_APP_ID: z.string().min(1).optional(),
  SOCIAL_PROVIDERS: socialProviders.default([...DEFAULT_SOCIAL_PROVIDERS]),
  FIREBASE_APP_CHECK_SITE_KEY: z.string().min(1).optional(),
})

type Variables = z.infer<typeof variables>

/**
 * Whether strangers use this server: it says so itself, or it checks tokens against a real project. Everything that is
 * only good on the own machine goes by this.
 */
export function isProduction(env: Variables): boolean {
  const hasRealProject = env.FIREBASE_PROJECT_ID !== undefined && env.FIREBASE_AUTH_EMULATOR_HOST === undefined
  return env.NODE_ENV === 'production' || hasRealProject
}

const environment = variables.superRefine((env, context) => {
  const mayServeStrangers = isProduction(env)
  const complain = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (mayServeStrangers && env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
    complain('FIREBASE_AUTH_EMULATOR_HOST', 'must not be set in production: anybody could sign in as anybody')
  }
  if (mayServeStrangers && env.FIREBASE_PROJECT_ID === undefined) {
    complain('FIREBASE_PROJECT_ID', 'is needed in production')
  }
  const hasServiceAccount =
    env.FIREBASE_SERVICE_ACCOUNT !== undefined || env.GOOGLE_APPLICATION_CREDENTIALS !== undefined
  if (mayServeStrangers && !hasServiceAccount) {
    complain(
      'FIREBASE_SERVICE_ACCOUNT',
      'or GOOGLE_APPLICATION_CREDENTIALS is needed in production: without the key of a service account nobody could ' +
        'delete their account or sign out everywhere',
    )
  }
  if (mayServeStrangers && env.APP_URL === undefined) {
    complain('APP_URL', 'is needed in production: links would lead wherever a request says that it was sent to')
  }
  if (mayServeStrangers && env.STRIPE_SECRET_KEY === undefined && !env.ALLOW_LOCAL_PAYMENTS) {
    complain('STRIPE_SECRET_KEY', 'is needed in production: on the local payment page nobody pays anything')
  }
  if (env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_WEBHOOK_SECRET.length === 0) {
    complain('STRIPE_WEBHOOK_SECRET', 'is needed with STRIPE_SECRET_KEY: nothing that Stripe tells would be believed')
  }
  if (env.SMTP_URL !== undefined && env.CONTACT_TO === undefined) {
    complain('CONTACT_TO', 'is needed with SMTP_URL: nobody would read what is written with the contact form')
  }
  if (env.FIREBASE_PROJECT_ID !== undefined && env.FIREBASE_API_KEY === undefined) {
    complain('FIREBASE_API_KEY', 'is needed with FIREBASE_PROJECT_ID')
  }
})
export type Environment = z.infer<typeof environment>

/** Reads every variable this server knows, once. Throws an error that names each one that is wrong. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  // An empty variable is how shells and compose files say 'not set'.
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = environment.safeParse(filled)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`The environment is not right:\n${faults.join('\n')}`)
}

/** The environment of this process, in the project's folder and with what its `.env` adds. */
export function loadEnvironment(root: string): Environment {
  process.chdir(root)
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readEnvironment(process.env)
}
