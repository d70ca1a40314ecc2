const FIRST_MS = 1_000
const MAX_MS = 60_000

/** How long to wait before attempt number `failures + 1`: doubling up to a minute, the half of it left to chance. */
export function backoffMs(failures: number, random: number): number {
  const full = Math.min(MAX_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
  return full / 2 + (full / 2) * random
}

/** A wait that can be cut short for everyone who waits: the network is back, the page is looked at again. */
export class Wake {
  #waiting = new Set<() => void>()
  #calls = 0

  /** How often it was called so far: whoever is about to wait for something that is under way asks before. */
  get calls(): number {
    return this.#calls
  }

  /** Does not wait at all where a call came since `calls` was read. */
  wait(milliseconds: number, calls: number = this.#calls): Promise<void> {
    if (calls !== this.#calls) return Promise.resolve()
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#waiting.delete(done)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      this.#waiting.add(done)
    })
  }

  now(): void {
    this.#calls += 1
    for (const done of [...this.#waiting]) done()
  }
}
