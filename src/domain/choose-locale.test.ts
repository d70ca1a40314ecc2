import { expect, test } from 'vitest'
import { chooseLocale, isLocale, localeNamed } from './choose-locale.ts'

test.each([
  // proves 4.43, 4.50
  ['the stored choice, whatever the browser speaks', 'es-ES', ['en-US'], 'es-ES'],
  ['no stored choice that we do not speak', 'de-DE', ['en-US'], 'en-US'],
  // proves 4.51
  ['the browser’s language exactly', null, ['en-US', 'pt-BR'], 'en-US'],
  ['the browser’s language exactly, in whatever case', null, ['es-es'], 'es-ES'],
  // proves 4.52
  ['the browser’s language by its first part', null, ['pt-PT', 'en-US'], 'pt-BR'],
  ['a language without a country', null, ['es'], 'es-ES'],
  ['a language of another country', null, ['en-GB', 'pt-BR'], 'en-US'],
  ['the next language where the first is not ours', null, ['de-DE', 'es-MX'], 'es-ES'],
  ['no language that only begins like ours', null, ['est'], 'pt-BR'],
  // proves 4.53
  ['Portuguese where nothing is ours', null, ['de-DE', 'fr'], 'pt-BR'],
  ['Portuguese where the browser says nothing', null, [], 'pt-BR'],
] as const)('takes %s', (_which, stored, languages, locale) => {
  expect(chooseLocale(stored, languages)).toBe(locale)
})

test('a locale is known by its name, and by its very name where it is stored', () => {
  expect([localeNamed('ES-es'), localeNamed('es'), localeNamed('')]).toEqual(['es-ES', undefined, undefined])
  expect([isLocale('es-ES'), isLocale('es-es'), isLocale(null), isLocale(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
