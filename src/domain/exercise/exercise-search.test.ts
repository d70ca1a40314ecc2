import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/vocabulary.ts'
import { BUILT_IN_EXERCISES } from '../exercise-library/built-in-exercises.ts'
import { loadExerciseLibrary } from '../exercise-library/load-exercise-library.ts'
import { wordsOf } from '../search/search-text.ts'
import { exerciseIndex } from './exercise-index.ts'
import { type ResolvedExercise, resolveExercises } from './exercise-resolve.ts'
import { exercisesCalled, searchExercises } from './exercise-search.ts'
import { buildSearchIndex, type SearchEntry, type SearchIndex } from './search-index.ts'

const NAMES = join(import.meta.dirname, '../../../tests/fixtures/import/names')

const LIBRARIES = await Promise.all(
  LOCALES.map(async (locale) => {
    const library = await loadExerciseLibrary(locale)
    const entries: readonly (SearchEntry<string> & ResolvedExercise)[] = resolveExercises([], library, locale)
    const index: SearchIndex<string> = exerciseIndex(entries)
    return { locale, entries, index }
  }),
)
const ALL = BUILT_IN_EXERCISES.length

const find = (locale: string, query: string, limit = 5) => {
  const library = LIBRARIES.find((it) => it.locale === locale)
  return library ? searchExercises(library.index, query, limit) : []
}

describe('the usual movements come first', () => {
  test.each([
    [
      'en-US',
      'press',
      [
        'barbell-bench-press',
        'barbell-overhead-press',
        'incline-dumbbell-bench-press',
        'leg-press',
        'dumbbell-bench-press',
      ],
    ],
    ['en-US', 'curl', ['hammer-curl', 'barbell-curl', 'dumbbell-curl', 'lying-leg-curl', 'seated-leg-curl']],
    ['en-US', 'squat', ['back-squat', 'bulgarian-split-squat', 'front-squat', 'goblet-squat', 'hack-squat']],
    ['en-US', 'laterl raise', ['dumbbell-lateral-raise', 'cable-lateral-raise', 'machine-lateral-raise']],
    ['en-US', 'raise', ['dumbbell-lateral-raise', 'standing-calf-raise', 'seated-calf-raise']],
    ['en-US', 'one-arm dumbbell row', ['dumbbell-row']],
    ['en-US', 'pec fly', ['pec-deck']],
    ['pt-BR', 'supino', ['barbell-bench-press', 'incline-dumbbell-bench-press', 'dumbbell-bench-press']],
    ['pt-BR', 'rosca', ['barbell-curl', 'hammer-curl', 'dumbbell-curl']],
    ['es-ES', 'remo', ['barbell-row', 'seated-cable-row', 'dumbbell-row']],
    ['es-ES', 'sentadilla', ['back-squat', 'bulgarian-split-squat', 'front-squat']],
  ])('in %s, by "%s"', (locale, query, first) => {
    expect(find(locale, query, first.length)).toEqual(first)
  })

  test("and before them the person's own, of matches alike", () => {
    const library = LIBRARIES.find(({ locale }) => locale === 'en-US')
    if (!library) expect.fail('no library')
    const use = new Map([
      ['z-press', 3],
      ['leg-press', 9],
      ['pec-deck', 99],
    ])
    expect(searchExercises(library.index, 'press', 3, use)).toEqual(['leg-press', 'z-press', 'barbell-bench-press'])
  })
})

/** The machine may be any of several. */
const OPEN_NAMES = ['Squat (Machine)']

test.each(['hevy', 'strong'])('what %s calls an exercise finds it among the first three', (app) => {
  const lines = readFileSync(join(NAMES, `${app}.tsv`), 'utf8')
    .trim()
    .split('\n')
  const missed = lines.flatMap((line) => {
    const [name = '', ids = '-'] = line.split('\t')
    const right: readonly string[] = ids.split(' ')
    return ids === '-' || find('en-US', name, 3).some((id) => right.includes(id)) ? [] : [name]
  })
  expect(lines.length).toBeGreaterThan(200)
  expect(missed).toEqual(OPEN_NAMES)
})

test.each([
  ['pt-BR', 'supino inclinado halter', 'incline-dumbbell-bench-press'],
  ['pt-BR', 'supino', 'barbell-bench-press'],
  ['pt-BR', 'halteres desenvolvimento', 'dumbbell-shoulder-press'],
  ['pt-BR', 'PUXADA FRONTAL', 'lat-pulldown'],
  ['pt-BR', 'elevacao lateral', 'dumbbell-lateral-raise'],
  ['pt-BR', 'triceps corda', 'rope-triceps-pushdown'],
  ['pt-BR', 'terra', 'deadlift'],
  ['pt-BR', 'rosca direta', 'barbell-curl'],
  ['pt-BR', 'flexões', 'push-up'],
  ['pt-BR', 'agachmento livre', 'back-squat'],
  ['pt-BR', 'leg press', 'leg-press'],
  ['es-ES', 'press banca', 'barbell-bench-press'],
  ['es-ES', 'jalon', 'lat-pulldown'],
  ['es-ES', 'sentadilla', 'back-squat'],
  ['es-ES', 'bulgara', 'bulgarian-split-squat'],
  ['es-ES', 'mancuernas press inclinado', 'incline-dumbbell-bench-press'],
  ['es-ES', 'peso muerto rumano', 'romanian-deadlift'],
  ['es-ES', 'dominda', 'pull-up'],
  ['en-US', 'bench press', 'barbell-bench-press'],
  ['en-US', 'rdl', 'romanian-deadlift'],
  ['en-US', 'ohp', 'barbell-overhead-press'],
  ['en-US', 'pushup', 'push-up'],
  ['en-US', 'pull ups', 'pull-up'],
  ['en-US', 'squat', 'back-squat'],
  ['en-US', 'incline db press', 'incline-dumbbell-bench-press'],
  ['en-US', 'lat pull down', 'lat-pulldown'],
  ['en-US', 'tricep pushdwon', 'triceps-pushdown'],
  ['en-US', "farmer's carry", 'farmers-walk'],
  ['en-US', 'calf raises', 'standing-calf-raise'],
] as const)('in %s, "%s" finds %s first', (locale, query, expected) => {
  expect(find(locale, query)[0]).toBe(expected)
})

test('exact name before start of a name, before a word of a name, before alias', () => {
  const index = buildSearchIndex([
    { id: 'alias', name: 'Pull', aliases: ['Seated rows'] },
    { id: 'word', name: 'Cable row', aliases: [] },
    { id: 'start', name: 'Row with cable', aliases: [] },
    { id: 'exact', name: 'Row', aliases: [] },
  ])
  expect(searchExercises(index, 'row', 9)).toEqual(['exact', 'start', 'word', 'alias'])
  expect(searchExercises(index, 'rows', 9)).toEqual(['exact', 'word', 'start', 'alias'])
})

test('of names that say the same the shorter comes first, and words before what only stands inside', () => {
  const entry = (name: string, ...aliases: string[]) => ({ id: name, name, aliases })
  const rows = buildSearchIndex([entry('Seated cable row'), entry('Cable row'), entry('Bench')])
  expect(searchExercises(rows, 'row', 9)).toEqual(['Cable row', 'Seated cable row'])
  const cables = buildSearchIndex([entry('Pull', 'Narrow cable pull'), entry('Cable seated row')])
  expect(searchExercises(cables, 'row cable', 9)).toEqual(['Cable seated row', 'Pull'])
})

test('words that are typed as one are found in others from five letters on', () => {
  const index = buildSearchIndex([{ id: 'pulldown', name: 'Lat pull-down', aliases: ['Machine pull-over'] }])
  for (const typed of ['pulldown', 'tpull', 'pullover']) expect(exercisesCalled(index, typed)).toEqual(['pulldown'])
  expect(exercisesCalled(index, 'ldow')).toEqual([])
  expect(exercisesCalled(index, ' ')).toEqual([])
})

test('as many are found as are asked for, the best of them', () => {
  const index = buildSearchIndex(
    ['Row one', 'Row', 'Rows of two', 'Rew'].map((name) => ({ id: name, name, aliases: [] })),
  )
  expect(searchExercises(index, 'row', 1)).toEqual(['Row'])
  expect(searchExercises(index, 'row one', 2)[0]).toBe('Row one')
  expect(searchExercises(index, 'row', 3)).toHaveLength(3)
})

test('possible typing errors come last, and only with few other matches', () => {
  const nearly = { id: 'nearly', name: 'Lounge', aliases: [] }
  const meant = ['one', 'two', 'three'].map((id) => ({ id, name: `Lunge ${id}`, aliases: [] }))
  expect(searchExercises(buildSearchIndex([nearly, ...meant.slice(0, 2)]), 'lunge', 9)).toEqual([
    'one',
    'two',
    'nearly',
  ])
  expect(searchExercises(buildSearchIndex([nearly, ...meant]), 'lunge', 9)).not.toContain('nearly')
})

test('an empty query finds everything in the given order, up to the limit', () => {
  for (const { entries, index } of LIBRARIES) {
    expect(searchExercises(index, '  ', ALL)).toEqual(entries.map(({ id }) => id))
    expect(searchExercises(index, '', 3)).toHaveLength(3)
  }
})

test('a meaningless query finds nothing', () => {
  expect(find('en-US', 'zzzzqqqq')).toEqual([])
  expect(find('en-US', 'xy')).toEqual([])
})

describe.each(LIBRARIES)('in $locale', ({ entries, index }) => {
  const anEntry = fc.constantFrom(...entries)

  test('every full name finds its exercise first', () => {
    for (const { id, name } of entries) expect(searchExercises(index, name, 1), name).toEqual([id])
  })

  test('every alias finds its exercise', () => {
    for (const { id, aliases } of entries)
      for (const alias of aliases) expect(searchExercises(index, alias, ALL), alias).toContain(id)
  })

  test('the words of a name in any order find it', () => {
    const shuffled = anEntry.chain((entry) => {
      const words = entry.name.split(' ')
      return fc.shuffledSubarray(words, { minLength: words.length }).map((order) => ({ entry, query: order.join(' ') }))
    })
    fc.assert(
      fc.property(shuffled, ({ entry, query }) => {
        expect(searchExercises(index, query, ALL)).toContain(entry.id)
      }),
    )
  })

  test('a name without accents, in capitals, finds it first', () => {
    fc.assert(
      fc.property(anEntry, ({ id, name }) => {
        const plain = name.normalize('NFD').replace(/\p{Diacritic}/gu, '')
        expect(searchExercises(index, plain.toUpperCase(), 1)).toEqual([id])
      }),
    )
  })

  test('words cut short find it', () => {
    const cut = anEntry.chain((entry) => {
      const words = wordsOf(entry.name)
      return fc
        .tuple(...words.map((word) => fc.integer({ min: Math.min(3, word.length), max: word.length })))
        .map((lengths) => ({ entry, query: words.map((word, at) => word.slice(0, lengths[at])).join(' ') }))
    })
    fc.assert(
      fc.property(cut, ({ entry, query }) => {
        expect(searchExercises(index, query, ALL)).toContain(entry.id)
      }),
    )
  })

  test('one typing error in a long word of the name finds it', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
    const withLongWord = entries.filter(({ name }) => wordsOf(name).some((word) => word.length >= 6))
    const mistyped = fc
      .tuple(
        fc.constantFrom(...withLongWord),
        letter,
        fc.nat(),
        fc.constantFrom('wrong', 'missing', 'extra', 'swapped'),
      )
      .map(([entry, other, place, error]) => {
        const words = wordsOf(entry.name)
        const long = words.findIndex((word) => word.length >= 6)
        return {
          entry,
          query: words.map((word, at) => (at === long ? mistype(word, place % (word.length - 1), error, other) : word)),
        }
      })
    fc.assert(
      fc.property(mistyped, ({ entry, query }) => {
        // "Plates" matches other exercises and is taken literally.
        fc.pre(exercisesCalled(index, query.join(' ')).length < 3)
        expect(searchExercises(index, query.join(' '), ALL)).toContain(entry.id)
      }),
    )
  })

  test('any query is safe, and no exercise is listed twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (query) => {
        const found = searchExercises(index, query, ALL)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})

function mistype(word: string, place: number, error: string, other: string): string {
  const [before, after] = [word.slice(0, place), word.slice(place + 1)]
  if (error === 'missing') return before + after
  if (error === 'wrong') return before + other + after
  if (error === 'extra') return `${before}${word[place]}${other}${after}`
  return `${before}${word[place + 1]}${word[place]}${word.slice(place + 2)}`
}
