/** A delay that can be cut short for all waiters: the network is back, the page is visible again. */
export class Wake {
  #waiting = new Set<() => void>()
  #calls = 0

  /** Number of calls so far: read it before starting work whose end may be signalled before `wait`. */
  get calls(): number {
    return this.#calls
  }

  /** Returns immediately if there was a call since `calls` was read. */
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
