import { useTranslation } from 'react-i18next'
import type { MessageKey, Messages } from '#i18n/messages.ts'

export type Namespace = keyof Messages & string

/** The text of a key of any feature. Suspends until that feature's messages have loaded. */
export function useMessage(key: MessageKey): string {
  const { t } = useTranslation(namespaceOf(key))
  // The key names its own namespace, which has just been loaded; the type of `t` only knows the union of all.
  return t(key as never)
}

export function namespaceOf(key: MessageKey): Namespace {
  return key.slice(0, key.indexOf(':')) as Namespace
}
