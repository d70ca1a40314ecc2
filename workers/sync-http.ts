import { z } from 'zod'
import { answer, errorAnswer } from '#contract/answer.ts'
import {
  type CollectionName,
  type DigestResult,
  digestResult,
  type PullResult,
  type PushResult,
  pullResult,
  pushResult,
} from '#contract/sync.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import type { TokenAnswer } from './replication.face.ts'
import { SyncError } from './sync-error.ts'

/** One row as RxDB hands it over; `undefined` and null both say that nothing is known of the server's version. */
export type PushRow = { readonly assumedMasterState?: unknown; readonly newDocumentState: unknown }

/** A pull's answer, and how many bytes it had: a page cut off by size is not the last. */
export type PulledPage = PullResult & { readonly bytes: number }

export type SyncHttp = {
  pull(collection: CollectionName, checkpoint: string | undefined, limit: number): Promise<PulledPage>
  push(collection: CollectionName, rows: readonly PushRow[]): Promise<PushResult>
  digest(): Promise<DigestResult>
  /** Follows the server's hints until the signal aborts or the line breaks; being connected counts as the first one. Throws a SyncError when it could not open. */
  stream(signal: AbortSignal, onHint: () => void): Promise<void>
}

export type SyncHttpOptions = {
  readonly apiBase: string
  readonly idToken: (forceRefresh: boolean) => Promise<TokenAnswer>
  readonly fetch: typeof fetch
}

const REQUEST_LIMIT_MS = 10_000
/** A line that is silent for longer than two heartbeats is dead. */
const STREAM_SILENCE_MS = 45_000

// The content security policy forbids code made from strings, which is how zod would speed itself up.
z.config({ jitless: true })

/** The four calls of the sync protocol. Whatever comes back that is not the protocol is a SyncError, never data. */
export function createSyncHttp(options: SyncHttpOptions): SyncHttp {
  const call = async <Payload>(path: string, payload: z.ZodType<Payload>, body?: string) => {
    const response = await send(options, path, { body: body ?? null, signal: AbortSignal.timeout(REQUEST_LIMIT_MS) })
    const text = await readText(response)
    if (!response.ok) throw errorFrom(response, text)
    return { payload: parse(answer(payload), text).data as Payload, bytes: text.length }
  }
  return {
    async pull(collection, checkpoint, limit) {
      const query = new URLSearchParams({ collection, limit: String(limit), ...(checkpoint ? { checkpoint } : {}) })
      const { payload, bytes } = await call(`/sync/pull?${query}`, pullResult)
      return { ...payload, bytes }
    },
    async push(collection, rows) {
      const body = JSON.stringify({
        collection,
        schemaVersion: SCHEMA_VERSION,
        rows: rows.map((row) => ({ ...row, assumedMasterState: row.assumedMasterState ?? null })),
      })
      const { payload } = await call('/sync/push', pushResult, body)
      return checkedAgainst(rows, payload)
    },
    async digest() {
      return (await call('/sync/digest', digestResult)).payload
    },
    stream: (signal, onHint) => followStream(options, signal, onHint),
  }
}

async function send(
  options: SyncHttpOptions,
  path: string,
  request: { readonly body: string | null; readonly signal: AbortSignal },
): Promise<Response> {
  const first = await fetchWithToken(options, path, request, false)
  return first.status === 401 ? fetchWithToken(options, path, request, true) : first
}

async function fetchWithToken(
  options: SyncHttpOptions,
  path: string,
  { body, signal }: { readonly body: string | null; readonly signal: AbortSignal },
  refreshed: boolean,
): Promise<Response> {
  const token = await options.idToken(refreshed)
  if (token.kind === 'offline') throw new SyncError('offline', 'the identity provider cannot be reached')
  if (token.kind === 'reauthenticate') throw new SyncError('unauthenticated', 'nobody is signed in at the provider')
  try {
    return await options.fetch(`${options.apiBase}${path}`, {
      method: body === null ? 'GET' : 'POST',
      body,
      signal,
      cache: 'no-store',
      headers: {
        authorization: `Bearer ${token.token}`,
        'x-schema-version': String(SCHEMA_VERSION),
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(refreshed ? { 'x-token-refreshed': '1' } : {}),
      },
    })
  } catch (cause) {
    throw new SyncError('offline', `${path}: ${String(cause)}`)
  }
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    throw new SyncError('offline', `the answer broke off: ${String(cause)}`)
  }
}

/** A captive portal answers 200 with a page of its own: what is not our JSON means that we did not reach the server. */
function parse<Shape extends z.ZodType>(shape: Shape, text: string): z.infer<Shape> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new SyncError('offline', 'the answer is not JSON')
  }
  const parsed = shape.safeParse(json)
  if (!parsed.success) throw new SyncError('offline', `the answer is not ours: ${parsed.error.message}`)
  return parsed.data
}

function errorFrom(response: Response, text: string): SyncError {
  const { status } = response
  const message = `${status}: ${text.slice(0, 200)}`
  if (status === 429 || status === 503) return new SyncError('busy', message, retryAfterMs(response))
  if (status >= 500 || status === 408) return new SyncError('offline', message)
  const code = ourErrorCode(text)
  // A proxy between us and the server can refuse as well; only our own words count as the server's.
  if (code === null) return new SyncError('offline', message)
  if (code === 'UNAUTHENTICATED') return new SyncError('unauthenticated', message)
  // No row is to blame, so none may be put aside as refused. Signing in tells the person what became of the account.
  if (code === 'ACCOUNT_DELETED' || code === 'ACCOUNT_DISABLED') return new SyncError('unauthenticated', message)
  if (code === 'CLIENT_OUTDATED') return new SyncError('outdated', message)
  if (code === 'CHECKPOINT_UNKNOWN' || code === 'CHECKPOINT_INVALID')
    return new SyncError('checkpoint-unknown', message)
  return new SyncError('rejected', message)
}

function ourErrorCode(text: string): string | null {
  try {
    return parse(errorAnswer, text).error.code
  } catch {
    return null
  }
}

function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3_600) * 1_000 : 0
}

/** RxDB skips documents for good when an answer names ids that were not asked about (PITFALLS of its protocol). */
function checkedAgainst(rows: readonly PushRow[], result: PushResult): PushResult {
  const asked = new Set(rows.map((row) => idOf(row.newDocumentState)))
  const answered = [...result.conflicts, ...result.refused].map((row) => row.id)
  const stranger = answered.find((id) => !asked.has(id))
  if (stranger !== undefined) throw new SyncError('offline', `the answer names ${stranger}, which was not sent`)
  return result
}

function idOf(document: unknown): string {
  return typeof document === 'object' && document !== null && 'id' in document ? String(document.id) : ''
}

async function followStream(options: SyncHttpOptions, signal: AbortSignal, onHint: () => void): Promise<void> {
  const silence = new AbortController()
  const response = await send(options, '/sync/stream', {
    body: null,
    signal: AbortSignal.any([signal, silence.signal]),
  })
  if (!response.ok) throw errorFrom(response, await readText(response))
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new SyncError('offline', 'the stream is not an event stream')
  }
  // What changed before anybody listened brings no hint of its own.
  onHint()
  let timer = setTimeout(() => silence.abort(), STREAM_SILENCE_MS)
  try {
    for await (const line of linesOf(response.body)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), STREAM_SILENCE_MS)
      if (line.startsWith('data:')) onHint()
    }
  } catch (cause) {
    if (!signal.aborted) throw new SyncError('offline', `the stream broke: ${String(cause)}`)
  } finally {
    clearTimeout(timer)
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
