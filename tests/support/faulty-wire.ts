/** A fault of one request. `none`: it succeeds. */
export type Fault = 'none' | 'cut-before' | 'cut-after' | 'cut-in-answer' | 'portal' | 'twice' | 'server-error'
export const FAULTS: readonly Fault[] = [
  'none',
  'cut-before',
  'cut-after',
  'cut-in-answer',
  'portal',
  'twice',
  'server-error',
]

/** A network between a device and the real server that loses, doubles, cuts and forges on demand. */
export class FaultyWire {
  readonly #origin: string
  /** Chooses the fault of the next request. Streams are only cut by `unplug`. */
  nextFault: (path: string) => Fault = () => 'none'
  #unplugged = new AbortController()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Blocks everything from now on, and breaks open streams. */
  unplug(): void {
    this.#unplugged.abort()
  }

  plugIn(): void {
    this.#unplugged = new AbortController()
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const url = `${this.#origin}${String(input)}`
    if (this.#unplugged.signal.aborted) throw new TypeError('Failed to fetch')
    if (url.endsWith('/stream')) return fetch(url, this.#breakable(init))
    const fault = this.nextFault(String(input))
    if (fault === 'cut-before') throw new TypeError('Failed to fetch')
    if (fault === 'portal')
      return new Response('<html>Welcome to the gym WiFi</html>', { headers: { 'content-type': 'text/html' } })
    if (fault === 'server-error') return new Response('upstream died', { status: 502 })
    if (fault === 'twice') await (await fetch(url, init)).text()
    const response = await fetch(url, init)
    const bytes = await response.arrayBuffer()
    if (fault === 'cut-after') throw new TypeError('Failed to fetch')
    const arrived = fault === 'cut-in-answer' ? bytes.slice(0, Math.floor(bytes.byteLength / 2)) : bytes
    return new Response(arrived, { status: response.status, headers: response.headers })
  }

  #breakable(init: RequestInit | undefined): RequestInit {
    const signals = [this.#unplugged.signal, ...(init?.signal ? [init.signal] : [])]
    return { ...init, signal: AbortSignal.any(signals) }
  }
}
