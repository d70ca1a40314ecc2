import { singular, wordsOf } from '../search/search-text.ts'
import { aWord, directMisfit, nearMisfit, type Word, type WordMatching, withoutFiller } from '../search/word-match.ts'

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
type Phrase = {
  readonly entry: number
  readonly isName: boolean
  /** Without spaces and hyphens, so that `pushup` and `push-up` are the same. */
  readonly compact: string
  /** Without filler words and plural endings, so that `calf raises` is `calf raise`. */
  readonly essence: string
  readonly words: readonly number[]
}

export type SearchIndex<Id extends string> = {
  readonly ids: readonly Id[]
  readonly popularity: readonly number[]
  readonly vocabulary: readonly Word[]
  readonly phrases: readonly Phrase[]
  /** All words of an entry: 'one-arm dumbbell row' is a dumbbell row that is also called one-arm row. */
  readonly wordsOfEntries: readonly (readonly number[])[]
}

/** How often a person trains an exercise, by any measure. */
export type ExerciseUse<Id extends string> = ReadonlyMap<Id, number>

// Rank of a match, best first.
const EXACT_NAME = 0
const EXACT_ALIAS = 1
const WORDS_OF_NAME = 2
const WORDS_OF_ALIAS = 3
const WORDS_OF_ALL_NAMES = 4
const NEARLY_NAME = 5
const NEARLY_ALIAS = 6

/** With fewer direct hits than this, typing errors are considered as well. */
const FEW_HITS = 3
/** Minimum length at which typed words are joined: shorter pieces occur inside everything. */
const LONG_ENOUGH_TO_STAND_INSIDE = 5

/** Equal matches keep the order of the entries. */
export function buildSearchIndex<Id extends string>(entries: readonly SearchEntry<Id>[]): SearchIndex<Id> {
  const places = new Map<string, number>()
  const placeOf = (word: string): number => {
    const place = places.get(word) ?? places.size
    places.set(word, place)
    return place
  }
  const phrase = (text: string, entry: number, isName: boolean): Phrase => {
    const words = wordsOf(text)
    return { entry, isName, compact: words.join(''), essence: essenceOf(words), words: words.map(placeOf) }
  }
  const phrasesOf = ({ name, aliases }: SearchEntry<Id>, entry: number) => [
    phrase(name, entry, true),
    ...aliases.map((alias) => phrase(alias, entry, false)),
  ]
  const byEntry = entries.map(phrasesOf)
  const wordsOfEntries = byEntry.map((phrases, entry) => {
    const keywords = wordsOf(entries[entry]?.keywords ?? '').map(placeOf)
    return [...new Set([...phrases.flatMap(({ words }) => words), ...keywords])]
  })
  return {
    ids: entries.map(({ id }) => id),
    popularity: entries.map(({ popularity = 0 }) => popularity),
    vocabulary: [...places.keys()].map(aWord),
    phrases: byEntry.flat(),
    wordsOfEntries,
  }
}

/**
 * Best first: of matches of one rank, those that the person trains most, then the popular ones, then the shortest names.
 * Ignores case, accents, word order, unfinished words, plurals, filler words, spaces and hyphens; and, with
 * very few hits, typing errors. An empty query matches everything.
 */
export function searchExercises<Id extends string>(
  index: SearchIndex<Id>,
  query: string,
  limit: number,
  use: ExerciseUse<Id> = new Map(),
): readonly Id[] {
  const words = withoutFiller(wordsOf(query))
  if (words.length === 0) return index.ids.slice(0, limit)
  const direct = rank(index, words, directMisfit, use)
  if (direct.length >= FEW_HITS) return direct.slice(0, limit)
  const known = new Set(direct)
  const nearly = rank(index, words, nearMisfit, use).filter((id) => !known.has(id))
  return [...direct, ...nearly].slice(0, limit)
}

/** As `searchExercises` without typing errors. Empty for an empty query. */
export function exercisesCalled<Id extends string>(index: SearchIndex<Id>, query: string): readonly Id[] {
  const words = withoutFiller(wordsOf(query))
  return words.length === 0 ? [] : rank(index, words, directMisfit, new Map())
}

/** A `Y raise` is no raise: with a single telling word, the others tell as well. */
function essenceOf(words: readonly string[]): string {
  const telling = withoutFiller(words)
  return (telling.length > 1 ? telling : words).map(singular).join('')
}

/** For each typed word, the distance of each vocabulary word: 0 is equal, undefined no match. */
type Misfits = readonly (number | undefined)[]

type Hit = {
  readonly entry: number
  readonly grade: number
  readonly misfit: number
  /** Whether the name begins with what was typed. */
  readonly isStart: boolean
  /** Letters that were not typed. */
  readonly left: number
}

function rank<Id extends string>(
  index: SearchIndex<Id>,
  words: readonly string[],
  match: WordMatching,
  use: ExerciseUse<Id>,
): readonly Id[] {
  const misfits = words.map(aWord).map((typed) => index.vocabulary.map((candidate) => match(typed, candidate)))
  const typed = { compact: words.join(''), essence: essenceOf(words) }
  const isNear = match === nearMisfit
  const best = new Map<number, Hit>()
  for (const phrase of index.phrases) {
    const hit = judge(phrase, typed, misfits, isNear)
    const earlier = best.get(phrase.entry)
    if (hit && (!earlier || compareMatches(hit, earlier) < 0)) best.set(phrase.entry, hit)
  }
  if (words.length > 1) {
    for (const [entry, ofEntry] of index.wordsOfEntries.entries()) {
      const misfit = best.has(entry) ? undefined : totalMisfit(ofEntry, misfits)
      if (misfit === undefined) continue
      best.set(entry, { entry, grade: isNear ? NEARLY_ALIAS : WORDS_OF_ALL_NAMES, misfit, isStart: false, left: 0 })
    }
  }
  const trained = index.ids.map((id) => use.get(id) ?? 0)
  const compare = (left: Hit, right: Hit): number =>
    left.grade - right.grade ||
    unfinished(left) - unfinished(right) ||
    (trained[right.entry] ?? 0) - (trained[left.entry] ?? 0) ||
    (index.popularity[right.entry] ?? 0) - (index.popularity[left.entry] ?? 0) ||
    compareMatches(left, right)
  return [...best.values()].sort(compare).flatMap(({ entry }) => index.ids[entry] ?? [])
}

type TypedTerms = Pick<Phrase, 'compact' | 'essence'>

function judge(phrase: Phrase, typed: TypedTerms, misfits: readonly Misfits[], nearly: boolean): Hit | undefined {
  const { entry, isName } = phrase
  const left = phrase.compact.length - typed.compact.length
  const isStart = isName && phrase.compact.startsWith(typed.compact)
  if (phrase.compact === typed.compact || phrase.essence === typed.essence)
    return { entry, grade: isName ? EXACT_NAME : EXACT_ALIAS, misfit: 0, isStart, left }
  const misfit = totalMisfit(phrase.words, misfits)
  if (misfit !== undefined) return { entry, grade: gradeOfWords(isName, nearly), misfit, isStart, left }
  return isStart || (typed.compact.length >= LONG_ENOUGH_TO_STAND_INSIDE && phrase.compact.includes(typed.compact))
    ? { entry, grade: gradeOfWords(isName, false), misfit: 1, isStart, left }
    : undefined
}

function gradeOfWords(isName: boolean, nearly: boolean): number {
  if (nearly) return isName ? NEARLY_NAME : NEARLY_ALIAS
  return isName ? WORDS_OF_NAME : WORDS_OF_ALIAS
}

/** Undefined if a typed word has no match among the words. */
function totalMisfit(words: readonly number[], misfits: readonly Misfits[]): number | undefined {
  let total = 0
  for (const ofWord of misfits) {
    const misfit = words.reduce((least, word) => Math.min(least, ofWord[word] ?? Infinity), Infinity)
    if (misfit === Infinity) return undefined
    total += misfit
  }
  return total
}

/** A plural is as good as the word; the beginning of one may be of another word. */
function unfinished({ misfit }: Hit): 0 | 1 {
  return misfit >= 1 ? 1 : 0
}

function compareMatches(left: Hit, right: Hit): number {
  return (
    left.grade - right.grade ||
    Number(right.isStart) - Number(left.isStart) ||
    left.misfit - right.misfit ||
    left.left - right.left ||
    left.entry - right.entry
  )
}
