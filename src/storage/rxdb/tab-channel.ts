type Listener = (data: unknown) => void

/** As the package `broadcast-channel` sends it; `time` is in µs since 1970, and only as fine as the clock's milliseconds. */
type Message = { readonly time: number; readonly type: string; readonly data: unknown }

/**
 * RxDB's channel between tabs and workers, on the browser's own. The build puts it where RxDB asks for the package
 * `broadcast-channel`, which brings transports for browsers that Barra does not support. Messages keep the package's
 * shape: a tab of an earlier build hears them, and is heard.
 */
class TabChannel {
  readonly #channel: BroadcastChannel
  #sending: Promise<void> = Promise.resolve()
  readonly #listeners: { readonly since: number; readonly listener: Listener }[] = []

  constructor(name: string) {
    this.#channel = new globalThis.BroadcastChannel(name)
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data)
  }

  /** In a task of its own: whoever waits for a write does not also wait for its copy to other tabs. */
  async postMessage(data: unknown): Promise<void> {
    const message: Message = { time: (Date.now() + 1) * 1_000, type: 'message', data }
    const sending = nextTask().then(() => this.#channel.postMessage(message))
    this.#sending = sending.catch(() => undefined)
    return sending
  }

  addEventListener(_type: 'message', listener: Listener): void {
    this.#listeners.push({ since: Date.now() * 1_000, listener })
  }

  removeEventListener(_type: 'message', listener: Listener): void {
    const index = this.#listeners.findIndex((one) => one.listener === listener)
    if (index >= 0) this.#listeners.splice(index, 1)
  }

  async close(): Promise<void> {
    this.#listeners.length = 0
    await this.#sending
    this.#channel.close()
  }

  /**
   * Nothing sent before a listener was there: RxDB has read that from the disk. A message of the listener's own
   * millisecond is heard, by an earlier build too: its time is the end of that millisecond.
   */
  #hear({ time, type, data }: Message): void {
    if (type !== 'message') return
    for (const { since, listener } of [...this.#listeners]) if (time >= since) listener(data)
  }
}

/** Unlike a timer, it comes as soon in a hidden page. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

// Under the package's name for it.
export { TabChannel as BroadcastChannel }
