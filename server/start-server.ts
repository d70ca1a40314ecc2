import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { startDeletionSweep } from './account/delete-account.ts'
import { buildApp } from './app.ts'
import { ConfigurationError } from './configuration-error.ts'
import { type ContactDelivery, startContactDelivery } from './contact/deliver-contact.ts'
import { forgetContactNightly } from './contact/forget-contact.ts'
import type { WholeDatabase } from './database/connection.ts'
import { migrateAsOwner } from './database/migrate-as-owner.ts'
import { connectDatabase, migrate } from './database.ts'
import { isProduction } from './env/missing.ts'
import type { Environment } from './env/variables.ts'
import { createFirebaseIdentityAdmin } from './identity/firebase-identity-admin.ts'
import { createFirebaseTokenVerifier } from './identity/firebase-token-verifier.ts'
import { DEMO_ACCOUNT, seedDemo } from './local/demo/seed-demo.ts'
import { devPages } from './local/dev-pages.ts'
import { localGeocoding, locationServices } from './local/geocoding.ts'
import {
  appUrl,
  type Identity,
  mailsDirectory,
  needsOwnIdentity,
  provideIdentity,
  reachableHost,
} from './local/identity.ts'
import { objectStore } from './local/object-store/object-store.ts'
import { provideObjects, withObjectStore } from './local/object-store/provide-objects.ts'
import { pageBuild } from './local/page-build.ts'
import { expectFreePort, PortTakenError } from './local/port.ts'
import { socialSignIn } from './local/social-sign-in/social-sign-in.ts'
import { provideMailer } from './mail/provide-mailer.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { provideBilling } from './payment/provide-billing.ts'
import { authPagesOf, serveAuthPages } from './plugins/auth-pages.ts'
import { loggable } from './plugins/errors.ts'
import { forgetCountsOften } from './plugins/forget-counts.ts'
import { logOptions } from './plugins/logging.ts'
import { createPseudonyms } from './pseudonyms.ts'
import type { RoundReport } from './rounds.ts'
import { startRevisionSweep } from './sync/revision-sweep.ts'

export type StartOptions = {
  readonly root: string
  readonly env: Environment
  /** From its sources, with hot reload. */
  readonly dev: boolean
  /** On the first start. */
  readonly demo: boolean
  readonly say: (line: string) => void
}

export type RunningServer = { stop(): Promise<void> }

export async function startServer({ root, env, dev, demo, say }: StartOptions): Promise<RunningServer> {
  await expectFreePort(env.HOST, env.PORT, 'PORT')
  if (needsOwnIdentity(env)) await expectFreePort(env.HOST, env.AUTH_EMULATOR_PORT, 'AUTH_EMULATOR_PORT')

  if (env.METRICS_PORT !== undefined) await expectFreePort(env.METRICS_HOST, env.METRICS_PORT, 'METRICS_PORT')

  // Independent of each other, and there is more than one core.
  const [staticRoot, database, identity] = await Promise.all([
    dev ? undefined : pageBuild({ root, given: env.DIST_DIR, mayBuild: env.NODE_ENV !== 'production' }),
    openDatabase(env),
    provideIdentity(env, say),
  ])
  const firebase = {
    projectId: identity.projectId,
    emulatorHost: identity.emulatorHost,
    isProduction: isProduction(env),
    serviceAccount: env.FIREBASE_SERVICE_ACCOUNT,
  }
  const tokenVerifier = createFirebaseTokenVerifier(firebase)
  const identityAdmin = createFirebaseIdentityAdmin(firebase)
  const rateLimits = { perAddress: env.RATE_LIMIT_PER_ADDRESS, perPerson: env.RATE_LIMIT_PER_PERSON }
  const objects = provideObjects(env, identity)
  const { origin } = new URL(appUrl(env))
  const payments = await provideBilling({ database, env, origin })
  const publicConfig = {
    version: versionOf(root),
    apiBase: '/api',
    ...identity.publicConfig,
    entitlementKeys: [...payments.billing.signer.publicKeys],
    locationServices: locationServices(env, { isOwnIdentity: identity.isOwn, origin }),
  }
  const erasers = [objects.erase, payments.erase]
  let contact: ContactDelivery | undefined
  const metrics = createMetrics(database)
  const app = await buildApp({
    appUrl: env.APP_URL ?? null,
    onContact: () => contact?.nudge(),
    securityContact: env.SECURITY_CONTACT ?? null,
    database,
    tokenVerifier,
    identityAdmin,
    erasers,
    config: withObjectStore(publicConfig, objects),
    log: logOptions({ level: logLevel(env) }),
    trustProxy: trustedProxies(env),
    allowedOrigins: env.ALLOWED_ORIGINS,
    appSigners: { androidCertificates: env.ANDROID_CERTIFICATES, appleTeam: env.APPLE_TEAM_ID ?? null },
    rateLimits,
    trialDays: env.TRIAL_DAYS,
    billing: payments.billing,
    allowHotReload: dev,
    metrics,
    pseudonyms: createPseudonyms(payments.billing.signer.secretFor('pseudonyms')),
    ...(staticRoot !== undefined && { staticRoot }),
  })
  await payments.attach(app)
  const paysLocally = payments.billing.provider.name === 'local'
  if (identity.isOwn) {
    await app.register(socialSignIn)
    await app.register(localGeocoding)
  }
  const authPages = identity.emulatorHost === undefined ? authPagesOf(env) : null
  if (authPages !== null) await serveAuthPages(app, authPages)
  if (objects.files) {
    const { bucket, files } = objects
    await app.register(objectStore, { prefix: '/v0', bucket, files, tokenVerifier, rateLimits })
  }
  if (dev) await app.register(devPages, { root })
  if (demo && identity.isOwn && identity.emulatorHost !== undefined) {
    const { emulatorHost, projectId } = identity
    const locale = env.DEMO_LOCALE
    await seedDemo({ app, database, emulatorHost, projectId, dataDir: env.DATA_DIR, origin, locale, paysLocally })
  }
  await listen(app, env)
  const { METRICS_HOST, METRICS_PORT } = env
  if (METRICS_PORT !== undefined) metrics.watchProcess()
  const metricsServer = METRICS_PORT === undefined ? undefined : await serveMetrics(metrics, METRICS_HOST, METRICS_PORT)
  const reportTo = (message: string): RoundReport => ({
    onFailure: (cause) => app.log.error({ err: loggable(cause) }, message),
    onEnd: metrics.round,
  })
  const rounds = [
    startDeletionSweep({ database, erasers, identityAdmin }, reportTo('a deletion could not be finished')),
    startRevisionSweep(database, reportTo('earlier versions of documents could not be thinned')),
    forgetContactNightly(database, reportTo('old messages to us could not be deleted')),
    forgetCountsOften(database, reportTo('counts of requests could not be deleted')),
  ]
  const { mailer, to } = provideMailer(env, mailsDirectory(env), say)
  contact = startContactDelivery({
    kysely: database.ofNobody.kysely,
    mailer: mailer && metrics.mailer(mailer),
    to,
    onFailure: (cause) => app.log.error({ err: loggable(cause) }, 'a message to us could not be mailed'),
  })
  say(welcome({ env, database, identity, demo, paysLocally }))

  return {
    stop: async () => {
      await app.drain(env.DRAIN_SECONDS * 1_000, env.DRAIN_NOTICE_SECONDS * 1_000)
      for (const stopRound of rounds) await stopRound()
      await contact?.stop()
      await metricsServer?.close()
      await Promise.all([tokenVerifier.close(), identityAdmin.close(), database.close(), identity.stop()])
    },
  }
}

async function openDatabase(env: Environment): Promise<WholeDatabase> {
  const database = await connectDatabase({
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    dataDir: env.DATA_DIR,
  })
  await expectAnswer(database)
  if (env.DATABASE_URL !== undefined && env.DATABASE_MIGRATION_URL !== undefined) {
    await migrateAsOwner(env.DATABASE_MIGRATION_URL, database)
  } else await migrate(database)
  return database
}

/** Checks an external database, which may be misconfigured or down. */
async function expectAnswer(database: WholeDatabase): Promise<void> {
  try {
    await sql`SELECT 1`.execute(database.ofNobody.kysely)
  } catch (error) {
    if (database.kind === 'pglite') throw error
    await database.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigurationError(`DATABASE_URL leads to no database that can be used: ${reason}`)
  }
}

async function listen(app: FastifyInstance, { HOST, PORT }: Environment): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw taken ? new PortTakenError(PORT, 'PORT') : error
  }
}

/** In a terminal, requests would bury the mails; production, or an explicit setting, logs them. */
function logLevel(env: Environment): string {
  return isProduction(env) || process.env['LOG_LEVEL'] ? env.LOG_LEVEL : 'warn'
}

/** Fastify accepts a number of proxies only as a function. */
function trustedProxies({ TRUST_PROXY: trusted }: Environment): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted
}

function versionOf(root: string): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  return version
}

type Welcome = {
  readonly env: Environment
  readonly database: WholeDatabase
  readonly identity: Identity
  readonly demo: boolean
  readonly paysLocally: boolean
}

function welcome({ env, database: { kind }, identity, demo, paysLocally }: Welcome): string {
  const lines = [
    '',
    `Barra is ready: http://${reachableHost(env.HOST)}:${env.PORT}`,
    ...(identity.isOwn && demo ? [`  Demo account   ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password}`] : []),
    ...(identity.isOwn ? [`  Mails          are printed here and kept in ${mailsDirectory(env)}`] : []),
    `  Data           ${kind === 'pglite' ? `in ${env.DATA_DIR}` : 'in PostgreSQL'}`,
    ...(paysLocally ? ['  Payments       on a page of this server: no money moves'] : []),
    ...dangersOf(env, identity).map(inRed),
    '',
  ]
  return lines.join('\n')
}

function dangersOf({ HOST }: Environment, { isOwn }: Identity): readonly string[] {
  const isReachable = isOwn && !['localhost', '127.0.0.1', '::1'].includes(HOST)
  return isReachable
    ? [`  HOST=${HOST}: whoever reaches this machine can sign in as anybody, as the identity provider is a local one`]
    : []
}

function inRed(line: string): string {
  return styleText('red', line)
}
