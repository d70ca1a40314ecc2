import { expect, test } from 'vitest'
import { LOCALES } from '#contract/vocabulary.ts'
import { BUILT_IN_EXERCISES } from '../exercise-library/built-in-exercises.ts'
import { loadExerciseTexts } from '../exercise-library/load-exercise-texts.ts'
import { buildNameIndex } from './match-names.ts'

const texts = await Promise.all(LOCALES.map(loadExerciseTexts))
const library = BUILT_IN_EXERCISES.map(({ id, equipment }) => ({
  id,
  equipment,
  names: texts.flatMap((byId) => [byId[id]?.name ?? '', ...(byId[id]?.aliases ?? [])]),
}))
const index = buildNameIndex(library)

test.each(LOCALES.map((locale, at) => [locale, texts[at] ?? {}] as const))(
  'every exercise of the library is known by its own name in %s',
  (_locale, byId) => {
    const astray = library.flatMap(({ id }) => {
      const name = byId[id]?.name ?? ''
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
