import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/vocabulary.ts'
import { MESSAGE_FOLDERS, type MessagesOf, messagesIn } from '../../tests/support/message-folders.ts'

// Checks of messages that the compiler cannot do: values, plurals, and each language's style.

/** Plural suffixes of keys. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/

const placeholdersOf = (message: string) => [...new Set(message.match(/\{\{.*?\}\}/g))].toSorted()

/** The faults of a translation compared with the English, as sentences. */
function faults(english: MessagesOf, messages: MessagesOf): readonly string[] {
  const missing = Object.keys(english).filter((key) => !(key in messages))
  const unknown = Object.keys(messages).filter((key) => !(key in english) && !PLURAL.test(key))
  const empty = Object.keys(messages).filter((key) => messages[key]?.trim() === '')
  const others = Object.entries(messages).filter(([key, message]) => {
    const original = english[key] ?? english[key.replace(PLURAL, '_other')] ?? ''
    return String(placeholdersOf(message)) !== String(placeholdersOf(original))
  })
  return [
    ...missing.map((key) => `${key} is missing`),
    ...unknown.map((key) => `${key} is in no other language`),
    ...empty.map((key) => `${key} is empty`),
    ...others.map(([key]) => `${key} has other values`),
  ]
}

/** Counted messages without the words for one, or for more. */
function halfPlurals(messages: MessagesOf): readonly string[] {
  const counted = new Set(Object.keys(messages).flatMap((key) => (PLURAL.test(key) ? [key.replace(PLURAL, '')] : [])))
  return [...counted].filter((key) => !(`${key}_one` in messages && `${key}_other` in messages))
}

/** Patterns forbidden in a language. */
const NEVER: Readonly<Record<(typeof LOCALES)[number], readonly RegExp[]>> = {
  'en-US': [/["']/, /[«»¿¡]/, /\b(?:colour|favourite|centre|kilometre|centimetre|cancelled|recognise)/i],
  // Quotation marks; Portuguese of Portugal; the app is «o Barra».
  'pt-BR': [/["'«»¿¡]/, /\b(?:telemóvel|ecrã|ficheiro|a carregar)\b/i, /\b(?:a|da|na|pela) Barra\b/, /\bcelular se\b/],
  // Quotation marks; American Spanish; formal address.
  'es-ES': [/["'“]/, /\b(?:celular|computadora|usted|ustedes)\b/i, /\bun Barra\b/i, /\d%/],
}
const NOWHERE = [/ {2}/, /\.\.\./, /\s$/, /^\s/, / [,.;:?](?:\s|$)/]

describe('a fault is found', () => {
  const english = { save: 'Save', sets_one: '{{count}} set', sets_other: '{{count}} sets' }

  test.each([
    ['a message that is missing', { sets_one: '{{count}} série', sets_other: '{{count}} séries' }, ['save is missing']],
    ['one that only this language has', { ...english, stop: 'Parar' }, ['stop is in no other language']],
    ['one without words', { ...english, save: ' ' }, ['save is empty']],
    ['a value that is left out', { ...english, sets_other: 'séries' }, ['sets_other has other values']],
    ['a value of another name', { ...english, sets_other: '{{number}} séries' }, ['sets_other has other values']],
    ['a plural of its own that loses its value', { ...english, sets_many: 'séries' }, ['sets_many has other values']],
  ])('%s', (_what, messages, expected) => {
    expect(faults(english, messages)).toEqual(expected)
  })

  test('none in what is right', () => {
    expect(faults(english, { ...english, sets_many: '{{count}} de séries' })).toEqual([])
    expect(halfPlurals(english)).toEqual([])
  })

  test('a count with words for one alone', () => {
    expect(halfPlurals({ sets_one: '{{count}} set' })).toEqual(['sets'])
  })
})

describe.each(MESSAGE_FOLDERS)('%s', (folder) => {
  test.each(LOCALES)('says everything in %s, with the same values', async (locale) => {
    const messages = await messagesIn(folder, locale)
    expect(faults(await messagesIn(folder, 'en-US'), messages)).toEqual([])
    expect(halfPlurals(messages)).toEqual([])
  })

  test.each(LOCALES)('writes as %s is written', async (locale) => {
    const wrong = Object.entries(await messagesIn(folder, locale)).filter(([, message]) =>
      [...NOWHERE, ...NEVER[locale]].some((never) => never.test(message)),
    )
    expect(wrong).toEqual([])
  })

  test('opens in Spanish what it closes', async () => {
    const count = (message: string, sign: string) => message.split(sign).length
    const wrong = Object.entries(await messagesIn(folder, 'es-ES')).filter(
      ([, message]) => count(message, '¿') !== count(message, '?') || count(message, '«') !== count(message, '»'),
    )
    expect(wrong).toEqual([])
  })
})
