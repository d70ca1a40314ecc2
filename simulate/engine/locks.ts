import type { Life, Timeline } from './timeline.ts'

type Lock = { readonly name: string; readonly mode: 'exclusive' }
type Request = {
  readonly name: string
  readonly life: Life
  readonly grant: () => void
  readonly refuse: (reason: unknown) => void
}

/** The exclusive Web Locks of one browser profile. A dead process holds none. */
export class Locks {
  readonly #timeline: Timeline
  readonly #held = new Map<string, Request>()
  readonly #waiting: Request[] = []

  constructor(timeline: Timeline) {
    this.#timeline = timeline
  }

  openFor(life: Life): { request: (...given: unknown[]) => Promise<unknown> } {
    return {
      request: (name, ...rest) => {
        const work = rest.at(-1) as (lock: Lock) => unknown
        const options = (rest.length > 1 ? rest[0] : {}) as LockOptions
        return this.#request(life, String(name), options, work)
      },
    }
  }

  abandon(life: Life): void {
    for (const request of this.#waiting.filter((it) => it.life === life)) this.#forget(request)
    for (const [name, request] of this.#held) if (request.life === life) this.#release(name, request)
  }

  #request(life: Life, name: string, { steal, signal }: LockOptions, work: (lock: Lock) => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const request: Request = {
        name,
        life,
        refuse: reject,
        grant: () => {
          this.#held.set(name, request)
          this.#timeline.post(life, 0.05, () => {
            void (async () => work({ name, mode: 'exclusive' }))()
              .then(resolve, reject)
              .finally(() => this.#release(name, request))
          })
        },
      }
      signal?.addEventListener('abort', () => {
        if (!this.#waiting.includes(request)) return
        this.#forget(request)
        reject(signal.reason)
      })
      const holder = this.#held.get(name)
      if (steal && holder) {
        this.#timeline.post(holder.life, 0.05, () => holder.refuse(new DOMException('stolen', 'AbortError')))
        request.grant()
      } else if (holder) this.#waiting.push(request)
      else request.grant()
    })
  }

  #forget(request: Request): void {
    const at = this.#waiting.indexOf(request)
    if (at >= 0) this.#waiting.splice(at, 1)
  }

  #release(name: string, request: Request): void {
    if (this.#held.get(name) !== request) return
    this.#held.delete(name)
    const next = this.#waiting.find((it) => it.name === name)
    if (!next) return
    this.#forget(next)
    next.grant()
  }
}
