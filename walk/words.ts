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
          words.#keys.add(key).add(`${namespace}:${key}`)
          if (message.includes('{{')) texts.patterns.push([patternOf(message), name])
          else texts.plain.set(message, [...(texts.plain.get(message) ?? []), name])
        }
      words.#texts.set(locale, texts)
    }
    return words
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

  /** The same, but of several messages with parts to fill in only the one with the most words of its own. */
  likeliestKeysOf(text: string, language: string): readonly string[] {
    const texts = this.#texts.get(language as Locale)
    const plain = texts?.plain.get(text)
    if (plain) return plain
    const matching = texts?.patterns.filter(([pattern]) => pattern.test(text)) ?? []
    const [best] = matching.toSorted(([one], [other]) => other.source.length - one.source.length)
    return best ? [best[1]] : []
  }

  /** The other language whose message a text is; undefined where it may be of this one. */
  foreignLanguageOf(text: string, language: string): Locale | undefined {
    if (!/\p{L}{3}/u.test(text) || this.keysOf(text, language).length > 0) return undefined
    return LOCALES.find((locale) => locale !== language && this.#texts.get(locale)?.plain.has(text))
  }
}

type Texts = { readonly plain: Map<string, string[]>; readonly patterns: [RegExp, string][] }

const PLURAL = /_(zero|one|two|few|many|other)$/

function patternOf(message: string): RegExp {
  const parts = message.split(/\{\{[^}]*\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[\\s\\S]*')}$`, 'u')
}
