import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { connectDatabase, migrate } from '../../server/database.ts'
import { examine } from '../../server/doctor/examine.ts'
import { readEnvironment } from '../../server/env.ts'
import { entitlementKeyIn } from '../../server/subscriptions/entitlement-signer.ts'
import { createPostgresqlDatabase } from '../setup/test-database.ts'
import { type GoogleAnswers, startGoogleServer } from './google-server.ts'
import { startMailServer } from './mail-server.ts'
import { startStripeServer } from './stripe-server.ts'
import {
  BUCKET,
  PROJECT,
  ROOT,
  STRIPE_KEY,
  type StripeAnswers,
  WELL_SET_GOOGLE,
  WELL_SET_STRIPE,
} from './well-set-services.ts'

/** Long for a server of this machine. */
const PATIENCE_MS = 30_000

/** A deployment with all its services, each a server of this machine, for `npm run doctor` to look at. */
export async function startDeployment() {
  const folder = mkdtempSync(join(tmpdir(), 'barra-doctor-'))
  const databaseUrl = await createPostgresqlDatabase()
  const database = await connectDatabase({ databaseUrl })
  await migrate(database)
  await database.close()
  await entitlementKeyIn(folder)
  const [stripe, google, mail] = await Promise.all([
    startStripeServer(),
    startGoogleServer(PROJECT, folder),
    startMailServer(),
  ])
  const variables = {
    NODE_ENV: 'production',
    APP_URL: 'https://barra.example',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: 'whsec_very-secret',
    STRIPE_API_BASE: stripe.url,
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'api-key',
    FIREBASE_SERVICE_ACCOUNT: google.serviceAccount,
    FIREBASE_STORAGE_BUCKET: BUCKET,
    SMTP_URL: mail.urlFor('mail-password'),
    CONTACT_TO: 'desk@example.org',
  }
  return {
    folder,
    databaseUrl,
    stripe,
    google,
    mail,
    /** Replaces parts of the otherwise correct setup. */
    stripeHas: (instead: StripeAnswers = {}) => {
      const answers: StripeAnswers = { ...WELL_SET_STRIPE, ...instead }
      stripe.answerWith(({ path, fields }) => {
        const sought = fields['lookup_keys[0]']
        const answer = answers[sought === undefined ? path : `${path}?${sought}`]
        return answer === undefined ? { status: 404, body: { error: { code: 'resource_missing' } } } : answer
      })
    },
    googleHas: (instead: GoogleAnswers = {}) => google.answerWith({ ...WELL_SET_GOOGLE, ...instead }),
    /** Runs all checks, and returns the report: the lines to fix, and all lines. */
    doctor: async (changed: Readonly<Record<string, string>> = {}, limitMs = PATIENCE_MS) => {
      const lines: string[] = []
      const env = readEnvironment({ ...variables, ...changed })
      const say = (line: string) => void lines.push(line)
      const isRight = await examine({ env, root: ROOT, say, limitMs, google: google.standIn })
      const text = lines.join('\n')
      expect(text).not.toMatch(/very-secret|password@|PRIVATE KEY|-password/)
      const faults = lines.filter((line) => /^(wrong|missing) /.test(line))
      return { isRight, lines, faults, text }
    },
    close: async () => {
      mail.close()
      await Promise.all([stripe.close(), google.close()])
      rmSync(folder, { recursive: true })
    },
  }
}
