import type { Life, Timeline } from './timeline.ts'

type Listener = (event: { readonly data: unknown; readonly type: string }) => void

/** The transfer time of a message between threads. */
const MESSAGE_MS = 0.05

/** One end of a channel between two threads of a browser: a MessagePort, or a worker and its page. */
export class Port {
  life: Life
  other: Port | null = null
  onmessage: Listener | null = null
  readonly #timeline: Timeline
  readonly #unheard: unknown[] = []
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(timeline: Timeline, life: Life) {
    this.#timeline = timeline
    this.life = life
  }

  postMessage(data: unknown, _transferred?: unknown): void {
    const to = this.other
    if (!to) return
    const message = cloneMessage(data, to.life)
    this.#timeline.post(to.life, MESSAGE_MS, () => to.#receive(message))
  }

  addEventListener(type: string, listener: Listener): void {
    const ofType = this.#listeners.get(type) ?? new Set()
    this.#listeners.set(type, ofType.add(listener))
    if (type !== 'message') return
    for (const message of this.#unheard.splice(0)) this.#timeline.post(this.life, 0, () => this.dispatch(type, message))
  }

  /** Messages before the first listener wait, as for a worker that is still loading. */
  #receive(message: unknown): void {
    if (this.#listeners.has('message') || this.onmessage) this.dispatch('message', message)
    else this.#unheard.push(message)
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener)
  }

  dispatch(type: string, data?: unknown): void {
    const event = { data, type }
    if (type === 'message') this.onmessage?.(event)
    for (const listener of [...(this.#listeners.get(type) ?? [])]) listener(event)
  }

  start(): void {}

  /** Of a worker alone: ends it. */
  terminate: () => void = () => undefined

  close(): void {
    this.other = null
  }
}

export function connect(timeline: Timeline, one: Life, other: Life): readonly [Port, Port] {
  const ports = [new Port(timeline, one), new Port(timeline, other)] as const
  ports[0].other = ports[1]
  ports[1].other = ports[0]
  return ports
}

/** The class that a thread finds as `MessageChannel`. */
export function messageChannels(timeline: Timeline, life: Life): unknown {
  return class {
    readonly port1: Port
    readonly port2: Port
    constructor() {
      ;[this.port1, this.port2] = connect(timeline, life, life)
    }
  }
}

/** A copy of a message; the ports in it move to the thread that gets it. */
function cloneMessage(value: unknown, receiver: Life): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Port) {
    value.life = receiver
    return value
  }
  if (Array.isArray(value)) return value.map((item) => cloneMessage(item, receiver))
  if (Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cloneMessage(item, receiver)]))
  }
  return value instanceof Blob ? value : structuredClone(value)
}
