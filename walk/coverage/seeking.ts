/** The controls that no walk has used yet, by the keys of their names. */
export class Seeking {
  readonly #used: Set<string>

  constructor(used: Iterable<string>) {
    this.#used = new Set(used)
  }

  isSought(key: string | undefined): boolean {
    return key !== undefined && !this.#used.has(key)
  }

  use(key: string | undefined): void {
    if (key !== undefined) this.#used.add(key)
  }
}
