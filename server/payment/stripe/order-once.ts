import { createHash } from 'node:crypto'

/** More failures of one call than anybody retries in a day. */
const MAX_REPLAYS = 10

type Answer = { readonly lastResponse: { readonly headers: Readonly<Record<string, string>> } }

/**
 * The key is derived from the content: two tabs get one result, and different content never conflicts. Stripe replays a
 * key's response for a day, even a failure fixed since, or an object deleted since: one that is no longer valid
 * (`stands`) is created again under the next key.
 */
export async function orderOnce<Made extends Answer>(
  name: string,
  content: object,
  order: (idempotencyKey: string) => Promise<Made>,
  stands: (made: Made) => Promise<boolean>,
): Promise<Made> {
  const key = `${name}:${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 32)}`
  for (let replays = 0; ; replays++) {
    const isLast = replays === MAX_REPLAYS
    try {
      const made = await order(replays === 0 ? key : `${key}:${replays}`)
      if (isLast || !isReplay(made.lastResponse.headers) || (await stands(made))) return made
    } catch (error) {
      if (isLast || !isReplay(headersOf(error))) throw error
    }
  }
}

function isReplay(headers: object): boolean {
  return 'idempotent-replayed' in headers && headers['idempotent-replayed'] === 'true'
}

function headersOf(error: unknown): object {
  const hasHeaders = error instanceof Error && 'headers' in error && typeof error.headers === 'object'
  return (hasHeaders && error.headers) || {}
}
