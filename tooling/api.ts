import type { CollectionName, PullResult, PushRequest, PushResult, WireDocument } from '#contract/sync.ts'
import type { SignedIn } from './identity.ts'
import type { Server } from './server.ts'

type ApiServer = Pick<Server, 'url'>

/** Everything that the server holds of one collection for this account. */
export async function pullAll(
  server: ApiServer,
  { idToken }: Pick<SignedIn, 'idToken'>,
  collection: CollectionName,
): Promise<readonly WireDocument[]> {
  const pages: WireDocument[] = []
  for (let checkpoint = ''; ; ) {
    const query = new URLSearchParams({ collection, limit: '100', ...(checkpoint && { checkpoint }) })
    const page = await ask<PullResult>(server, idToken, `/sync/pull?${query}`)
    pages.push(...page.documents)
    checkpoint = page.checkpoint
    if (page.isLast ?? page.documents.length < 100) return pages
  }
}

/** Sends documents as a device does that has never met the server. */
export function push(
  server: ApiServer,
  { idToken }: Pick<SignedIn, 'idToken'>,
  collection: CollectionName,
  documents: readonly object[],
): Promise<PushResult> {
  const rows = documents.map((document) => ({
    assumedMasterState: null,
    newDocumentState: { _deleted: false, ...document },
  }))
  return pushRows(server, { idToken }, collection, rows)
}

/** Sends rows as a device does that knows the server's versions. */
export function pushRows(
  server: ApiServer,
  { idToken }: Pick<SignedIn, 'idToken'>,
  collection: CollectionName,
  rows: PushRequest['rows'],
): Promise<PushResult> {
  return ask(server, idToken, '/sync/push', JSON.stringify({ collection, schemaVersion: 0, rows }))
}

async function ask<Data>(server: ApiServer, idToken: string, path: string, body?: string): Promise<Data> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${idToken}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  })
  const answer = (await response.json()) as { data: Data }
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer.data
}
