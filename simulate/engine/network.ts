import { gunzipSync } from 'node:zlib'
import type { Random } from '../../tooling/random.ts'
import type { Life, Timeline } from './timeline.ts'

export type ServerRequest = {
  readonly method: string
  /** With the query, from `/api` on. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export type ServerAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer>
  /** Of a stream: calls back with each piece and at the end, until the returned function is called. */
  readonly follow?: (onPiece: (piece: string) => void, onEnd: () => void) => () => void
}

/** A request handler. Responses may be out of order. */
export type Answering = { handle(request: ServerRequest): Promise<ServerAnswer> }

/** The faults of one request. */
export const MISHAPS = [
  'lost', 'answer-lost', 'cut-in-answer', 'doubled', 'late', 'answer-late', 'silent', 'portal', 'bad-gateway', 'busy', 'reset',
] as const // biome-ignore format: one line
export type Mishap = (typeof MISHAPS)[number]

/** The state of one device's line to the servers. */
export type Line = {
  isUp: boolean
  /** One way, in milliseconds. */
  latencyMs: number
  /** Bytes a millisecond, each way. */
  upRate: number
  downRate: number
  /** How likely each mishap is for a request. */
  mishaps: Partial<Record<Mishap, number>>
  /** Whether streams of hints are blocked. */
  blocksStreams: boolean
}

export const GOOD_LINE: Line = {
  isUp: true,
  latencyMs: 40,
  upRate: 1_000,
  downRate: 4_000,
  mishaps: {},
  blocksStreams: false,
}

const PORTAL = '<!doctype html><title>Gym WiFi</title><p>Welcome! Please accept our terms.</p>'
/** The chunk size of a slow connection. */
const PIECE_BYTES = 4_096

/** One device's connection to the servers. */
export class Network {
  line: Line = { ...GOOD_LINE }
  /** The server process that the device currently reaches. */
  server: Answering
  requests = 0
  readonly mishapsSeen = new Map<Mishap, number>()
  readonly #timeline: Timeline
  readonly #random: Random
  readonly #open = new Set<() => void>()

  constructor(timeline: Timeline, random: Random, server: Answering) {
    this.#timeline = timeline
    this.#random = random
    this.server = server
  }

  /** Breaks everything in transit. */
  cut(): void {
    for (const cut of [...this.#open]) cut()
    this.#open.clear()
  }

  unplug(): void {
    this.line.isUp = false
    this.cut()
  }

  plugIn(): void {
    this.line.isUp = true
  }

  /** The `fetch` of one process. */
  fetchFor(life: Life): typeof fetch {
    return (async (input: RequestInfo | URL, init: RequestInit = {}) => {
      const url = String(input)
      const path = url.startsWith('http') ? new URL(url).pathname + new URL(url).search : url
      const { 'content-encoding': encoding, ...headers } = Object.fromEntries(new Headers(init.headers).entries())
      const bytes = init.body === undefined || init.body === null ? null : await bodyBytes(init.body)
      // The server would unpack it in Node's pool, which has no place in virtual time.
      const body = bytes && Buffer.from(encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8')
      const request = { method: init.method ?? 'GET', path, headers, body }
      return this.#send(life, request, bytes?.length ?? 0, init.signal ?? null)
    }) as typeof fetch
  }

  #send(life: Life, request: ServerRequest, sentBytes: number, signal: AbortSignal | null): Promise<Response> {
    const { line } = this
    this.requests += 1
    const mishap = this.#nextMishap(request.path.endsWith('/stream'))
    return new Promise((resolve, reject) => {
      let over = false
      const end = (settle: () => void) => {
        if (over) return
        over = true
        this.#open.delete(cut)
        settle()
      }
      const fail = (error: unknown) => this.#timeline.post(life, 0, () => end(() => reject(error)))
      const cut = () => fail(new TypeError('Failed to fetch'))
      const abort = () => end(() => reject(signal?.reason))
      if (signal?.aborted) return abort()
      signal?.addEventListener('abort', abort)
      this.#open.add(cut)
      if (!line.isUp) {
        this.#timeline.post(life, 5, cut)
        return
      }

      const upMs = this.#latency() + sentBytes / line.upRate
      const deliver = (answer: ServerAnswer): unknown => {
        if (over) return undefined
        const downMs = this.#latency()
        const ready = (response: Response) => this.#timeline.post(life, downMs, () => end(() => resolve(response)))
        if (answer.follow) return ready(this.#stream(life, answer, signal))
        return ready(this.#response(life, answer, signal, mishap === 'cut-in-answer'))
      }
      const local = (status: number, text: string, headers: Record<string, string>) =>
        this.#timeline.post(null, upMs, () => deliver({ status, headers, body: text }))
      const arrive = (delayMs: number, hear: (answer: ServerAnswer) => void) =>
        this.#timeline.post(null, delayMs, () => void this.server.handle(request).then(hear, cut))
      const nobody = () => undefined
      switch (mishap) {
        case null:
        case 'cut-in-answer':
          return void arrive(upMs, deliver)
        case 'lost':
          return void this.#timeline.post(life, upMs * 2, cut)
        case 'reset':
          arrive(upMs, nobody)
          return void this.#timeline.post(life, upMs, cut)
        case 'answer-lost':
          return void arrive(upMs, cut)
        case 'doubled':
          arrive(upMs, deliver)
          return void arrive(upMs + this.#random.magnitude(1, 600_000), nobody)
        case 'late':
          return void arrive(upMs + this.#random.magnitude(100, 120_000), deliver)
        case 'answer-late': {
          const lateMs = this.#random.magnitude(100, 120_000)
          return void arrive(upMs, (answer) => void this.#timeline.post(null, lateMs, () => deliver(answer)))
        }
        case 'silent':
          return void (this.#random.chance(0.5) && arrive(upMs, nobody))
        case 'portal':
          return void local(200, PORTAL, { 'content-type': 'text/html' })
        case 'bad-gateway':
          return void local(502, 'upstream died', { 'content-type': 'text/plain' })
        case 'busy':
          return void local(503, 'come back', {
            'content-type': 'text/plain',
            'retry-after': String(this.#random.int(1, 60)),
          })
      }
    })
  }

  #nextMishap(isStream: boolean): Mishap | null {
    if (isStream && this.line.blocksStreams) return this.#random.pick(['lost', 'portal', 'bad-gateway', 'silent'])
    for (const mishap of MISHAPS) {
      if (!this.#random.chance(this.line.mishaps[mishap] ?? 0)) continue
      this.mishapsSeen.set(mishap, (this.mishapsSeen.get(mishap) ?? 0) + 1)
      return mishap
    }
    return null
  }

  #latency(): number {
    return this.line.latencyMs * (0.5 + this.#random.next())
  }

  /** A response as it arrives, in chunks on a slow connection. */
  #response(life: Life, { status, headers, body }: ServerAnswer, signal: AbortSignal | null, isCut: boolean): Response {
    if (status === 204) return new Response(null, { status, headers })
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
    const kept = isCut ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes
    if (kept.length / this.line.downRate < 50) {
      // Truncated before the end of the JSON, as by a proxy that closes the connection properly.
      if (!isCut) return new Response(kept, { status, headers })
    }
    let at = 0
    const stream = this.#readable(life, signal, (push, close, error) => {
      const next = () => {
        if (at >= kept.length) return isCut ? error() : close()
        const piece = kept.subarray(at, at + PIECE_BYTES)
        at += piece.length
        this.#timeline.post(life, piece.length / this.line.downRate, () => {
          push(piece)
          next()
        })
      }
      next()
      return () => undefined
    })
    return new Response(stream, { status, headers })
  }

  #stream(life: Life, { status, headers, follow }: ServerAnswer, signal: AbortSignal | null): Response {
    const stream = this.#readable(life, signal, (push, close) => {
      const send = (act: () => void) => void this.#timeline.post(life, this.#latency(), act)
      return (
        follow?.(
          (piece) => this.line.isUp && !this.line.blocksStreams && send(() => push(new TextEncoder().encode(piece))),
          () => send(close),
        ) ?? (() => undefined)
      )
    })
    return new Response(stream, { status, headers })
  }

  #readable(
    life: Life,
    signal: AbortSignal | null,
    begin: (push: (piece: Uint8Array) => void, close: () => void, error: () => void) => () => void,
  ): ReadableStream<Uint8Array> {
    let stop: () => void = () => undefined
    let over = false
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const end = (settle: () => void) => {
          if (over) return
          over = true
          this.#open.delete(cut)
          stop()
          settle()
        }
        const cut = () => {
          // The other side notices immediately, this one when awake.
          stop()
          this.#timeline.post(life, 0, () => end(() => controller.error(new TypeError('network error'))))
        }
        this.#open.add(cut)
        signal?.addEventListener('abort', () => end(() => controller.error(signal.reason)))
        stop = begin(
          (piece) => !over && controller.enqueue(piece),
          () => end(() => controller.close()),
          cut,
        )
      },
      cancel: () => {
        over = true
        stop()
      },
    })
  }
}

async function bodyBytes(body: BodyInit): Promise<Uint8Array> {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (body instanceof Uint8Array) return body
  return new Uint8Array(await new Response(body).arrayBuffer())
}
