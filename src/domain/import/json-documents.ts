import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { BARRA_JSON_VERSION } from '../export/barra-json.ts'
import { ImportError } from './imported.ts'

/** One document of the file, not yet validated. `line` is its first line. */
export type FileDocument = { readonly collection: CollectionName; readonly value: unknown; readonly line: number }

const [QUOTE, BACKSLASH, NEWLINE, COMMA, COLON] = [34, 92, 10, 44, 58]
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [123, 125, 91, 93]

/** A larger head is not ours. */
const MAX_FACT_LENGTH = 200_000

/**
 * Reads our JSON file in chunks, whatever its layout: only one document at a time is in memory as a whole. Throws
 * ImportError for invalid JSON, another kind of file, or a truncated one.
 */
export class JsonDocuments {
  readonly #onDocument: (document: FileDocument) => void
  /** Open brackets, `{` or `[`, outermost first. */
  readonly #open: number[] = []
  readonly #keys: string[] = []
  readonly #facts = new Map<string, unknown>()
  #line = 1
  #inString = false
  #isEscaped = false
  #isKey = false
  #expectsKey = false
  #isOver = false
  #gathered: string | undefined
  #gatheredDepth = 0
  #gatheredLine = 1

  constructor(onDocument: (document: FileDocument) => void) {
    this.#onDocument = onDocument
  }

  /** Throws ImportError for a file that is not ours. */
  get schemaVersion(): number {
    const [app, version, schema] = ['app', 'formatVersion', 'schemaVersion'].map((name) => this.#facts.get(name))
    if (app !== 'barra') throw new ImportError({ kind: 'not-ours', line: 1 })
    if (typeof version === 'number' && version > BARRA_JSON_VERSION) throw new ImportError({ kind: 'newer-version' })
    return typeof schema === 'number' ? schema : 0
  }

  /** The profile in the file, not yet validated. */
  get profile(): unknown {
    return this.#facts.get('profile')
  }

  push(chunk: string): void {
    let gatheredFrom = 0
    for (let index = 0; index < chunk.length; index++) {
      const code = chunk.charCodeAt(index)
      if (code === NEWLINE) this.#line += 1
      if (this.#inString) {
        if (this.#isEscaped) this.#isEscaped = false
        else if (code === BACKSLASH) this.#isEscaped = true
        else if (code === QUOTE) {
          this.#inString = false
          if (this.#isKey) this.#endKey(chunk.slice(gatheredFrom, index + 1))
        }
        continue
      }
      if (code > COLON && code < OPEN_BRACKET) continue
      switch (code) {
        case QUOTE:
          this.#inString = true
          if (this.#expectsKey && this.#gathered === undefined) {
            gatheredFrom = index
            this.#begin()
            this.#isKey = true
          }
          break
        case OPEN_BRACE:
        case OPEN_BRACKET:
          this.#refuseAfterEnd()
          if (this.#isDocument(code)) {
            gatheredFrom = index
            this.#begin()
          }
          this.#open.push(code)
          this.#expectsKey = code === OPEN_BRACE
          break
        case CLOSE_BRACE:
        case CLOSE_BRACKET:
          this.#endFact(chunk.slice(gatheredFrom, index))
          this.#close(code)
          if (this.#gathered !== undefined && this.#gatheredDepth === 3 && this.#open.length === 3) {
            this.#endDocument(chunk.slice(gatheredFrom, index + 1))
          }
          break
        case COMMA:
          this.#endFact(chunk.slice(gatheredFrom, index))
          this.#expectsKey = this.#open.at(-1) === OPEN_BRACE
          break
        case COLON:
          if (this.#open.length === 1 && this.#keys[0] !== 'documents') {
            gatheredFrom = index + 1
            this.#begin()
          }
          break
        default:
      }
    }
    if (this.#gathered !== undefined) this.#gathered += chunk.slice(gatheredFrom)
    if (this.#gatheredDepth === 1 && (this.#gathered?.length ?? 0) > MAX_FACT_LENGTH) this.#gathered = undefined
  }

  /** Ends the input. Throws ImportError if it is incomplete. */
  end(): void {
    if (!this.#isOver) throw new ImportError({ kind: 'cut-off', line: this.#line })
  }

  #begin(): void {
    this.#gathered = ''
    this.#gatheredDepth = this.#open.length
    this.#gatheredLine = this.#line
  }

  #take(rest: string): string {
    const text = (this.#gathered ?? '') + rest
    this.#gathered = undefined
    return text
  }

  #endKey(rest: string): void {
    this.#isKey = false
    this.#expectsKey = false
    this.#keys[this.#open.length - 1] = String(this.#parse(this.#take(rest)))
  }

  #endFact(rest: string): void {
    if (this.#open.length !== 1 || this.#gathered === undefined) return
    const name = this.#keys[0] ?? ''
    const text = this.#take(rest)
    if (text.length < MAX_FACT_LENGTH) this.#facts.set(name, this.#parse(text))
  }

  #isDocument(code: number): boolean {
    return (
      code === OPEN_BRACE &&
      this.#gathered === undefined &&
      this.#open.length === 3 &&
      this.#open[2] === OPEN_BRACKET &&
      this.#keys[0] === 'documents'
    )
  }

  #endDocument(rest: string): void {
    const [line, value] = [this.#gatheredLine, this.#parse(this.#take(rest))]
    const collection = COLLECTION_NAMES.find((name) => name === this.#keys[1])
    if (collection) this.#onDocument({ collection, value, line })
  }

  #close(code: number): void {
    const opened = this.#open.pop()
    if (opened !== (code === CLOSE_BRACE ? OPEN_BRACE : OPEN_BRACKET)) throw this.#bad()
    if (this.#open.length === 0) this.#isOver = true
  }

  #refuseAfterEnd(): void {
    if (this.#isOver) throw this.#bad()
  }

  #parse(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw this.#bad()
    }
  }

  #bad(): ImportError {
    return new ImportError({ kind: 'bad-json', line: this.#line })
  }
}
