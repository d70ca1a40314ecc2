import { singular, wordsOf } from '../search/search-text.ts'
import { aWord, directMisfit, nearMisfit, type Word, type WordMatching, withoutFiller } from '../search/word-match.ts'

export type SearchEntry<Id extends string> = {
  readonly id: Id
  readonly name: string
  readonly aliases: readonly string[]
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
  readonly vocabulary: readonly Word[]
  readonly phrases: readonly Phrase[]
}

// Rank of a match, best first. An exact alias outranks the start of a name.
const EXACT_NAME = 0
const EXACT_ALIAS = 1
const START_OF_NAME = 2
const WORDS_OF_NAME = 3
const WORDS_OF_ALIAS = 4
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
  const phrases = entries.flatMap(({ name, aliases }, entry) => [
    phrase(name, entry, true),
    ...aliases.map((alias) => phrase(alias, entry, false)),
  ])
  return { ids: entries.map(({ id }) => id), vocabulary: [...places.keys()].map(aWord), phrases }
}

/**
 * Best first. Ignores case, accents, word order, unfinished words, plurals, filler words, spaces and hyphens; and, with
 * very few hits, typing errors. An empty query matches everything.
 */
export function searchExercises<Id extends string>(
  index: SearchIndex<Id>,
  query: string,
  limit: number,
): readonly Id[] {
  const words = withoutFiller(wordsOf(query))
  if (words.length === 0) return index.ids.slice(0, limit)
  const direct = rank(index, words, directMisfit)
  if (direct.length >= FEW_HITS) return direct.slice(0, limit)
  const known = new Set(direct)
  const nearly = rank(index, words, nearMisfit).filter((id) => !known.has(id))
  return [...direct, ...nearly].slice(0, limit)
}

/** As `searchExercises` without typing errors. Empty for an empty query. */
export function exercisesCalled<Id extends string>(index: SearchIndex<Id>, query: string): readonly Id[] {
  const words = withoutFiller(wordsOf(query))
  return words.length === 0 ? [] : rank(index, words, directMisfit)
}

function essenceOf(words: readonly string[]): string {
  return withoutFiller(words).map(singular).join('')
}

/** For each typed word, the distance of each vocabulary word: 0 is equal, undefined no match. */
type Misfits = readonly (number | undefined)[]

type Hit = { readonly entry: number; readonly grade: number; readonly misfit: number; readonly left: number }

function rank<Id extends string>(index: SearchIndex<Id>, words: readonly string[], match: WordMatching): readonly Id[] {
  const misfits = words.map(aWord).map((typed) => index.vocabulary.map((candidate) => match(typed, candidate)))
  const typed = { compact: words.join(''), essence: essenceOf(words) }
  const best = new Map<number, Hit>()
  for (const phrase of index.phrases) {
    const hit = judge(phrase, typed, misfits, match === nearMisfit)
    const earlier = best.get(phrase.entry)
    if (hit && (!earlier || compareHits(hit, earlier) < 0)) best.set(phrase.entry, hit)
  }
  return [...best.values()].sort(compareHits).flatMap(({ entry }) => index.ids[entry] ?? [])
}

type TypedTerms = Pick<Phrase, 'compact' | 'essence'>

function judge(phrase: Phrase, typed: TypedTerms, misfits: readonly Misfits[], nearly: boolean): Hit | undefined {
  const { entry, isName } = phrase
  const left = phrase.compact.length - typed.compact.length
  if (phrase.compact === typed.compact || phrase.essence === typed.essence)
    return { entry, grade: isName ? EXACT_NAME : EXACT_ALIAS, misfit: 0, left }
  if (isName && phrase.compact.startsWith(typed.compact)) return { entry, grade: START_OF_NAME, misfit: 0, left }
  const misfit = totalMisfit(phrase, misfits)
  if (misfit !== undefined) return { entry, grade: gradeOfWords(isName, nearly), misfit, left }
  return typed.compact.length >= LONG_ENOUGH_TO_STAND_INSIDE && phrase.compact.includes(typed.compact)
    ? { entry, grade: gradeOfWords(isName, false), misfit: 1, left }
    : undefined
}

function gradeOfWords(isName: boolean, nearly: boolean): number {
  if (nearly) return isName ? NEARLY_NAME : NEARLY_ALIAS
  return isName ? WORDS_OF_NAME : WORDS_OF_ALIAS
}

/** Undefined if a typed word has no match in the phrase. */
function totalMisfit(phrase: Phrase, misfits: readonly Misfits[]): number | undefined {
  let total = 0
  for (const ofWord of misfits) {
    const misfit = phrase.words.reduce((least, word) => Math.min(least, ofWord[word] ?? Infinity), Infinity)
    if (misfit === Infinity) return undefined
    total += misfit
  }
  return total
}

function compareHits(left: Hit, right: Hit): number {
  return left.grade - right.grade || left.misfit - right.misfit || left.left - right.left || left.entry - right.entry
}
