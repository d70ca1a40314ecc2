import { expect, test } from 'vitest'
import { aSession } from '../../../tests/builders.ts'
import { namesakes } from './namesakes.ts'

test('two sessions of one workout need more than their name, another one does not', () => {
  const [first, second, other] = [aSession({ name: 'Upper' }), aSession({ name: 'Upper' }), aSession({ name: 'Lower' })]
  expect(namesakes([first, other, second])).toEqual(new Set([first.id, second.id]))
  expect(namesakes([first, other])).toEqual(new Set())
})
