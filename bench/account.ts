import { PUSH_BATCH_BYTES } from '#contract/limits.ts'
import { jsonBytes, pushBatches } from '#contract/push-batches.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { type SignedIn, signUp } from '../tooling/identity.ts'
import type { Server } from '../tooling/server.ts'

export const PASSWORD = 'supino-100'

let people = 0

/** A new person at the server's identity provider. */
export async function newAccount(server: Server): Promise<SignedIn & { readonly email: string }> {
  people += 1
  const email = `lifter-${process.pid}-${people}@example.org`
  return { ...(await signUp(server, email, PASSWORD)), email }
}

/** The request bodies of a plain client for these sessions, split by the server's limits. */
export function pushBodies(sessions: readonly object[]): readonly string[] {
  const rows = sessions.map((session) => ({
    assumedMasterState: null,
    newDocumentState: { ...session, _deleted: false },
  }))
  return pushBatches(rows, jsonBytes, PUSH_BATCH_BYTES).map((batch) =>
    JSON.stringify({ collection: 'sessions', schemaVersion: SCHEMA_VERSION, rows: batch }),
  )
}

/** Leaves sessions on the server, as another device of this person would have. */
export async function leaveOnServer(server: Server, idToken: string, sessions: readonly object[]): Promise<void> {
  for (const body of pushBodies(sessions)) {
    const response = await fetch(`${server.url}/api/sync/push`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body,
    })
    const answer = (await response.json()) as { readonly data?: { readonly refused: readonly unknown[] } }
    if (!response.ok || answer.data?.refused.length !== 0) throw new Error(`push: ${JSON.stringify(answer)}`)
  }
}
