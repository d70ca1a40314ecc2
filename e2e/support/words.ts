import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createInstance } from 'i18next'
import type { Locale } from '#contract/preferences.ts'

const SOURCE = join(import.meta.dirname, '../../src')

/** The words of one language: `say('execution:logSet', { values: '5' })`. Throws where there is no such message. */
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** The app's own words, so that a test can use the app in any language by the names that a person hears and sees. */
export async function wordsIn(locale: Locale): Promise<Say> {
  const messages = await messagesIn(locale)
  const i18n = createInstance()
  await i18n.init({
    lng: locale,
    resources: { [locale]: messages },
    fallbackLng: false,
    keySeparator: false,
    interpolation: { escapeValue: false },
  })
  return (key, values = {}) => {
    if (!i18n.exists(key, values)) throw new Error(`no message ${key} in ${locale}`)
    // A wrong key is found here, not by the compiler.
    return i18n.t(key as never, values) as string
  }
}

/** Every message of a language, by namespace. */
export async function messagesIn(locale: Locale): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const features = readdirSync(join(SOURCE, 'features')).map((name) => [name, `features/${name}/messages`] as const)
  const folders = [...features, ['app', 'app/messages'] as const, ['shared', 'i18n/shared'] as const]
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
