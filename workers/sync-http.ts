import { z } from 'zod'
import { answer, errorAnswer } from '#contract/answer.ts'
import { deviceHeaders, deviceTimeZone } from '#contract/device-headers.ts'
import { PACKED_SLICES_TYPE, type Packed, packedSlices, unpack } from '#contract/packed-slices.ts'
import {
  type CollectionName,
  collectionName,
  type DigestResult,
  digestResult,
  type PullResult,
  type PullSlice,
  type PushResult,
  pullResult,
  pullSlice,
  pushResult,
  serverHead,
} from '#contract/sync.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { abortWith } from './abort-with.ts'
import type { TokenAnswer } from './replication.api.ts'
import { type Listening, SilenceLimit } from './silence-limit.ts'
import { SyncError } from './sync-error.ts'

/** One document to send; null if the server's version is unknown. */
export type PushRow = { readonly assumedMasterState: unknown; readonly newDocumentState: unknown }

export type PullRequest = {
  readonly collection: CollectionName
  readonly checkpoint: string | undefined
  readonly head: string | undefined
  readonly limit: number
}
/** `read` unpacks it. Rejects with a SyncError where it is none of the server's. */
export type ArrivedSlice = { readonly packed: Packed; readonly read: () => Promise<PullSlice> }
export type PushRequest = {
  readonly collection: CollectionName
  readonly schemaVersion: number
  readonly head: string | undefined
  readonly rows: readonly PushRow[]
  /** Of `pack`: a repeated attempt need not write it again. */
  readonly body?: PushBody | undefined
}
/** A push as it goes on the wire. */
export type PushBody = { readonly data: string | Packed; readonly bytes: number; readonly isCompressed: boolean }

export type SyncHttp = {
  /** Whether bodies are compressed: text shrinks to about a tenth. */
  readonly isCompressing: boolean
  /** Whether `slices` can be asked for: older browsers unpack nothing. */
  readonly isUnpacking: boolean
  pull(request: PullRequest, listening?: Listening): Promise<PullResult>
  /** Everything that the server has, one slice after the other. Resolves once the last has arrived. */
  slices(arrived: (slice: ArrivedSlice) => void, listening?: Listening): Promise<void>
  pack(request: PushRequest): Promise<PushBody>
  push(request: PushRequest, listening?: Listening): Promise<PushResult>
  digest(): Promise<DigestResult>
  /**
   * Follows the server's hints until the signal aborts or the connection breaks. The server's first one tells its
   * present state; of a server that tells none, the connection itself counts. Throws a SyncError if it could not open.
   */
  stream(signal: AbortSignal, onHint: (hint: Hint) => void): Promise<void>
}

/** The changed collection, null for any, and the server's state after it, null if the server does not tell. */
export type Hint = { readonly collection: CollectionName | null; readonly head: string | null }

export type SyncHttpOptions = {
  readonly apiBase: string
  readonly idToken: (forceRefresh: boolean) => Promise<TokenAnswer>
  readonly fetch: typeof fetch
  readonly compress?: ((text: string) => Promise<Packed>) | null
}

/** A stream without data for more than two heartbeats is dead. */
const STREAM_SILENCE_MS = 45_000
const HEARD_LETTERS = 16
const COMPRESS_FROM_CHARACTERS = 1_000

// The content security policy forbids generated code, which zod would use for speed.
z.config({ jitless: true })

/** The four calls of the sync protocol. Any response outside of the protocol is a SyncError, never data. */
export function createSyncHttp(options: SyncHttpOptions): SyncHttp {
  let heard: string | undefined
  /** Stores the received statement about the person's access: the server need not repeat it. */
  const hear = <Told extends { readonly entitlement?: string | undefined }>(told: Told): Told => {
    heard = told.entitlement ?? heard
    return told
  }
  const call = async <Payload>(
    path: string,
    payload: z.ZodType<Payload>,
    { body = null, listening = {} }: Call = {},
  ) => {
    const limit = new SilenceLimit(body?.bytes ?? 0, listening)
    try {
      const response = await send(options, path, { body, signal: limit.signal, heard })
      const text = await readText(response, limit)
      if (!response.ok) throw errorFrom(response, text)
      return parse(answer(payload), text).data as Payload
    } finally {
      limit.end()
    }
  }
  const pack = ({ collection, schemaVersion, head, rows }: PushRequest) =>
    encode(options, JSON.stringify({ collection, schemaVersion, ...(head ? { head } : {}), rows }))
  return {
    isCompressing: Boolean(options.compress),
    isUnpacking: typeof DecompressionStream !== 'undefined',
    async pull({ collection, checkpoint, head, limit }, listening) {
      const query = new URLSearchParams({
        collection,
        limit: String(limit),
        ...(checkpoint ? { checkpoint } : {}),
        ...(head ? { head } : {}),
      })
      return hear(await call(`/sync/pull?${query}`, pullResult, { listening }))
    },
    async slices(arrived, listening = {}) {
      const limit = new SilenceLimit(0, listening)
      try {
        const response = await send(options, '/sync/slices', { body: null, signal: limit.signal, heard })
        if (!response.ok) throw errorFrom(response, await readText(response, limit))
        if (!response.body || !response.headers.get('content-type')?.startsWith(PACKED_SLICES_TYPE)) {
          throw new SyncError('offline', 'the answer is not ours')
        }
        limit.heard()
        for await (const packed of packedSlices(response.body, () => limit.heard())) {
          arrived({ packed, read: async () => hear(await readSlice(packed)) })
        }
      } catch (cause) {
        throw cause instanceof SyncError ? cause : new SyncError('offline', `the answer broke off: ${String(cause)}`)
      } finally {
        limit.end()
      }
    },
    pack,
    async push(request, listening) {
      const body = request.body ?? (await pack(request))
      return checkedAgainst(request.rows, hear(await call('/sync/push', pushResult, { body, listening })))
    },
    digest: () => call('/sync/digest', digestResult),
    stream: (signal, onHint) => followStream(options, signal, onHint),
  }
}

type Call = { readonly body?: PushBody | null; readonly listening?: Listening | undefined }

async function encode({ compress }: SyncHttpOptions, json: string): Promise<PushBody> {
  if (!compress || json.length < COMPRESS_FROM_CHARACTERS) {
    return { data: json, bytes: json.length, isCompressed: false }
  }
  const data = await compress(json)
  return { data, bytes: data.length, isCompressed: true }
}

type Asking = { readonly body: PushBody | null; readonly signal: AbortSignal; readonly heard?: string | undefined }

async function send(options: SyncHttpOptions, path: string, request: Asking): Promise<Response> {
  const first = await fetchWithToken(options, path, request, false)
  return first.status === 401 ? fetchWithToken(options, path, request, true) : first
}

async function fetchWithToken(
  options: SyncHttpOptions,
  path: string,
  { body, signal, heard }: Asking,
  refreshed: boolean,
): Promise<Response> {
  const token = await options.idToken(refreshed)
  if (token.kind === 'offline') throw new SyncError('offline', 'the identity provider cannot be reached', 0, true)
  if (token.kind === 'reauthenticate') throw new SyncError('unauthenticated', 'nobody is signed in at the provider')
  try {
    return await options.fetch(`${options.apiBase}${path}`, {
      method: body === null ? 'GET' : 'POST',
      body: body?.data ?? null,
      signal,
      cache: 'no-store',
      headers: {
        authorization: `Bearer ${token.token}`,
        'x-schema-version': String(SCHEMA_VERSION),
        ...deviceHeaders(deviceTimeZone(), token.locale),
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(body?.isCompressed ? { 'content-encoding': 'gzip' } : {}),
        ...(refreshed ? { 'x-token-refreshed': '1' } : {}),
        // Its end identifies it: it is part of the signature.
        ...(heard === undefined ? {} : { 'x-heard-entitlement': heard.slice(-HEARD_LETTERS) }),
      },
    })
  } catch (cause) {
    throw new SyncError('offline', `${path}: ${String(cause)}`)
  }
}

/** Reads the response in chunks: as long as data arrives, it may take its time. */
async function readText(response: Response, limit: SilenceLimit): Promise<string> {
  limit.heard()
  if (!response.body) return ''
  const reader = response.body.pipeThrough(textDecoder()).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text
      limit.heard()
      text += value
    }
  } catch (cause) {
    throw new SyncError('offline', `the answer broke off: ${String(cause)}`)
  }
}

/** A captive portal returns 200 with its own page: anything but our JSON means that the server was not reached. */
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

async function readSlice(packed: Packed): Promise<PullSlice> {
  const text = await unpack(packed).catch((cause: unknown) => {
    throw new SyncError('offline', `the answer cannot be unpacked: ${String(cause)}`)
  })
  return parse(answer(pullSlice), text).data
}

function errorFrom(response: Response, text: string): SyncError {
  const { status } = response
  const message = `${status}: ${text.slice(0, 200)}`
  if (ourErrorCode(text) === 'ACCOUNT_FULL') return new SyncError('full', message)
  if (status === 429 || status === 503) return new SyncError('busy', message, retryAfterMs(response))
  if (status >= 500 || status === 408) return new SyncError('offline', message)
  const code = ourErrorCode(text)
  // A proxy can refuse as well; only our own error codes are the server's.
  if (code === null) return new SyncError('offline', message)
  if (code === 'UNAUTHENTICATED') return new SyncError('unauthenticated', message)
  // No row is to blame, so none may be set aside as refused. Signing in shows the person the account's state.
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

/** Throws for a result about documents that were not sent: it belongs to another request. */
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

async function followStream(
  options: SyncHttpOptions,
  signal: AbortSignal,
  onHint: (hint: Hint) => void,
): Promise<void> {
  const silence = new AbortController()
  const unfollow = abortWith(silence, signal)
  try {
    const response = await send(options, '/sync/stream', { body: null, signal: silence.signal })
    if (!response.ok) throw errorFrom(response, await response.text().catch(() => ''))
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      throw new SyncError('offline', 'the stream is not an event stream')
    }
    await readStream(response.body, silence, signal, onHint)
  } finally {
    unfollow()
  }
}

async function readStream(
  body: NonNullable<Response['body']>,
  silence: AbortController,
  signal: AbortSignal,
  onHint: (hint: Hint) => void,
): Promise<void> {
  let head: string | null = null
  let timer = setTimeout(() => silence.abort(), STREAM_SILENCE_MS)
  try {
    for await (const line of linesOf(body)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), STREAM_SILENCE_MS)
      if (line.startsWith('id:')) head = headIn(line)
      if (!line.startsWith('data:')) continue
      onHint({ collection: collectionIn(line), head })
      head = null
    }
  } catch (cause) {
    if (!signal.aborted) throw new SyncError('offline', `the stream broke: ${String(cause)}`)
  } finally {
    clearTimeout(timer)
  }
}

/** `data: RESYNC sessions` names a collection; a server of another version may name an unknown one. */
function collectionIn(line: string): CollectionName | null {
  const named = collectionName.safeParse(line.split(' ').at(-1))
  return named.success ? named.data : null
}

/** `id: <epoch>.<seq>.<mark>` comes before the hint that it belongs to. Older servers send none. */
function headIn(line: string): string | null {
  const told = serverHead.safeParse(line.slice('id:'.length).trim())
  return told.success ? told.data : null
}

function textDecoder(): ReadableWritablePair<string, Uint8Array> {
  return new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(textDecoder()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
