const REQUEST_LIMIT_MS = 10_000

/** Fetches build metadata, bypassing every cache. */
export function fetchAnew(url: string): Promise<Response> {
  return fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(REQUEST_LIMIT_MS) })
}
