import type { AccountStanding } from '#contract/vocabulary.ts'
import { ACCOUNT_STANDINGS } from '#contract/vocabulary.ts'
import { isRecord } from '#domain/is-record.ts'
import { publicConfig } from '../server/public-config.ts'

const REQUEST_LIMIT_MS = 10_000

/**
 * What our server says about an account for which this device has no token any more. Rejects unless the server itself
 * answered: a captive portal or a proxy says nothing about an account.
 */
export async function askStanding(uid: string): Promise<AccountStanding> {
  const { apiBase } = await publicConfig()
  const response = await fetch(`${apiBase}/auth/standing`, {
    method: 'POST',
    cache: 'no-store',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uid }),
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  })
  const body: unknown = await response.json()
  const payload = response.ok && isRecord(body) && isRecord(body['data']) ? body['data'] : {}
  const standing = ACCOUNT_STANDINGS.find((name) => name === payload['standing'])
  // The uid is repeated by the server, so that no canned response ends an account.
  if (standing === undefined || payload['uid'] !== uid) throw new Error(`the answer (${response.status}) is not ours`)
  return standing
}
