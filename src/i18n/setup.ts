import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Locale } from '#contract/preferences.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { isLocale } from '#domain/choose-locale.ts'
import type { Messages } from './messages.ts'
import { valueWriter } from './value-writer.ts'
import { withZeroForms } from './zero-forms.ts'

type MessagesModule = { readonly default: ResourceKey }

// One chunk per namespace and language, loaded (from the precache) when a screen first needs it.
const modules = {
  ...import.meta.glob<MessagesModule>('../features/*/messages/*.ts'),
  ...import.meta.glob<MessagesModule>('../app/messages/*.ts'),
  ...import.meta.glob<MessagesModule>('../shared/messages/*.ts'),
  ...import.meta.glob<MessagesModule>('../shared/install/messages/*.ts'),
  ...import.meta.glob<MessagesModule>('./shared/*.ts'),
}

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = modules[pathOf(language, namespace)]
    if (!load) return done(new Error(`no messages: ${namespace} in ${language}`), false)
    load().then(
      (module) => done(null, withZeroForms(language, module.default)),
      // It may come the next time.
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), true),
    )
  },
}

/** The folders of namespaces that belong to no feature. */
const FOLDERS: Readonly<Record<string, string>> = {
  shared: './shared',
  app: '../app/messages',
  parts: '../shared/messages',
  install: '../shared/install/messages',
}

function pathOf(language: string, namespace: string): string {
  return `${FOLDERS[namespace] ?? `../features/${namespace}/messages`}/${language}.ts`
}

const UNSET: Locale = 'en-US'
const EVERYWHERE: readonly (keyof Messages)[] = ['shared', 'app']

/**
 * Waits for the shared messages and those of the features shown first. Others load when a screen needs them. Rejects if
 * some do not come.
 */
export async function setupI18n(locale: Locale = UNSET, shownFirst: readonly (keyof Messages)[] = []): Promise<void> {
  await i18next
    .use(backend)
    .use(valueWriter)
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: [...LOCALES],
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...EVERYWHERE, ...shownFirst],
      maxRetries: 1,
      defaultNS: 'shared',
      keySeparator: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: true },
    })
  for (const namespace of [...EVERYWHERE, ...shownFirst]) checkMessages(namespace)
  const tell = (language: string) => {
    // There is no document while prerendering.
    if (typeof document !== 'undefined') document.documentElement.lang = language
  }
  tell(locale)
  i18next.on('languageChanged', tell)
}

/** Throws unless the messages of this namespace are there in the language in use: their keys are no texts. */
export function checkMessages(namespace: keyof Messages): void {
  if (!hasMessages(namespace)) throw new Error(`no messages: ${namespace} in ${i18next.language}`)
}

function hasMessages(namespace: keyof Messages): boolean {
  return i18next.hasResourceBundle(i18next.language, namespace)
}

/** For a person's own choice use `chooseLanguage`. Where its messages do not come, the language stays. */
export async function changeLocale(locale: Locale): Promise<void> {
  const before = localeInUse()
  await i18next.changeLanguage(locale)
  if (!EVERYWHERE.every(hasMessages)) await i18next.changeLanguage(before)
}

export function localeInUse(): Locale {
  return isLocale(i18next.language) ? i18next.language : UNSET
}
