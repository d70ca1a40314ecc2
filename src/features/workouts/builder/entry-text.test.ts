import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockText } from '#domain/time/duration.ts'
import { typedNumber } from '#shared/format/numbers.ts'
import { readDecimal, readDuration, readEffort, readWhole } from './entry-text.ts'

const value = <Value>(read: Value) => ({ ok: true, value: read })
const NOT_UNDERSTOOD = { ok: false }

describe('numbers', () => {
  test.each([
    ['102,5', value(102.5)],
    ['102.5', value(102.5)],
    [' 20 ', value(20)],
    ['', value(null)],
    ['-5', NOT_UNDERSTOOD],
    ['5001', NOT_UNDERSTOOD],
    ['heavy', NOT_UNDERSTOOD],
  ])('%j', (text, read) => {
    expect(readDecimal(text, 0, 5_000)).toEqual(read)
  })

  test('reps are whole', () => {
    expect(readWhole('8', 0, 9_999)).toEqual(value(8))
    expect(readWhole('8,5', 0, 9_999)).toEqual(NOT_UNDERSTOOD)
  })

  test('effort goes in halves from 1 to 10', () => {
    expect(readEffort('8,5')).toEqual(value(8.5))
    expect(readEffort('8.3')).toEqual(NOT_UNDERSTOOD)
    expect(readEffort('11')).toEqual(NOT_UNDERSTOOD)
  })

  test('a displayed value is parsed back, in every language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('pt-BR', 'en-US', 'es-ES'),
        fc.integer({ min: 0, max: 5_000_000 }),
        (locale, mills) => {
          const shown = typedNumber(mills / 1_000, locale)
          expect(readDecimal(shown, 0, 5_000)).toEqual(value(mills / 1_000))
        },
      ),
    )
  })
})

describe('durations', () => {
  test.each([
    ['90', 90],
    ['1:30', 90],
    ['1,30', 90],
    ['1.30', 90],
    ['1:02:03', 3_723],
    ['', null],
  ])('%j is %j seconds', (text, seconds) => {
    expect(readDuration(text)).toEqual(value(seconds))
  })

  test.each(['1:75', 'soon', '1:2:3:4', '-5', '24:00:01'])('%j is no duration', (text) => {
    expect(readDuration(text)).toEqual(NOT_UNDERSTOOD)
  })

  test('a displayed value is parsed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        expect(readDuration(clockText(seconds))).toEqual(value(seconds))
      }),
    )
  })
})
