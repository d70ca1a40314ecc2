import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Equipment } from '#contract/exercise.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { exerciseNamed } from '../../../tests/builders.ts'
import { BUILT_IN_EXERCISES } from '../exercise-library/built-in-exercises.ts'
import { textOf } from '../exercise-library/exercise-text.ts'
import { loadExerciseTexts } from '../exercise-library/load-exercise-texts.ts'
import { buildNameIndex, type NameIndex } from './match-names.ts'
import { NAMES_OF_APPS } from './names-of-apps.ts'

const texts = await Promise.all(LOCALES.map((locale) => loadExerciseTexts(locale)))
const library = BUILT_IN_EXERCISES.map(({ id, equipment }) => ({
  id,
  equipment,
  names: texts.flatMap((ofLanguage) => {
    const text = textOf(ofLanguage, id)
    return text ? [text.name, ...text.aliases] : []
  }),
}))
const index = buildNameIndex(library)
/** The index without the table of app names. */
const plainIndex = buildNameIndex(library, {})

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/import/names')

type Labelled = { readonly name: string; readonly ids: readonly string[]; readonly sets: number }

/**
 * Names with their possible exercises, the right one first; none if there is no match. A third column is the number of
 * sets logged under the name; without it, names count equally.
 */
function labelled(file: string): readonly Labelled[] {
  return readFileSync(join(FIXTURES, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ids = '-', sets = '1'] = line.split('\t')
      return { name, ids: ids === '-' ? [] : ids.split(' '), sets: Number(sets) }
    })
}

type Rates = { names: number; sure: number; wrongSure: string[]; guesses: number; wrongGuesses: string[] }

function ratesOf(names: ReturnType<typeof labelled>, { match }: NameIndex): Rates {
  const rates: Rates = { names: names.length, sure: 0, wrongSure: [], guesses: 0, wrongGuesses: [] }
  for (const { name, ids } of names) {
    const found = match(name)
    if (!found) continue
    const said = `${name}: ${found.id}`
    if (found.sure) rates.sure += 1
    else rates.guesses += 1
    if (!ids.includes(found.id)) (found.sure ? rates.wrongSure : rates.wrongGuesses).push(said)
  }
  return rates
}

test.each(LOCALES.map((locale, at) => [locale, texts[at]] as const))(
  'every exercise of the library is known by its own name in %s',
  (_locale, ofLanguage) => {
    const astray = library.flatMap(({ id }) => {
      const name = (ofLanguage && textOf(ofLanguage, id)?.name) ?? ''
      const match = index.match(name)
      return match?.id === id && match.sure ? [] : [[name, match]]
    })
    expect(astray).toEqual([])
  },
)

describe.each([
  ['strong.tsv', 256],
  ['hevy.tsv', 420],
  ['fitnotes.tsv', 96],
])('the default exercises of %s', (file, count) => {
  const names = labelled(file)

  test('are all known by their names', () => {
    expect(names).toHaveLength(count)
    expect(ratesOf(names, index)).toEqual({ names: count, sure: count, wrongSure: [], guesses: 0, wrongGuesses: [] })
  })

  test('would hardly be mistaken if nobody had looked them up', () => {
    const { wrongSure, guesses, wrongGuesses } = ratesOf(names, plainIndex)
    // These library names mean something else in that app, which is the purpose of the list of names.
    expect(wrongSure.length / count).toBeLessThan(0.02)
    expect(wrongGuesses.length).toBeLessThanOrEqual(guesses * 0.05)
  })
})

test('names as people and other languages write them', () => {
  const names = labelled('people.tsv')
  const { sure, wrongSure, guesses, wrongGuesses } = ratesOf(names, index)
  expect(wrongSure).toEqual([])
  expect(wrongGuesses.length).toBeLessThanOrEqual(guesses * 0.05)
  expect(sure / names.length).toBeGreaterThanOrEqual(0.85)
})

test('at least nine of ten sets that people logged elsewhere are known by their names', () => {
  const names = labelled('logged.tsv')
  const { wrongSure, guesses, wrongGuesses } = ratesOf(names, index)
  expect(wrongSure).toEqual([])
  expect(wrongGuesses.length).toBeLessThanOrEqual(guesses * 0.05)
  const setsOf = (some: readonly Labelled[]) => some.reduce((total, { sets }) => total + sets, 0)
  const guessed = names.filter(({ name }) => index.match(name)?.sure === false)
  const astray = guessed.filter(({ name, ids }) => !ids.includes(index.match(name)?.id ?? ''))
  expect(setsOf(astray)).toBeLessThanOrEqual(setsOf(guessed) * 0.05)
  const sure = names.filter(({ name }) => index.match(name)?.sure)
  expect(setsOf(sure) / setsOf(names)).toBeGreaterThanOrEqual(0.9)
})

test('every exercise that a list of names speaks of is in the library', () => {
  const ids = new Set<string>(library.map(({ id }) => id))
  const lists = ['strong.tsv', 'hevy.tsv', 'fitnotes.tsv', 'people.tsv', 'logged.tsv']
  const unknown = lists.flatMap((file) => labelled(file).flatMap((name) => name.ids.filter((id) => !ids.has(id))))
  expect(unknown).toEqual([])
})

test('every name of an app is one of an exercise of the library', () => {
  const ids = new Set<string>(library.map(({ id }) => id))
  expect(Object.keys(NAMES_OF_APPS).filter((id) => !ids.has(id))).toEqual([])
})

test.each([
  ['Bench Press (Barbell)', 'barbell-bench-press'],
  ['Bent Over Row (Dumbbell)', 'bent-over-dumbbell-row'],
  ['Chin Up (Assisted)', 'assisted-chin-up'],
  ['Skullcrusher (Dumbbell)', 'dumbbell-skull-crusher'],
  ['Barra Fixa', 'pull-up'],
  ['Supino Inclinado (Halter)', 'incline-dumbbell-bench-press'],
  ['Press de Banca (Barra)', 'barbell-bench-press'],
  ['Leg Press 45º (Máquina)', 'leg-press'],
  ['Low to High Cable Fly', 'low-to-high-cable-fly'],
  ['Shoulder Press (Dambıl)', 'dumbbell-shoulder-press'],
  ['Bench Press (Bar)', 'barbell-bench-press'],
  ['Barfiks (Ağırlıklı)', 'weighted-pull-up'],
  ['Chest Press (Makine)', 'machine-chest-press'],
  ['Triceps Pushdown (Kablo)', 'triceps-pushdown'],
  ['Şınav', 'push-up'],
  ['T Bar Row', 't-bar-row'],
  ['Panca piana (Bilanciere)', 'barbell-bench-press'],
  ['Curls a Martello (Manubri)', 'hammer-curl'],
  ['Stacco da terra (Bilanciere)', 'deadlift'],
])('%s is %s', (name, id) => {
  expect(index.match(name)).toEqual({ id, sure: true })
})

test.each(['', 'Press', 'Y Press', 'Sandbag Carry Uphill', 'Face Pull (Band)', 'º', '().,'])(
  '%j is nothing that is known',
  (name) => {
    expect(index.match(name)).toBeNull()
  },
)

describe('in a small library', () => {
  const exercise = (id: string, equipment: Equipment, ...names: readonly string[]) => ({
    id: exerciseNamed(id),
    equipment,
    names,
  })
  const small = buildNameIndex(
    [
      exercise('squat', 'barbell', 'Squat', 'Agachamento'),
      exercise('lat-pulldown', 'cable', 'Lat Pulldown'),
      exercise('wide-pulldown', 'cable', 'Wide Grip Lat Pulldown'),
      exercise('hammer-curl', 'dumbbell', 'Hammer Curl'),
      exercise('skull-crusher', 'ez-bar', 'Reclined Skull Crusher'),
      exercise('treadmill-walk', 'cardio-machine', 'Walk'),
      exercise('squat-again', 'barbell', 'Squat'),
    ],
    { 'hammer-curl': 'Cross Curl; Squat of Hammers', gone: 'Megatron' },
  )

  test.each([
    ['its own name', 'Squat', 'squat', true],
    ['its own name in another language, in any order of words', 'agachamentos', 'squat', true],
    ['its own name with what it is done with', 'Squat (Barbell)', 'squat', true],
    ['the name that an app gives it', 'Curl Cross', 'hammer-curl', true],
    ['another name that an app gives it', 'Hammers Squat', 'hammer-curl', true],
    ['a name with a word more', 'Megatron Lat Pulldown', 'lat-pulldown', false],
    ['of two that are as near, the one in the same words', 'Wide Grip Rope Lat Pulldown', 'wide-pulldown', false],
    ['a name with a word more and what it is done with', 'Megatron Lat Pulldown (Cable)', 'lat-pulldown', false],
    ['a machine to run on, with a detail more', 'Wide Walk', 'treadmill-walk', false],
    ['a barbell that is bent', 'Reclined Flat Skull Crusher (Barbell)', 'skull-crusher', false],
  ])('%s: %s', (_, name, id, sure) => {
    expect(small.match(name)).toEqual({ id, sure })
  })

  test.each([
    ['done with something else', 'Squat (Kettlebell)'],
    ['a guess, done with something else', 'Megatron Lat Pulldown (Dumbbell)'],
    ['done with something else than a bar', 'Reclined Flat Skull Crusher (Dumbbell)'],
    ['a bent bar that is straight', 'Megatron Squat (EZ Bar)'],
    ['of an exercise that is not in the library', 'Megatron'],
    ['another movement', 'Lunge'],
    ['with a word more than that of a machine to run on', 'Megatron Walk'],
  ])('nothing is known of a name %s: %s', (_, name) => {
    expect(small.match(name)).toBeNull()
  })
})
