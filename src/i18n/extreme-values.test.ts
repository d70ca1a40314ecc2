import { beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import {
  type Messages,
  messagesOf,
  PLURAL,
  type Rendered,
  renderExtremes,
} from '../../tests/support/extreme-messages.ts'
import { PLACES, placedTexts, tooLong } from '../../tests/support/message-places.ts'

// Every message with the values that break sentences: none, one, a million, a half, one o'clock, the longest names.

type Fault = { readonly what: string; readonly pattern: RegExp; readonly only?: Locale }

/** Words that end in s and may follow one: verbs, more, less, a month. */
const SINGULAR = 'is|as|was|has|stays|less|mais|menos|mês|desses|dessas|más|mes|es'

const FAULTS: readonly Fault[] = [
  { what: 'a value is left over', pattern: /\{\{|\}\}|\$t\(|undefined|\[object|NaN/ },
  { what: 'a space is doubled', pattern: /[ \u00a0]{2}/ },
  { what: 'a word is doubled', pattern: /(?<![\p{L}\d])(\p{L}{2,}) \1(?![\p{L}\d])/iu },
  { what: 'an article is doubled', only: 'en-US', pattern: /\b(?:a|an|the) (?:a|an|the)\b/ },
  {
    what: 'an article is doubled',
    only: 'pt-BR',
    pattern: /(?<![\p{L}\d])(?:o|a|os|as) (?:o|a|os|as)(?!\p{L})/u,
  },
  { what: 'an article is doubled', only: 'es-ES', pattern: /\b(?:el|la|los|las|un|una) (?:el|la|los|las|un|una)\b/ },
  { what: 'a contraction is missing', only: 'es-ES', pattern: /(?<!\p{L})(?:de|a) el(?!\p{L})/u },
  { what: 'an article does not suit one o’clock', only: 'es-ES', pattern: /\blas 0?1:/ },
  { what: 'an article does not suit one o’clock', only: 'pt-BR', pattern: /(?<!\p{L})(?:às|as|das) 0?1[:h]/u },
  {
    what: 'one is followed by a plural',
    pattern: new RegExp(`(?<![\\p{L}\\d.,:/–])1 (?!(?:${SINGULAR})(?!\\p{L}))\\p{L}+s(?!\\p{L})`, 'iu'),
  },
]

function faultsOf({ text, key }: Rendered, locale: Locale): readonly string[] {
  return FAULTS.filter(({ only = locale, pattern }) => only === locale && pattern.test(text)).map(
    ({ what }) => `${key}: ${what}: ${text}`,
  )
}

/** Beside these, a count changes no word. */
const UNINFLECTED =
  /\b(?:more|to sync|matched|unchanged|week streak|archived|mais|na fila|sem mudança|no histórico|más|en cola|sin cambios|de calent(?:amiento)?)\b/

/** Counted messages that say the same of one and of more. */
function samePlurals(messages: Messages): readonly string[] {
  return [...messages].flatMap(([key, message]) =>
    key.endsWith('_one') && message === messages.get(key.replace(PLURAL, '_other')) && !UNINFLECTED.test(message)
      ? [`${key}: ${message}`]
      : [],
  )
}

/** Numbers that the formatters write: from a thousand on, and in front of a unit. */
const BY_HAND =
  /\d[.,]\d{3}\b|\b\d{4,}(?! )|\d[ \u00a0]?(?:kg|lb|km|mi|MB|GB|s|sec(?:onds)?|segundos|min|characters|caracteres|pairs)\b/
/** Prose with fixed examples, and a year. */
const EXAMPLES = new Set([
  'site:resources.start.4',
  'site:solution.during.2.text',
  'site:support.faq.units.answer',
  'profile:problem.dateInvalid',
])

function numbersByHand(messages: Messages): readonly string[] {
  return [...messages]
    .filter(([key, message]) => !EXAMPLES.has(key) && BY_HAND.test(message))
    .map(([key, message]) => `${key}: ${message}`)
}

describe('a fault is found', () => {
  test.each<readonly [string, Locale, string]>([
    ['a value is left over', 'en-US', 'Next: {{exercise}}'],
    ['a space is doubled', 'en-US', 'Next:  Squat'],
    ['a word is doubled', 'es-ES', 'Hecho hace hace 3 días'],
    ['an article is doubled', 'en-US', 'Remove the a set'],
    ['an article is doubled', 'pt-BR', 'Remover a o treino'],
    ['an article is doubled', 'es-ES', 'Quitar la el entreno'],
    ['a contraction is missing', 'es-ES', 'Copia de el 30 sept 2026'],
    ['an article does not suit one o’clock', 'es-ES', 'Terminar a las 1:15'],
    ['an article does not suit one o’clock', 'pt-BR', 'Concluir às 01:15'],
    ['one is followed by a plural', 'es-ES', 'Quedan 1 series por hacer.'],
    ['one is followed by a plural', 'en-US', 'All 1 sets'],
  ])('%s, in %s: %s', (what, locale, text) => {
    expect(faultsOf({ key: 'a', values: {}, text }, locale)).toEqual([`a: ${what}: ${text}`])
  })

  test.each<readonly [Locale, string]>([
    ['es-ES', 'Faltan 11 series. 1 de 5, 1 más; 0,1 kilos; a las 11:15 y a las 2:15'],
    ['pt-BR', 'Faltam 21 séries. 1 mais, mais 1 mês; às 11:15'],
    ['en-US', 'All 11 sets, 1 less, 1 set, 12:1 and a half'],
  ])('and none in what is right, in %s', (locale, text) => {
    expect(faultsOf({ key: 'a', values: {}, text }, locale)).toEqual([])
  })

  test('a plural that is none', () => {
    const messages = new Map([
      ['a_one', '{{count}} sets'],
      ['a_other', '{{count}} sets'],
      ['b_one', '+ {{count}} more'],
      ['b_other', '+ {{count}} more'],
    ])
    expect(samePlurals(messages)).toEqual(['a_one: {{count}} sets'])
  })

  test.each(['more than 500,000', 'más de 5000', 'over 25 MB', '−15 s', 'at most 200 characters'])(
    'a number by hand: %s',
    (message) => {
      expect(numbersByHand(new Map([['a', message]]))).toEqual([`a: ${message}`])
    },
  )

  test('a text that is longer than its place, or has a word that is', () => {
    const place = { name: 'button', most: 12, inWord: 8 }
    expect(tooLong('Iniciar', place)).toBe(false)
    expect(tooLong('Iniciar serie', place)).toBe(true)
    expect(tooLong('cronómetro', place)).toBe(true)
  })
})

describe.each(LOCALES)('in %s', (locale) => {
  let messages: Messages
  let rendered: readonly Rendered[]
  beforeAll(async () => {
    messages = await messagesOf(locale)
    rendered = await renderExtremes(messages, locale)
  })

  test('every message can be said with every value', () => {
    expect(rendered.length).toBeGreaterThan(messages.size)
    expect([...new Set(rendered.flatMap((each) => faultsOf(each, locale)))]).toEqual([])
  })

  test('one and more are told apart', () => {
    expect(samePlurals(messages)).toEqual([])
  })

  test('the formatters write the numbers', () => {
    expect(numbersByHand(messages)).toEqual([])
  })

  test.each(PLACES)('a $name has room for its words', (place) => {
    const texts = placedTexts(place, messages, locale)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter(({ text }) => tooLong(text, place)).map(({ key, text }) => `${key}: ${text}`)).toEqual([])
  })
})
