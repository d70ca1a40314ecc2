import { type Endpoint, expose, wrap } from 'comlink'
import { onTestFinished, vi } from 'vitest'

/** A worker as the page sees it, with `api` at its other end: messages go through a channel and are cloned. */
export class ServedThread extends EventTarget implements Endpoint {
  readonly #channel = new MessageChannel()
  readonly #page = wrap<{ echo: () => void }>(this)
  isTerminated = false

  constructor(api: object) {
    super()
    expose({ ...api, echo: () => undefined }, this.#channel.port2)
    this.#channel.port1.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent('message', { data }))
    onTestFinished(() => this.terminate())
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.#channel.port1.postMessage(message, transfer)
  }

  terminate(): void {
    this.isTerminated = true
    this.#channel.port1.close()
  }

  /** Resolves once it has answered what the page asks now, and what the page asks for these answers. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < 4 && !this.isTerminated; turn++) await this.#page.echo()
  }

  /** Stops responding, and the browser reports it to the page. */
  die(): void {
    this.terminate()
    this.dispatchEvent(new Event('error'))
  }
}

type StartedThread = { readonly file: string; readonly options: WorkerOptions; readonly thread: ServedThread }

/**
 * Stands in for the browser's workers until the test ends: each serves what `apiOf` makes for its number, from 0. Returns
 * those that were started.
 */
export function serveWorkers(apiOf: (number: number) => object): readonly StartedThread[] {
  const started: StartedThread[] = []
  class StandIn extends ServedThread {
    constructor(address: URL, options: WorkerOptions) {
      super(apiOf(started.length))
      started.push({ file: address.pathname.split('/').at(-1) ?? '', options, thread: this })
    }
  }
  vi.stubGlobal('Worker', StandIn)
  return started
}
