import { wordsOf } from '../search/search-text.ts'
import { withoutFiller } from '../search/word-match.ts'
import type { IndexedEntry, SearchIndex } from './search-index.ts'
import { compareHits, type Hit, judge, likelyEntries, termsOf } from './search-match.ts'

/** How often a person trains an exercise, by any measure. */
export type ExerciseUse<Id extends string> = ReadonlyMap<Id, number>

/** With fewer direct hits than this, typing errors are considered as well. */
const FEW_HITS = 3

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
  if (words.length === 0) return index.entries.slice(0, limit).map(({ id }) => id)
  const direct = rank(index, words, false, use)
  if (direct.length >= FEW_HITS) return direct.slice(0, limit)
  const known = new Set(direct)
  const nearly = rank(index, words, true, use).filter((id) => !known.has(id))
  return [...direct, ...nearly].slice(0, limit)
}

/** As `searchExercises` without typing errors. Empty for an empty query. */
export function exercisesCalled<Id extends string>(index: SearchIndex<Id>, query: string): readonly Id[] {
  const words = withoutFiller(wordsOf(query))
  return words.length === 0 ? [] : rank(index, words, false, new Map())
}

type Found<Id extends string> = {
  readonly entry: IndexedEntry<Id>
  readonly hit: Hit
  readonly trained: number
  readonly place: number
}

function rank<Id extends string>(
  index: SearchIndex<Id>,
  words: readonly string[],
  isNear: boolean,
  use: ExerciseUse<Id>,
): readonly Id[] {
  const terms = termsOf(index, words, isNear)
  const found: Found<Id>[] = []
  for (const place of likelyEntries(index, terms)) {
    const entry = index.entries[place]
    const hit = entry && judge(entry, terms)
    if (!hit) continue
    found.push({ entry, hit, trained: use.get(entry.id) ?? 0, place })
  }
  return found.sort(compareFound).map(({ entry }) => entry.id)
}

function compareFound(left: Found<string>, right: Found<string>): number {
  return (
    left.hit.grade - right.hit.grade ||
    unfinished(left.hit) - unfinished(right.hit) ||
    right.trained - left.trained ||
    right.entry.popularity - left.entry.popularity ||
    compareHits(left.hit, right.hit) ||
    left.place - right.place
  )
}

/** A plural is as good as the word; the beginning of one may be of another word. */
function unfinished({ misfit }: Hit): 0 | 1 {
  return misfit >= 1 ? 1 : 0
}
