type Listener = (data: unknown) => void

/** In the shape of the package `broadcast-channel`. Only tabs of an earlier build read `time`, in µs since 1970. */
type Message = { readonly time: number; readonly type: string; readonly data: unknown }

/**
 * RxDB's channel between tabs and workers, on the browser's own. The build puts it where RxDB asks for the package
 * `broadcast-channel`, which brings transports for browsers that Barra does not support. Messages keep the package's
 * shape: a tab of an earlier build hears them, and is heard.
 */
class TabChannel {
  readonly #channel: BroadcastChannel
  #sending: Promise<void> = Promise.resolve()
  readonly #listeners: Listener[] = []

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
    this.#listeners.push(listener)
  }

  removeEventListener(_type: 'message', listener: Listener): void {
    const index = this.#listeners.indexOf(listener)
    if (index >= 0) this.#listeners.splice(index, 1)
  }

  async close(): Promise<void> {
    this.#listeners.length = 0
    await this.#sending
    this.#channel.close()
  }

  /**
   * Every message is delivered, also one sent just before the listener was added: RxDB then meets a change it has read
   * from the disk already, as after any write of another tab. Comparing times instead would make a tab deaf for as long
   * as a device's clock is behind what it was when the tab was opened.
   */
  #hear({ type, data }: Message): void {
    if (type === 'message') for (const listener of [...this.#listeners]) listener(data)
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
