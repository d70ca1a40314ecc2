import { firstWhere } from '../list/first-where.ts'
import { aWord, directMisfit, nearMisfit, type Word } from '../search/word-match.ts'
import { essenceOf, type IndexedEntry, type Phrase, type SearchIndex } from './search-index.ts'

type Index = SearchIndex<string>
type Entry = Pick<IndexedEntry<string>, 'phrases' | 'words'>

/** For each typed word, how far the words of the vocabulary that match it are from it: 0 is equal. */
type Misfits = readonly ReadonlyMap<number, number>[]

/** The typed words, as entries are compared with them. */
export type Terms = {
  readonly compact: string
  readonly essence: string
  readonly misfits: Misfits
  /** Whether typing errors are forgiven. */
  readonly isNear: boolean
}

export type Hit = {
  readonly grade: number
  readonly misfit: number
  /** Whether the name begins with what was typed. */
  readonly isStart: boolean
  /** Letters that were not typed. */
  readonly left: number
}

// Rank of a match, best first.
const EXACT_NAME = 0
const EXACT_ALIAS = 1
const WORDS_OF_NAME = 2
const WORDS_OF_ALIAS = 3
const WORDS_OF_ALL_NAMES = 4
const NEARLY_NAME = 5
const NEARLY_ALIAS = 6

/** Minimum length at which typed words are joined: shorter pieces occur inside everything. */
const LONG_ENOUGH_TO_STAND_INSIDE = 5

export function termsOf(index: Index, typed: readonly string[], isNear: boolean): Terms {
  const words = typed.map(aWord)
  const matching = isNear ? nearMatches : directMatches
  return {
    compact: typed.join(''),
    essence: essenceOf(words),
    misfits: words.map((word) => matching(index, word)),
    isNear,
  }
}

/** The best way in which an entry matches, if any. */
export function judge({ phrases, words }: Entry, terms: Terms): Hit | undefined {
  let best: Hit | undefined
  for (const phrase of phrases) {
    const hit = judgePhrase(phrase, terms)
    if (hit && (!best || compareHits(hit, best) < 0)) best = hit
  }
  if (best || terms.misfits.length === 1) return best
  const misfit = totalMisfit(words, terms.misfits)
  return misfit === undefined
    ? undefined
    : { grade: terms.isNear ? NEARLY_ALIAS : WORDS_OF_ALL_NAMES, misfit, isStart: false, left: 0 }
}

export function compareHits(left: Hit, right: Hit): number {
  return (
    left.grade - right.grade ||
    Number(right.isStart) - Number(left.isStart) ||
    left.misfit - right.misfit ||
    left.left - right.left
  )
}

/** Every entry that matches, among few others: those with the rarest typed word, or the letters of all of them. */
export function likelyEntries(index: Index, { misfits, compact, essence }: Terms): ReadonlySet<number> {
  const found = misfits.map((ofWord) => Array.from(ofWord.keys(), (word) => index.entriesWith[word] ?? []))
  const sizes = found.map((lists) => lists.reduce((size, { length }) => size + length, 0))
  const entries = new Set<number>()
  for (const list of found[sizes.indexOf(Math.min(...sizes))] ?? []) for (const entry of list) entries.add(entry)
  addLines(index, canStandInside(compact) ? compact : `\n${compact}`, entries)
  addLines(index, `\t${essence}\n`, entries)
  return entries
}

/** As by `directMisfit` from each word of the vocabulary, but it compares only those that can match. */
export function directMatches(
  { vocabulary, alphabet, wordsBySingular }: Index,
  typed: Word,
): ReadonlyMap<number, number> {
  const matches = new Map<number, number>()
  const textAt = (rank: number) => vocabulary[alphabet[rank] ?? -1]?.text
  const compare = (place = -1) => {
    const candidate = vocabulary[place]
    const misfit = candidate && directMisfit(typed, candidate)
    if (misfit !== undefined) matches.set(place, misfit)
  }
  for (const beginning of new Set([typed.text, typed.singular])) {
    const first = firstWhere(alphabet.length, (rank) => (textAt(rank) ?? '') >= beginning)
    for (let rank = first; textAt(rank)?.startsWith(beginning); rank++) compare(alphabet[rank])
  }
  for (const place of wordsBySingular.get(typed.singular) ?? []) compare(place)
  return matches
}

function nearMatches({ vocabulary }: Index, typed: Word): ReadonlyMap<number, number> {
  const matches = new Map<number, number>()
  for (const [place, candidate] of vocabulary.entries()) {
    const misfit = nearMisfit(typed, candidate)
    if (misfit !== undefined) matches.set(place, misfit)
  }
  return matches
}

function judgePhrase({ isName, compact, essence, words }: Phrase, terms: Terms): Hit | undefined {
  const left = compact.length - terms.compact.length
  const isStart = isName && compact.startsWith(terms.compact)
  if (compact === terms.compact || essence === terms.essence)
    return { grade: isName ? EXACT_NAME : EXACT_ALIAS, misfit: 0, isStart, left }
  const misfit = totalMisfit(words, terms.misfits)
  if (misfit !== undefined) return { grade: gradeOfWords(isName, terms.isNear), misfit, isStart, left }
  return isStart || (canStandInside(terms.compact) && compact.includes(terms.compact))
    ? { grade: gradeOfWords(isName, false), misfit: 1, isStart, left }
    : undefined
}

/** Adds the entries of the lines in which a text stands. */
function addLines({ lines, lineStarts, entryOfLine }: Index, sought: string, entries: Set<number>): void {
  for (let at = lines.indexOf(sought); at !== -1; at = lines.indexOf(sought, at + 1)) {
    const entry = entryOfLine[firstWhere(lineStarts.length, (line) => (lineStarts[line] ?? 0) > at) - 1]
    if (entry !== undefined) entries.add(entry)
  }
}

function canStandInside(compact: string): boolean {
  return compact.length >= LONG_ENOUGH_TO_STAND_INSIDE
}

function gradeOfWords(isName: boolean, isNear: boolean): number {
  if (isNear) return isName ? NEARLY_NAME : NEARLY_ALIAS
  return isName ? WORDS_OF_NAME : WORDS_OF_ALIAS
}

/** Undefined if a typed word has no match among the words. */
function totalMisfit(words: readonly number[], misfits: Misfits): number | undefined {
  let total = 0
  for (const ofWord of misfits) {
    let misfit = Infinity
    for (const word of words) misfit = Math.min(misfit, ofWord.get(word) ?? Infinity)
    if (misfit === Infinity) return undefined
    total += misfit
  }
  return total
}
