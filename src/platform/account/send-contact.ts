import type { ContactRequest } from '#contract/contact.ts'
import { deviceHeaders, deviceTimeZone } from '#contract/device-headers.ts'
import type { ContactProblem } from '#domain/contact-message.ts'
import { isRecord } from '#domain/is-record.ts'
import { serverOrigin } from '../server/server-origin.ts'

const REQUEST_LIMIT_MS = 15_000

/** `busy`: too many from here; `failed`: the server could not store it. */
export type ContactOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly problems: readonly ContactProblem[] }
  | { readonly kind: 'busy' | 'failed' | 'offline' }

/** Needs no token. Never rejects. */
export async function sendContact(request: ContactRequest): Promise<ContactOutcome> {
  let response: Response
  try {
    response = await fetch(`${serverOrigin}/api/contact`, {
      method: 'POST',
      cache: 'no-store',
      headers: {
        'content-type': 'application/json',
        ...deviceHeaders(deviceTimeZone(), document.documentElement.lang),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    })
  } catch {
    return { kind: 'offline' }
  }
  const body: unknown = await response.json().catch(() => undefined)
  // A captive portal returns 200 for everything: only our own response format counts.
  if (response.ok) return { kind: isRecord(body) && isRecord(body['data']) ? 'sent' : 'offline' }
  if (response.status === 429) return { kind: 'busy' }
  const problems = problemsIn(body)
  return response.status === 400 && problems.length > 0 ? { kind: 'refused', problems } : { kind: 'failed' }
}

function problemsIn(body: unknown): readonly ContactProblem[] {
  const error = isRecord(body) ? body['error'] : undefined
  const issues: readonly unknown[] = isRecord(error) && Array.isArray(error['issues']) ? error['issues'] : []
  // An issue unknown to this build has no message, but the field is still marked.
  return issues.flatMap((issue) => (isRecord(issue) ? [`${issue['path']}.${issue['message']}` as ContactProblem] : []))
}
