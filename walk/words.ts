import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { messagesIn } from '../tooling/words.ts'

/** The app's messages in all languages: whose words are on the screen, and which message a text is. */
export class Words {
  readonly #texts = new Map<Locale, Texts>()
  readonly #keys = new Set<string>()

  static async read(): Promise<Words> {
    const words = new Words()
    for (const locale of LOCALES) {
      const texts: Texts = { plain: new Map(), patterns: [] }
      for (const [namespace, messages] of Object.entries(await messagesIn(locale)))
        for (const [key, message] of Object.entries(messages)) {
          const name = `${namespace}:${key.replace(PLURAL, '')}`
          words.#keys.add(key).add(`${namespace}:${key}`).add(name)
          if (message.includes('{{')) texts.patterns.push([patternOf(message), name])
          else texts.plain.set(message, [...(texts.plain.get(message) ?? []), name])
        }
      words.#texts.set(locale, texts)
    }
    return words
  }

  /** Whether there is a message, `namespace:key`; `*` stands for any part of a key. */
  has(key: string): boolean {
    if (!key.includes('*')) return this.#keys.has(key)
    const pattern = keyPattern(key)
    return [...this.#keys].some((known) => pattern.test(known))
  }

  /** Whether a text is the name of a message instead of its words. */
  isKey(text: string): boolean {
    return /[.:]/.test(text) && this.#keys.has(text)
  }

  /** The keys of the messages that a text may be, in this language. */
  keysOf(text: string, language: string): readonly string[] {
    const texts = this.#texts.get(language as Locale)
    if (!texts) return []
    const plain = texts.plain.get(text)
    if (plain) return plain
    return texts.patterns.filter(([pattern]) => pattern.test(text)).map(([, key]) => key)
  }

  /**
   * The same, but of several messages with parts to fill in only those with the most words of their own, and both of two
   * that follow each other, as in the name of a link with a line below it; else the longest one that it begins with.
   */
  likeliestKeysOf(text: string, language: string): readonly string[] {
    const texts = this.#texts.get(language as Locale)
    if (!texts) return []
    const plain = texts.plain.get(text)
    if (plain) return plain
    const both = twoIn(text, texts.plain)
    if (both.length > 0) return both
    const matching = texts.patterns.filter(([pattern]) => pattern.test(text))
    const longest = Math.max(MIN_OWN_LENGTH, ...matching.map(([pattern]) => ownLength(pattern)))
    const first = firstIn(text, texts.plain, longest)
    return first ?? matching.filter(([pattern]) => ownLength(pattern) === longest).map(([, key]) => key)
  }

  /** The other language whose message a text is; undefined where it may be of this one. */
  foreignLanguageOf(text: string, language: string): Locale | undefined {
    if (!/\p{L}{3}/u.test(text) || this.keysOf(text, language).length > 0) return undefined
    return LOCALES.find((locale) => locale !== language && this.#texts.get(locale)?.plain.has(text))
  }
}

type Texts = { readonly plain: Map<string, string[]>; readonly patterns: [RegExp, string][] }

/** Matches the keys that one with `*` may stand for. */
export function keyPattern(key: string): RegExp {
  return new RegExp(`^${key.split('*').map(RegExp.escape).join('.*')}$`)
}

/** The keys of two messages that a text is, one after the other. */
function twoIn(text: string, plain: Texts['plain']): readonly string[] {
  const words = text.split(' ')
  return words.flatMap((_, count) => {
    const [first, second] = [words.slice(0, count), words.slice(count)].map((part) => plain.get(part.join(' ')))
    return first && second ? [...first, ...second] : []
  })
}

/** The keys of the longest message that a text begins with, if it has several words and is longer than that. */
function firstIn(text: string, plain: Texts['plain'], length: number): readonly string[] | undefined {
  const words = text.split(' ')
  for (let count = words.length - 1; count > 1; count--) {
    const beginning = words.slice(0, count).join(' ')
    if (beginning.length <= length) return undefined
    const keys = plain.get(beginning)
    if (keys) return keys
  }
  return undefined
}

/** A pattern with fewer letters may be any text. */
const MIN_OWN_LENGTH = 4
const ANY = '[\\s\\S]*'

function ownLength({ source }: RegExp): number {
  return source.replaceAll(ANY, '').length - '^$'.length
}

const PLURAL = /_(zero|one|two|few|many|other)$/

function patternOf(message: string): RegExp {
  const parts = message.split(/\{\{[^}]*\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join(ANY)}$`, 'u')
}
