import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import { excerptAround } from './excerpt.ts'

const isElbow = (word: string) => word.startsWith('elbow')
const filler = 'went well today and everything felt light, '

test('a short text is shown as it is', () => {
  expect(excerptAround('left elbow hurt', isElbow)).toBe('left elbow hurt')
})

test('a longer text is shown around what was found in it', () => {
  expect(excerptAround(`${filler.repeat(5)}left elbow hurt. ${filler.repeat(5)}`, isElbow)).toBe(
    '… everything felt light, left elbow hurt. went well today and everything felt light, went well today …',
  )
  expect(excerptAround(`elbow hurt. ${filler.repeat(5)}`, isElbow)).toMatch(/^elbow hurt\. went well .* …$/)
  expect(excerptAround(`${filler.repeat(5)}left elbow`, isElbow)).toBe('… everything felt light, left elbow')
})

test('of a word without an end, its beginning is shown', () => {
  expect(excerptAround('elbow'.repeat(400), isElbow)).toBe(`${'elbow'.repeat(20)} …`)
})

test('whatever the text, its excerpt is short, of that text, and holds what was found', () => {
  holds(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 60 })), fc.array(fc.string()), (before, after) => {
      const text = [...before.filter((word) => !word.includes('elbow')), 'elbow', ...after].join(' ')
      const excerpt = excerptAround(text, isElbow)
      expect(excerpt).toContain('elbow')
      expect(excerpt.length).toBeLessThanOrEqual(104)
      expect(text).toContain(excerpt.replace(/^… /, '').replace(/ …$/, ''))
    }),
  )
})
