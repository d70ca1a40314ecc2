import { expect, test } from 'vitest'
import { foldText, singular, wordsOf } from './search-text.ts'

test.each([
  ['Elevação Pélvica', 'elevacao pelvica'],
  ["Captain's chair", 'captains chair'],
  ['  Push-up (45°) ', 'push up 45'],
  ['AÑADIR', 'anadir'],
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
])('%s and %s are one word', (plural, one) => {
  expect(singular(plural)).toBe(singular(one))
})
