const REQUEST_LIMIT_MS = 10_000

/** Fetches build metadata, bypassing every cache. For the version that is known already the answer is 304. */
export function fetchAnew(url: string, knownVersion: string | null = null): Promise<Response> {
  return fetch(url, {
    cache: 'no-store',
    // Asked so often that each header counts.
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    // With caching disabled browsers ask servers for a whole answer, unless told otherwise.
    ...(knownVersion !== null && { headers: { 'if-none-match': knownVersion, 'cache-control': 'max-age=0' } }),
  })
}
