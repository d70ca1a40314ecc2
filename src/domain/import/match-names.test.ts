import { expect, test } from 'vitest'
import { LOCALES } from '#contract/vocabulary.ts'
import { BUILT_IN_EXERCISES } from '../exercise-library/built-in-exercises.ts'
import { textOf } from '../exercise-library/exercise-text.ts'
import { loadExerciseTexts } from '../exercise-library/load-exercise-texts.ts'
import { buildNameIndex } from './match-names.ts'

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

test.each([
  ['Bench Press (Barbell)', 'barbell-bench-press'],
  ['Bent Over Row (Dumbbell)', 'bent-over-dumbbell-row'],
  ['Chin Up (Assisted)', 'assisted-chin-up'],
  ['Skullcrusher (Dumbbell)', 'dumbbell-skull-crusher'],
  ['Barra Fixa', 'pull-up'],
  ['Supino Inclinado (Halter)', 'incline-dumbbell-bench-press'],
  ['Press de Banca (Barra)', 'barbell-bench-press'],
])('%s is %s', (name, id) => {
  expect(index.match(name)).toEqual({ id, sure: true })
})

test('what is like nothing is nothing', () => {
  expect(index.match('Sandbag Carry Uphill')).toBeNull()
  expect(index.match('')).toBeNull()
})
