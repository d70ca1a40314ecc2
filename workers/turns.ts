/** Work of which one piece runs at a time, in the order it came. A piece that fails stops no other. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()

  /** Resolves or rejects as the work does. */
  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Resolves when nothing is left that was asked for until now. */
  async done(): Promise<void> {
    await this.#last
  }
}
