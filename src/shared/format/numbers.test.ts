import { expect, test } from 'vitest'
import { changeText, percentText } from './numbers.ts'

test.each([
  ['en-US', '18.5%', '50–59%'],
  ['pt-BR', '18.5%', '50–59%'],
  ['es-ES', '18.5\u00a0%', '50–59\u00a0%'],
])('in %s the sign stands where Intl puts it', (locale, figure, range) => {
  expect(percentText('18.5', locale)).toBe(figure)
  expect(percentText('50–59', locale)).toBe(range)
})

test.each(['en-US', 'pt-BR', 'es-ES'])('in %s a loss has a minus, not a hyphen', (locale) => {
  expect(changeText(-3, locale)).toBe('−3')
})
