import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '#contract/preferences.ts'

export type MessagesOf = Readonly<Record<string, string>>

const SOURCE = join(import.meta.dirname, '../../src')

/** Every folder of messages, below `src`. */
export const MESSAGE_FOLDERS: readonly string[] = globSync(
  ['features/*/messages', 'app/messages', 'shared/messages', 'shared/install/messages', 'i18n/shared'],
  { cwd: SOURCE },
).toSorted()

export async function messagesIn(folder: string, locale: Locale): Promise<MessagesOf> {
  return (await import(pathToFileURL(join(SOURCE, folder, `${locale}.ts`)).href)).default
}
