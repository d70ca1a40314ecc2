import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answer } from '#contract/answer.ts'
import { checkoutSession, plan } from '#contract/billing.ts'
import { MAX_PUSH_ROWS, PUSH_BATCH_BYTES } from '#contract/limits.ts'
import type { Locale } from '#contract/preferences.ts'
import { CHECKOUT_SUCCESS_PATH, PLANS_PATH } from '#contract/routes.ts'
import { type CollectionName, pushResult } from '#contract/sync.ts'
import { COLLECTION_NAMES, SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { loadExerciseTexts } from '#domain/exercise-library/load-exercise-texts.ts'
import type { DatabaseConnection } from '../../database/connection.ts'
import { writeAtomically } from '../write-atomically.ts'
import { BEFORE_THE_FIRST_SESSION_MS, type DemoDocuments, demoDocuments } from './demo-documents.ts'
import { inDemoLanguage } from './demo-words.ts'

export const DEMO_ACCOUNT = { email: 'demo@barra.test', password: 'barra-demo' } as const
const DEMO_UID = 'barra-demo-lifter'

const note = z.object({ today: z.iso.datetime(), finished: z.boolean() })

type DemoOptions = {
  readonly app: FastifyInstance
  readonly database: DatabaseConnection
  readonly emulatorHost: string
  readonly projectId: string
  readonly dataDir: string
  /** `http://localhost:3000`. */
  readonly origin: string
  /** Of the lifter's names and notes. */
  readonly locale: Locale
  /** Whether payments use this server's own pages, without a card. */
  readonly paysLocally: boolean
}

/** Once per data folder: later changes and deletions stay. An interrupted start resumes with the same documents. */
export async function seedDemo({
  app,
  database,
  emulatorHost,
  projectId,
  dataDir,
  origin,
  locale,
  paysLocally,
}: DemoOptions): Promise<void> {
  const path = join(dataDir, 'demo.json')
  const begun = existsSync(path) ? note.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
  if (begun?.finished) return
  const today = begun?.today ?? new Date().toISOString()
  writeAtomically(path, JSON.stringify({ today, finished: false }))

  const token = await signUpDemo(emulatorHost, projectId)
  const documents = inDemoLanguage(demoDocuments(new Date(today), await loadExerciseTexts(locale)), locale)
  for (const collection of COLLECTION_NAMES) await push(app, token, collection, documents[collection])
  // The first look at the profile writes it; the lifter joined before the first session.
  await app.inject({ url: '/api/user/profile', headers: { authorization: `Bearer ${token}` } })
  const joined = new Date(Date.parse(today) - BEFORE_THE_FIRST_SESSION_MS)
  await database
    .of(DEMO_UID)
    .kysely.updateTable('users')
    .set({ created_at: joined })
    .where('user_id', '=', DEMO_UID)
    .execute()
  if (paysLocally) await subscribe(app, token, origin)
  writeAtomically(path, JSON.stringify({ today, finished: true }))
}

async function signUpDemo(emulatorHost: string, projectId: string): Promise<string> {
  const base = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1`
  await post(`${base}/projects/${projectId}/accounts`, {
    ...DEMO_ACCOUNT,
    localId: DEMO_UID,
    displayName: 'Demo',
    emailVerified: true,
  })
  const signedIn = await post(`${base}/accounts:signInWithPassword?key=local`, {
    ...DEMO_ACCOUNT,
    returnSecureToken: true,
  })
  return z.object({ idToken: z.string() }).parse(await signedIn.json()).idToken
}

function post(url: string, body: object): Promise<Response> {
  // 'owner' is the emulator's administrator token.
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Buys a year, which the local provider renews forever: a demo does not end with a trial. */
async function subscribe(app: FastifyInstance, token: string, origin: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, host: new URL(origin).host }
  const listed = await app.inject({ url: '/api/subscriptions/plans', headers })
  const plans = answer(z.array(plan)).parse(listed.json()).data
  const priceId = plans.find(({ slug }) => slug === 'annual')?.stripePriceId
  const opened = await app.inject({
    method: 'POST',
    url: '/api/stripe/checkout',
    headers,
    payload: { priceId, successUrl: origin + CHECKOUT_SUCCESS_PATH, cancelUrl: origin + PLANS_PATH },
  })
  // Paid already, on an interrupted first start.
  if (opened.statusCode === 409) return
  const { pathname } = new URL(answer(checkoutSession).parse(opened.json()).data.url)
  const paid = await app.inject({ method: 'POST', url: `${pathname}/pay` })
  if (paid.statusCode !== 303) throw new Error(`demo subscription: ${paid.statusCode} ${paid.body}`)
}

/** Uses the devices' push route, so that it validates this data as well. */
async function push(
  app: FastifyInstance,
  token: string,
  collection: CollectionName,
  documents: DemoDocuments[CollectionName],
): Promise<void> {
  for (const rows of inRequests(documents)) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/sync/push',
      headers: { authorization: `Bearer ${token}` },
      payload: { collection, schemaVersion: SCHEMA_VERSION, rows },
    })
    if (response.statusCode !== 200) throw new Error(`demo data: ${response.statusCode} ${response.body}`)
    const { refused } = answer(pushResult).parse(response.json()).data
    if (refused.length > 0) throw new Error(`demo data: refused ${JSON.stringify(refused[0])}`)
  }
}

function inRequests(documents: DemoDocuments[CollectionName]) {
  const requests: { assumedMasterState: null; newDocumentState: object }[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const document of documents) {
    const size = JSON.stringify(document).length
    const latest = requests.at(-1)
    const row = { assumedMasterState: null, newDocumentState: { ...document, _deleted: false } }
    if (latest === undefined || bytes + size > PUSH_BATCH_BYTES || latest.length === MAX_PUSH_ROWS) {
      requests.push([row])
      bytes = size
    } else {
      latest.push(row)
      bytes += size
    }
  }
  return requests
}
