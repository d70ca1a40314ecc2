import type {} from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'
import type { CollectionName } from '#contract/sync.ts'
import { buildMemorySyncServer, type MemorySyncServer } from '../support/memory-sync-server.ts'
import { createClient, type Row } from './test-server.ts'

// The server's side of the sync, for tests in the browser: the real routes on a store in memory, which the page and its
// workers reach by the browser's own requests.

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Answers `/api/sync` from a server without data until it is called again. */
    serveSync: () => Promise<void>
    /** Whether the server can be reached. */
    connectSync: (isConnected: boolean) => Promise<void>
    /** Stores rows as another device of this person does. */
    pushElsewhere: (uid: string, collection: CollectionName, rows: readonly Row[]) => Promise<void>
  }
}

let server: MemorySyncServer | null = null
let isConnected = true
const routed = new WeakSet()

export const serveSync: BrowserCommand<[]> = async ({ context }) => {
  await server?.app.close()
  server = await buildMemorySyncServer()
  isConnected = true
  if (routed.has(context)) return
  routed.add(context)
  await context.route('**/api/sync/**', async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    // A stream never ends here: the device asks by itself.
    if (!server || !isConnected || pathname.endsWith('/stream')) return route.abort()
    const payload = request.postDataBuffer()
    const answer = await server.app.inject({
      method: request.method() === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: await request.allHeaders(),
      ...(payload && { payload }),
    })
    const type = String(answer.headers['content-type'] ?? '')
    return route.fulfill({ status: answer.statusCode, contentType: type, body: answer.rawPayload })
  })
}

export const connectSync: BrowserCommand<[isConnected: boolean]> = (_, connected) => {
  isConnected = connected
}

export const pushElsewhere: BrowserCommand<[uid: string, collection: CollectionName, rows: readonly Row[]]> = async (
  _,
  uid,
  collection,
  rows,
) => {
  if (server) await createClient(server.app, uid, uid).push(collection, rows)
}
