import type { ErrorCode, Issue } from '#contract/answer.ts'
import { deviceHeaders, deviceTimeZone } from '#contract/device-headers.ts'
import { isRecord } from '#domain/is-record.ts'
import { idToken, reportServerStatus, type ServerStatus } from '../identity/identity-session.ts'
import { publicConfig } from './public-config.ts'
import { createRefusals } from './refusals.ts'

const REQUEST_LIMIT_MS = 10_000
/** Ten years of training on a slow connection. */
const FILE_LIMIT_MS = 120_000

/** `code`, `message` and `issues` are the server's own. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | ''
  readonly issues: readonly Issue[]

  constructor(status: number, code: ErrorCode | '', message: string, issues: readonly Issue[] = []) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.issues = issues
  }
}

/** The server was not reached: no network, too slow, or a captive portal responded. */
export class OfflineError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OfflineError'
  }
}

export type ApiRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type CallApi = <Payload>(
  path: string,
  read: (payload: unknown) => Payload,
  request?: ApiRequest,
) => Promise<Payload>

export type ApiSources = {
  /** The API's base, such as `/api`. Rejects if not known yet. */
  readonly apiBase: () => Promise<string>
  /** The signed-in person's bearer token; true requests a new one. */
  readonly idToken: (forceRefresh: boolean) => Promise<string>
  readonly locale: () => string
  readonly timeZone: () => string
  readonly fetch: typeof fetch
  /** Called with the server's response to the token. */
  readonly heard: (word: ServerStatus) => void
  /** Called with every refusal by our server. */
  readonly refused?: (path: string, error: ApiError) => void
}

const refusals = createRefusals<ApiError>()

/** Earlier refusals included. */
export const subscribeToRefusals = refusals.subscribe

const device: ApiSources = {
  apiBase: async () => (await publicConfig()).apiBase,
  idToken: async (forceRefresh) => (await idToken(forceRefresh)).token,
  locale: () => document.documentElement.lang,
  timeZone: deviceTimeZone,
  fetch: (...request) => fetch(...request),
  heard: (word) => reportServerStatus(word, 'api'),
  refused: refusals.tell,
}

/**
 * As the signed-in person. `path` is relative to the API's base, such as `/user/profile`; `read` throws if the payload
 * is invalid. Rejects with ApiError, OfflineError, or like `idToken`.
 *
 * @public Every call but the sync protocol's goes through here.
 */
export const callApi: CallApi = createApi(device)

/** Rejects like `callApi`. */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await ask(device, path, {}, FILE_LIMIT_MS)
  try {
    return await response.blob()
  } catch (cause) {
    throw new OfflineError(`${path} broke off: ${String(cause)}`)
  }
}

export function createApi(sources: ApiSources): CallApi {
  return async (path, read, request = {}) => {
    const body = await readJson(await ask(sources, path, request, REQUEST_LIMIT_MS))
    sources.heard('accepted')
    return read(isRecord(body) ? body['data'] : undefined)
  }
}

/** A refused token is renewed once. */
async function ask(sources: ApiSources, path: string, request: ApiRequest, limitMs: number): Promise<Response> {
  const first = await send(sources, path, request, limitMs, false)
  const response = first.status === 401 ? await send(sources, path, request, limitMs, true) : first
  if (response.ok) return response
  const error = errorFrom(response.status, await readJson(response))
  if (error instanceof ApiError) {
    const word = wordOf(error)
    if (word) sources.heard(word)
    sources.refused?.(path, error)
  }
  throw error
}

async function send(
  sources: ApiSources,
  path: string,
  { method = 'GET', body, headers }: ApiRequest,
  limitMs: number,
  refreshed: boolean,
): Promise<Response> {
  const unknownAddress = (cause: unknown) => Promise.reject(new OfflineError(String(cause)))
  const [apiBase, token] = await Promise.all([sources.apiBase().catch(unknownAddress), sources.idToken(refreshed)])
  try {
    return await sources.fetch(`${apiBase}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(limitMs),
      headers: {
        ...headers,
        'content-type': 'application/json',
        ...deviceHeaders(sources.timeZone(), sources.locale()),
        authorization: `Bearer ${token}`,
        ...(refreshed && { 'x-token-refreshed': '1' }),
      },
    })
  } catch (cause) {
    throw new OfflineError(`${path}: ${String(cause)}`)
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text())
  } catch (cause) {
    throw new OfflineError(`the answer (${response.status}) is not ours: ${String(cause)}`)
  }
}

function errorFrom(status: number, body: unknown): Error {
  const error = isRecord(body) ? body['error'] : undefined
  // A proxy can return JSON too; only our own format is the server's.
  if (!isRecord(error) || typeof error['code'] !== 'string')
    return new OfflineError(`the answer (${status}) is not ours`)
  const issues = Array.isArray(error['issues']) ? (error['issues'] as readonly Issue[]) : []
  // The contract lists the codes; one newer than this build is passed through.
  return new ApiError(status, error['code'] as ErrorCode, String(error['message'] ?? ''), issues)
}

/** A refusal's meaning for the token; null if it is about the call. */
function wordOf({ status, code }: ApiError): ServerStatus | null {
  if (status === 401) return 'refused'
  if (status === 410 && code === 'ACCOUNT_DELETED') return 'deleted'
  return status === 403 && code === 'ACCOUNT_DISABLED' ? 'disabled' : null
}
