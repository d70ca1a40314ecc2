import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { MESSAGE_FOLDERS, type MessagesOf, messagesIn } from '../../tests/support/message-folders.ts'
import { FORBIDDEN as ENGLISH } from './glossary/en-US.ts'
import { FORBIDDEN as SPANISH } from './glossary/es-ES.ts'
import type { ForbiddenWord } from './glossary/forbidden-word.ts'
import { FORBIDDEN as PORTUGUESE } from './glossary/pt-BR.ts'

// One thing has one name in all messages of a language: the words that the glossary has another word for.

const FORBIDDEN: Readonly<Record<Locale, readonly ForbiddenWord[]>> = {
  'pt-BR': PORTUGUESE,
  'en-US': ENGLISH,
  'es-ES': SPANISH,
}

/** Folders whose namespace is not the feature's name. */
const NAMESPACES: Readonly<Record<string, string>> = {
  'app/messages': 'app',
  'i18n/shared': 'shared',
  'shared/messages': 'parts',
  'shared/install/messages': 'install',
}

const namespaceOf = (folder: string) => NAMESPACES[folder] ?? folder.split('/')[1] ?? folder

/** The first forbidden piece of a message. */
const wordIn = (message: string, { pattern }: ForbiddenWord) => message.match(pattern)?.[0]

/** Forbidden words in the messages of a folder, each as a sentence with its key and the word to use. */
function forbiddenIn(folder: string, messages: MessagesOf, words: readonly ForbiddenWord[]): readonly string[] {
  return Object.entries(messages).flatMap(([key, message]) =>
    words.flatMap((word) => {
      if (word.except?.includes(`${namespaceOf(folder)}:${key}`)) return []
      const found = wordIn(message, word)
      return found === undefined ? [] : [`${folder} ${key}: “${found}”. Use: ${word.instead}`]
    }),
  )
}

/** Exceptions for messages that are gone or no longer have the word. */
function needlessExceptions(all: MessagesOf, words: readonly ForbiddenWord[]): readonly string[] {
  return words.flatMap((word) =>
    (word.except ?? [])
      .filter((key) => wordIn(all[key] ?? '', word) === undefined)
      .map((key) => `${key} needs no exception from ${word.pattern}`),
  )
}

/** All messages of a language by namespace and key. */
async function allMessages(locale: Locale): Promise<MessagesOf> {
  const folders = await Promise.all(
    MESSAGE_FOLDERS.map(async (folder) =>
      Object.entries(await messagesIn(folder, locale)).map(([key, message]) => [
        `${namespaceOf(folder)}:${key}`,
        message,
      ]),
    ),
  )
  return Object.fromEntries(folders.flat())
}

describe('a planted word', () => {
  const bin: ForbiddenWord = { pattern: /\bbins?\b/i, instead: 'trash', except: ['data:odd.name'] }
  const messages = { title: 'Bin', 'odd.name': 'A bin by the sea', lead: 'Two bins', open: 'Open the cabinet' }

  test('is found wherever it is not excepted, with what to use instead', () => {
    expect(forbiddenIn('features/data/messages', messages, [bin])).toEqual([
      'features/data/messages title: “Bin”. Use: trash',
      'features/data/messages lead: “bins”. Use: trash',
    ])
  })

  test('is found in every message by a pattern that is global', () => {
    const found = forbiddenIn('app/messages', { one: 'bin', other: 'bin' }, [{ ...bin, pattern: /bin/g }])
    expect(found).toHaveLength(2)
  })

  test('is excepted by the namespace of its folder', () => {
    expect(forbiddenIn('shared/messages', { 'odd.name': 'Bin' }, [bin])).toHaveLength(1)
    expect(forbiddenIn('shared/messages', { lead: 'Bin' }, [{ ...bin, except: ['parts:lead'] }])).toEqual([])
  })

  test('leaves no exception behind', () => {
    const gone = { ...bin, except: ['data:odd.name', 'data:gone', 'data:open'] }
    const all = { 'data:odd.name': messages['odd.name'], 'data:open': messages.open }
    expect(needlessExceptions(all, [gone])).toEqual([
      `data:gone needs no exception from ${bin.pattern}`,
      `data:open needs no exception from ${bin.pattern}`,
    ])
  })
})

test('every folder of messages is read', () => {
  expect(MESSAGE_FOLDERS).toEqual(expect.arrayContaining(['app/messages', 'features/site/messages', 'i18n/shared']))
})

describe.each(LOCALES)('%s', (locale) => {
  test.each(MESSAGE_FOLDERS)('has no other word for a thing than the glossary, in %s', async (folder) => {
    expect(forbiddenIn(folder, await messagesIn(folder, locale), FORBIDDEN[locale])).toEqual([])
  })

  test('excepts nothing without a need', async () => {
    expect(needlessExceptions(await allMessages(locale), FORBIDDEN[locale])).toEqual([])
  })
})
