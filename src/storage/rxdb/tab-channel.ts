type Listener = (data: unknown) => void

/** As the package `broadcast-channel` sends it; `time` is in µs since 1970. */
type Message = { readonly time: number; readonly type: string; readonly data: unknown }

/**
 * RxDB's channel between tabs and workers, on the browser's own. The build puts it where RxDB asks for the package
 * `broadcast-channel`, which brings transports for browsers that Barra does not support. Messages keep the package's
 * shape: a tab of an earlier build hears them, and is heard.
 */
class TabChannel {
  readonly #channel: BroadcastChannel
  readonly #listeners: { readonly since: number; readonly listener: Listener }[] = []

  constructor(name: string) {
    this.#channel = new globalThis.BroadcastChannel(name)
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data)
  }

  async postMessage(data: unknown): Promise<void> {
    const message: Message = { time: microseconds(), type: 'message', data }
    this.#channel.postMessage(message)
  }

  addEventListener(_type: 'message', listener: Listener): void {
    this.#listeners.push({ since: microseconds(), listener })
  }

  removeEventListener(_type: 'message', listener: Listener): void {
    const index = this.#listeners.findIndex((one) => one.listener === listener)
    if (index >= 0) this.#listeners.splice(index, 1)
  }

  async close(): Promise<void> {
    this.#listeners.length = 0
    this.#channel.close()
  }

  /** Nothing sent before a listener was there: RxDB has read that from the disk. */
  #hear({ time, type, data }: Message): void {
    if (type !== 'message') return
    for (const { since, listener } of [...this.#listeners]) if (time >= since) listener(data)
  }
}

let latest = 0

/** Never the same twice in one thread: two messages of one millisecond keep their order. */
function microseconds(): number {
  latest = Math.max(Date.now() * 1_000, latest + 1)
  return latest
}

// Under the package's name for it.
export { TabChannel as BroadcastChannel }
