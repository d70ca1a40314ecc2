import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createInstance } from 'i18next'
import type { Locale } from '#contract/preferences.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { valueWriter } from '#i18n/value-writer.ts'

const SOURCE = join(import.meta.dirname, '../src')

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${PluralSuffix}` ? Stem : Key
export type SpokenKey = WithoutPlural<MessageKey>

/** The texts of one language: `say('execution:logSet', { values: '5' })`. Throws for an unknown key. */
export type Say = (key: SpokenKey, values?: Readonly<Record<string, unknown>>) => string

type Change = (message: string, key: string) => string

/** The app's own messages, so that a test uses the app in any language by its accessible names. */
export async function wordsIn(locale: Locale, change: Change = (message) => message): Promise<Say> {
  const messages = mapMessages(await messagesIn(locale), change)
  const i18n = createInstance()
  await i18n.use(valueWriter).init({
    lng: locale,
    resources: { [locale]: messages },
    fallbackLng: false,
    keySeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
  })
  // As a text: `exists` would narrow the union of all keys, which takes the compiler half a minute.
  return (key: string, values = {}) => {
    if (!i18n.exists(key, values)) throw new Error(`no message ${key} in ${locale}`)
    // A language may lack a plural that English has.
    return i18n.t(key as never, values) as string
  }
}

type MessagesByNamespace = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Every message of a language, by namespace. */
export async function messagesIn(locale: Locale): Promise<MessagesByNamespace> {
  const features = readdirSync(join(SOURCE, 'features')).map((name) => [name, `features/${name}/messages`] as const)
  const folders = [
    ...features,
    ['app', 'app/messages'] as const,
    ['parts', 'shared/messages'] as const,
    ['install', 'shared/install/messages'] as const,
    ['shared', 'i18n/shared'] as const,
  ]
  const found = folders
    .map(([namespace, folder]) => [namespace, join(SOURCE, folder, `${locale}.ts`)] as const)
    .filter(([, path]) => existsSync(path))
  const loaded = await Promise.all(
    found.map(async ([namespace, path]) => {
      const { default: messages } = (await import(pathToFileURL(path).href)) as { default: Record<string, string> }
      return [namespace, messages] as const
    }),
  )
  return Object.fromEntries(loaded)
}

function mapMessages(all: MessagesByNamespace, change: Change): MessagesByNamespace {
  return mapValues(all, (messages) => mapValues(messages, change))
}

function mapValues<Before, After>(
  record: Readonly<Record<string, Before>>,
  change: (value: Before, key: string) => After,
): Readonly<Record<string, After>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}
