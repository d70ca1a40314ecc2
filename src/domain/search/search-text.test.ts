import { expect, test } from 'vitest'
import { foldText, singular, wordsOf } from './search-text.ts'

test.each([
  ['Elevação Pélvica', 'elevacao pelvica'],
  ["Captain's chair", 'captains chair'],
  ['  Push-up (45°) ', 'push up 45'],
  ['AÑADIR', 'anadir'],
  ['ＢＥＮＣＨ', 'bench'],
])('%s folds to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('a text of signs has no words', () => {
  expect(wordsOf(' -- / ')).toEqual([])
})

test.each([
  ['halteres', 'halter'],
  ['flexoes', 'flexao'],
  ['elevaciones', 'elevacion'],
  ['abdominais', 'abdominal'],
  ['flies', 'fly'],
  ['crunches', 'crunch'],
  ['raises', 'raise'],
  ['press', 'press'],
  ['abs', 'abs'],
  ['boxes', 'box'],
  ['pes', 'pes'],
  ['rows', 'row'],
  ['ups', 'up'],
  ['cruces', 'cruce'],
])('%s and %s are one word', (plural, one) => {
  expect(singular(plural)).toBe(singular(one))
})

test.each([
  ['gas', 'gas'],
  ['pass', 'pass'],
  ['acoes', 'acao'],
  ['bodies', 'body'],
  ['animais', 'animal'],
  ['presses', 'press'],
  ['pushes', 'push'],
  ['benches', 'bench'],
  ['barras', 'barra'],
  ['squat', 'squat'],
])('%s without the ending of its plural is %s', (plural, one) => {
  expect(singular(plural)).toBe(one)
})

test('a text has its words in order, in whatever signs they stand', () => {
  expect(wordsOf(' Rosca-direta (45°) à vontade ')).toEqual(['rosca', 'direta', '45', 'a', 'vontade'])
  expect(wordsOf('Captain’s')).toEqual(['captains'])
})
