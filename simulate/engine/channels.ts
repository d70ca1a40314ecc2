import type { Random } from '../../tooling/random.ts'
import type { Life, Timeline } from './timeline.ts'

type Listener = (event: { readonly data: unknown; readonly type: 'message' }) => void

/** One open BroadcastChannel. */
class Channel {
  onmessage: Listener | null = null
  readonly listeners = new Set<Listener>()
  readonly name: string
  readonly life: Life

  constructor(name: string, life: Life) {
    this.name = name
    this.life = life
  }
}

/** The BroadcastChannels of one browser profile: messages arrive at the other processes a moment later, in order. */
export class Channels {
  readonly #timeline: Timeline
  readonly #random: Random
  readonly #open = new Set<Channel>()
  readonly #lastAtMs = new WeakMap<Channel, number>()

  constructor(timeline: Timeline, random: Random) {
    this.#timeline = timeline
    this.#random = random
  }

  /** The class that a process finds as `BroadcastChannel`. */
  classFor(life: Life): unknown {
    const open = this.#open
    const say = (from: Channel, data: unknown) => this.#say(from, data)
    return class extends Channel {
      constructor(name: string) {
        super(name, life)
        open.add(this)
      }
      postMessage(data: unknown): void {
        if (open.has(this)) say(this, structuredClone(data))
      }
      close(): void {
        open.delete(this)
      }
      addEventListener(_type: string, listener: Listener, options?: { signal?: AbortSignal }): void {
        this.listeners.add(listener)
        options?.signal?.addEventListener('abort', () => this.listeners.delete(listener))
      }
      removeEventListener(_type: string, listener: Listener): void {
        this.listeners.delete(listener)
      }
    }
  }

  abandon(life: Life): void {
    for (const channel of this.#open) if (channel.life === life) this.#open.delete(channel)
  }

  #say(from: Channel, data: unknown): void {
    for (const to of this.#open) {
      if (to === from || to.name !== from.name) continue
      const atMs = Math.max(this.#timeline.nowMs + 0.05 + this.#random.next(), this.#lastAtMs.get(to) ?? 0)
      this.#lastAtMs.set(to, atMs)
      this.#timeline.post(to.life, atMs - this.#timeline.nowMs, () => {
        if (!this.#open.has(to)) return
        const event = { data: structuredClone(data), type: 'message' } as const
        to.onmessage?.(event)
        for (const listener of [...to.listeners]) listener(event)
      })
    }
  }
}
