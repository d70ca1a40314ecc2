import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/vocabulary.ts'
import { loadExerciseLibrary } from '../exercise-library/load-exercise-library.ts'
import { wordsOf } from '../search/search-text.ts'
import { aWord, directMisfit, withoutFiller } from '../search/word-match.ts'
import { exerciseIndex } from './exercise-index.ts'
import { resolveExercises } from './exercise-resolve.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'
import { directMatches, judge, likelyEntries, termsOf } from './search-match.ts'

const INDEXES = await Promise.all(
  LOCALES.map(async (locale) => {
    const index: SearchIndex<string> = exerciseIndex(resolveExercises([], await loadExerciseLibrary(locale), locale))
    return { locale, index }
  }),
)

/** As somebody types it: words and pieces of names, plural or not, apart or as one, with fillers and errors. */
function aQuery({ entries, vocabulary }: SearchIndex<string>): fc.Arbitrary<string> {
  const word = fc.constantFrom(...vocabulary.map(({ text }) => text))
  const cut = fc.tuple(word, fc.nat({ max: 9 })).map(([text, length]) => text.slice(0, length + 1))
  const plural = word.map((text) => `${text}s`)
  const wrong = fc.tuple(word, fc.nat({ max: 5 })).map(([text, at]) => text.slice(0, at) + text.slice(at + 1))
  const piece = fc
    .tuple(
      fc.constantFrom(...entries.flatMap(({ phrases }) => phrases.map(({ compact }) => compact))),
      fc.nat(),
      fc.nat(),
    )
    .map(([text, from, to]) => text.slice(from % text.length, (from % text.length) + 1 + (to % text.length)))
  const filler = fc.constantFrom('the', 'de', 'con', 'o')
  return fc
    .array(fc.oneof(word, cut, plural, wrong, piece, filler), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' '))
}

describe.each(INDEXES)('in $locale', ({ index }) => {
  test('no entry that matches is left out before it is judged', () => {
    fc.assert(
      fc.property(aQuery(index), fc.boolean(), (query, isNear) => {
        const terms = termsOf(index, withoutFiller(wordsOf(query)), isNear)
        const likely = likelyEntries(index, terms)
        const missed = index.entries.filter((entry, place) => !likely.has(place) && judge(entry, terms))
        expect(missed.map(({ id }) => id)).toEqual([])
      }),
    )
  })

  test('a typed word matches the words that it matches one by one', () => {
    fc.assert(
      fc.property(aQuery(index), (query) => {
        for (const typed of wordsOf(query).map(aWord)) {
          const oneByOne = index.vocabulary.flatMap((candidate, place) => {
            const misfit = directMisfit(typed, candidate)
            return misfit === undefined ? [] : [[place, misfit] as const]
          })
          expect(directMatches(index, typed)).toEqual(new Map(oneByOne))
        }
      }),
    )
  })
})

test('few entries are judged: those with the rarest word', () => {
  const entries = ['Cable row', 'Barbell row', 'Cable fly'].map((name) => ({ id: name, name, aliases: [] }))
  const index = buildSearchIndex(entries)
  expect([...likelyEntries(index, termsOf(index, ['row', 'fly'], false))]).toEqual([2])
  expect([...likelyEntries(index, termsOf(index, ['cable'], false))]).toEqual([0, 2])
})

test('letters that stand inside an alias, or at the start of a name, are found without a word of them', () => {
  const index = buildSearchIndex([
    { id: 'alias', name: 'Row', aliases: ['Lat pull-down'] },
    { id: 'start', name: 'T-bar row', aliases: [] },
  ])
  expect([...likelyEntries(index, termsOf(index, ['tpull'], false))]).toEqual([0])
  expect([...likelyEntries(index, termsOf(index, ['tbar'], false))]).toEqual([1])
})

test('short words that are typed as one are found by their essence', () => {
  const index = buildSearchIndex([{ id: 'carry', name: 'Carry', aliases: ['Leg on V'] }])
  expect([...likelyEntries(index, termsOf(index, ['legv'], false))]).toEqual([0])
})
