import { groupBy } from '../group-by.ts'
import { wordsOf } from '../search/search-text.ts'
import { aWord, isFiller, type Word } from '../search/word-match.ts'

export type SearchEntry<Id extends string> = {
  readonly id: Id
  readonly name: string
  readonly aliases: readonly string[]
  /** Words beside its names, such as its equipment. */
  readonly keywords?: string
  /** Of movements that match alike, the higher comes first; 0 by default. */
  readonly popularity?: number
}

/** A name or alias, folded once so that a keystroke only compares. Words are positions in the vocabulary. */
export type Phrase = {
  readonly isName: boolean
  /** Without spaces and hyphens, so that `pushup` and `push-up` are the same. */
  readonly compact: string
  /** Without filler words and plural endings, so that `calf raises` is `calf raise`. */
  readonly essence: string
  readonly words: readonly number[]
}

export type IndexedEntry<Id extends string> = {
  readonly id: Id
  readonly popularity: number
  /** The name first. */
  readonly phrases: readonly Phrase[]
  /** All its words: 'one-arm dumbbell row' is a dumbbell row that is also called one-arm row. */
  readonly words: readonly number[]
}

export type SearchIndex<Id extends string> = {
  readonly entries: readonly IndexedEntry<Id>[]
  readonly vocabulary: readonly Word[]
  /** The words in the order of their letters, so that those with one beginning stand together. */
  readonly alphabet: readonly number[]
  readonly wordsBySingular: ReadonlyMap<string, readonly number[]>
  /** By word, the entries that have it. */
  readonly entriesWith: readonly (readonly number[])[]
  /** A line `\ncompact\tessence` for each phrase: one long text is searched faster than a thousand short ones. */
  readonly lines: string
  readonly lineStarts: readonly number[]
  readonly entryOfLine: readonly number[]
}

/** Equal matches keep the order of the entries. */
export function buildSearchIndex<Id extends string>(entries: readonly SearchEntry<Id>[]): SearchIndex<Id> {
  const places = new Map<string, number>()
  const vocabulary: Word[] = []
  const entriesWith: number[][] = []
  const lineStarts: number[] = []
  const entryOfLine: number[] = []
  const lines: string[] = []
  let length = 0
  const placeOf = (text: string, entry: number): number => {
    const place = places.get(text) ?? vocabulary.length
    if (place === vocabulary.length) {
      places.set(text, place)
      vocabulary.push(aWord(text))
      entriesWith.push([])
    }
    if (entriesWith[place]?.at(-1) !== entry) entriesWith[place]?.push(entry)
    return place
  }
  const indexed = entries.map(({ id, name, aliases, keywords = '', popularity = 0 }, entry): IndexedEntry<Id> => {
    const phrases = [name, ...aliases].map((text, at): Phrase => {
      const texts = wordsOf(text)
      const words = texts.map((word) => placeOf(word, entry))
      const compact = texts.join('')
      const essence = essenceOf(words.flatMap((place) => vocabulary[place] ?? []))
      lineStarts.push(length)
      entryOfLine.push(entry)
      length += lines[lines.push(`\n${compact}\t${essence}`) - 1]?.length ?? 0
      return { isName: at === 0, compact, essence, words }
    })
    const words = phrases.flatMap((phrase) => phrase.words)
    for (const word of wordsOf(keywords)) words.push(placeOf(word, entry))
    return { id, popularity, phrases, words }
  })
  const textAt = (place: number) => vocabulary[place]?.text ?? ''
  const alphabet = [...vocabulary.keys()].sort((left, right) => (textAt(left) < textAt(right) ? -1 : 1))
  const wordsBySingular = groupBy(vocabulary.keys(), (place) => vocabulary[place]?.singular ?? '')
  return {
    entries: indexed,
    vocabulary,
    alphabet,
    wordsBySingular,
    entriesWith,
    lines: `${lines.join('')}\n`,
    lineStarts,
    entryOfLine,
  }
}

/** A `Y raise` is no raise: with a single telling word, the others tell as well. */
export function essenceOf(words: readonly Word[]): string {
  const telling = words.filter(({ text }) => !isFiller(text))
  return (telling.length > 1 ? telling : words).map(({ singular }) => singular).join('')
}
