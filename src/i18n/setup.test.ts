import i18next from 'i18next'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeLocale, localeInUse, setupI18n } from './setup.ts'

// proves 4.54
test('without any language set, it is en-US', async () => {
  await setupI18n()
  expect(localeInUse()).toBe('en-US')
})

describe('numbers in messages', () => {
  beforeEach(() => setupI18n('en-US'))

  test.each([
    ['en-US', '1,234 sets', '12,500 sets'],
    ['pt-BR', '1.234 séries', '12.500 séries'],
    // Spanish parts a number from five digits on.
    ['es-ES', '1234 series', '12.500 series'],
  ] as const)('in %s stand as the language writes them', async (locale, thousands, more) => {
    await changeLocale(locale)
    expect(i18next.t('shared:sets', { count: 1234 })).toBe(thousands)
    expect(i18next.t('shared:sets', { count: 12_500 })).toBe(more)
  })

  test('a name made of digits stays a name', () => {
    expect(i18next.t('shared:setName.working', { number: '1234' })).toBe('Set 1234')
  })

  test.each([
    ['pt-BR', ['0 séries', '1 série', '2 séries', '1.000.000 séries']],
    ['es-ES', ['0 series', '1 serie', '2 series', '1.000.000 series']],
    ['en-US', ['0 sets', '1 set', '2 sets', '1,000,000 sets']],
  ] as const)('%s has a word for every count', async (locale, written) => {
    await changeLocale(locale)
    expect([0, 1, 2, 1_000_000].map((count) => i18next.t('shared:sets', { count }))).toEqual(written)
  })
})
