import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyboardInset, NO_KEYBOARD } from './keyboard-inset.ts'

const IPHONE = { pageHeight: 844, height: 844, offsetTop: 0, scale: 1 }

test.each([
  ['no keyboard', {}, 0, 0],
  ['a keyboard', { height: 508 }, 336, 0],
  ['a keyboard, and the page moved up to show a field', { height: 508, offsetTop: 200 }, 136, 200],
  ['the page moved up by all that the keyboard covers', { height: 508, offsetTop: 336 }, 0, 336],
  ['a page that is moved beyond its end, as it bounces', { height: 508, offsetTop: 400 }, 0, 336],
  ['a page that is pulled down, as it bounces', { height: 508, offsetTop: -30 }, 336, 0],
  ["the keyboard's bar alone, beside keys of wood", { height: 789 }, 0, 0],
  ["a browser's bars, which come and go", { height: 744 }, 0, 0],
  ['a page that shrinks itself', { pageHeight: 508, height: 508 }, 0, 0],
  ['a person who has zoomed in', { height: 422, offsetTop: 100, scale: 2 }, 0, 0],
  ['a scale that rounding has made', { height: 508, scale: 1.0000001 }, 336, 0],
  ['fractions of a pixel', { height: 507.6, offsetTop: 0.4 }, 336, 0],
])('%s', (_what, seen, keyboard, panned) => {
  expect(keyboardInset({ ...IPHONE, ...seen })).toEqual({ keyboard, panned })
})

test('what is hidden is never more than the page lacks, nor less than nothing', () => {
  const px = fc.integer({ min: -2_000, max: 2_000 })
  fc.assert(
    fc.property(px, px, px, (pageHeight, height, offsetTop) => {
      const { keyboard, panned } = keyboardInset({ pageHeight, height, offsetTop, scale: 1 })
      expect(keyboard).toBeGreaterThanOrEqual(0)
      expect(panned).toBeGreaterThanOrEqual(0)
      expect(keyboard + panned).toBeLessThanOrEqual(Math.max(0, pageHeight - height))
    }),
  )
  expect(keyboardInset({ ...IPHONE, height: 900 })).toBe(NO_KEYBOARD)
})
