import { describe, expect, test } from 'vitest'
import { cut, type Measure, wrap } from './fit-text.ts'

const face = { size: 1, weight: 400 } as const
/** Each letter, and the ellipsis, is one wide; a family is one letter. */
const measure: Measure = (text) => Array.from(new Intl.Segmenter().segment(text)).length

describe('cutting', () => {
  test.each([
    ['Bench press', 11, 'Bench press'],
    ['Bench press', 10, 'Bench pre…'],
    ['Bench press', 7, 'Bench…'],
    ['Bench press', 1, '…'],
    ['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2, '👨‍👩‍👧…'],
    ['', 5, ''],
  ])('%s into %d is %s', (text, width, expected) => {
    expect(cut(text, width, face, measure)).toBe(expected)
  })
})

describe('wrapping', () => {
  test.each([
    ['Push', 10, 2, ['Push']],
    ['Push day one', 8, 2, ['Push day', 'one']],
    ['Push day one and two', 8, 2, ['Push day', 'one and…']],
    ['Unbelievable pump', 8, 2, ['Unbelie…', 'pump']],
    ['', 8, 2, []],
  ])('%s into %d', (text, width, lines, expected) => {
    expect(wrap(text, width, lines, face, measure)).toEqual(expected)
  })
})
