import type { Engine } from '../../tooling/engines/engine.ts'
import type { Words } from '../words.ts'
import { isKeyOf, isUsed, usedBefore } from './coverage.ts'
import { screenFiles } from './screen-files.ts'
import { sourceControls } from './source-controls.ts'

/** The controls of the source that no walk has used yet, and the screens that have some. */
export class Seeking {
  /** Each with what tells its keys. */
  readonly #left: Map<string, (key: string) => boolean>
  readonly #byScreen: ReadonlyMap<string, readonly string[]>

  constructor(left: Iterable<string>, byScreen: ReadonlyMap<string, readonly string[]>) {
    this.#left = new Map([...left].map((control) => [control, isKeyOf(control)]))
    this.#byScreen = byScreen
  }

  static async among(engine: Engine, words: Words): Promise<Seeking> {
    const used = new Set(usedBefore(engine))
    const controls = sourceControls(words)
    const leftIn = (file: string) => (controls.get(file) ?? []).filter((control) => !isUsed(control, used))
    const files = await screenFiles()
    const byScreen = new Map([...files].map(([path, own]) => [path, [...own].flatMap(leftIn)]))
    return new Seeking([...controls.keys()].flatMap(leftIn), byScreen)
  }

  isSought(key: string | undefined): boolean {
    return key !== undefined && [...this.#left.values()].some((isIts) => isIts(key))
  }

  /** Whether some are on the screen with this address, or behind what is there. */
  isSoughtAt(path: string): boolean {
    return (this.#byScreen.get(path) ?? []).some((control) => this.#left.has(control))
  }

  use(key: string | undefined): void {
    if (key === undefined) return
    for (const [control, isIts] of this.#left) if (isIts(key)) this.#left.delete(control)
  }
}
