import { sql } from 'kysely'
import { PUSH_BATCH_BYTES } from '#contract/limits.ts'
import { jsonBytes, pushBatches } from '#contract/push-batches.ts'
import { COLLECTION_NAMES, SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { loadExerciseTexts } from '#domain/exercise-library/load-exercise-texts.ts'
import { buildApp } from '../server/app.ts'
import { connectDatabase, migrate } from '../server/database.ts'
import { demoDocuments } from '../server/local/demo/demo-documents.ts'
import { TEST_CONFIG } from '../tests/setup/test-server.ts'
import { createTestTokens } from '../tests/setup/test-tokens.ts'

// node load/stored-bytes.ts: the bytes of a person's year in the tables, with two years of the demo's training each.

const PEOPLE = 8
const YEARS = 2
const NO_LIMIT = 1_000_000

const database = await connectDatabase({ memory: true })
await migrate(database)
const tokens = await createTestTokens()
const rateLimits = { perAddress: NO_LIMIT, perPerson: NO_LIMIT }
const { verifier: tokenVerifier, provider } = tokens
const identityAdmin = provider.admin
const app = await buildApp({ tokenVerifier, identityAdmin, config: TEST_CONFIG, log: false, rateLimits, database })
const empty = await sizeOf()
const documents = demoDocuments(new Date(), await loadExerciseTexts('en-US'))
for (let person = 0; person < PEOPLE; person++) {
  const headers = { authorization: `Bearer ${await tokens.tokenFor(`lifter-${person}`)}` }
  for (const collection of COLLECTION_NAMES) {
    const all = documents[collection].map((document) => ({ newDocumentState: { ...document, _deleted: false } }))
    for (const rows of pushBatches(all, jsonBytes, PUSH_BATCH_BYTES)) {
      const payload = { collection, schemaVersion: SCHEMA_VERSION, rows }
      const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/sync/push', headers, payload })
      if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`)
    }
  }
}
const year = ((await sizeOf()) - empty) / PEOPLE / YEARS
console.info(
  `${documents.sessions.length} sessions in ${YEARS} years: ${(year / 1_000).toFixed(0)} KB a person and year`,
)
await app.close()
await database.close()

/** With indexes and what is stored apart. */
async function sizeOf(): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT sum(pg_total_relation_size(oid))::bigint AS bytes FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`.execute(database.kysely)
  return Number(rows[0]?.bytes ?? 0)
}
