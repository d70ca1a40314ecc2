const REQUEST_LIMIT_MS = 10_000

/** Fetches what names the newest build, past every cache. */
export function fetchAnew(url: string): Promise<Response> {
  return fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(REQUEST_LIMIT_MS) })
}
