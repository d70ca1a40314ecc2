import i18next, { type ResourceKey } from 'i18next'
import type { Locale } from '#contract/preferences.ts'
import { loadExerciseTexts } from '#domain/exercise-library/load-exercise-texts.ts'
import { changeLocale, setupI18n } from '#i18n/setup.ts'
import { dateFormat } from '#shared/format/intl.ts'
import { numberText } from '#shared/format/numbers.ts'
import { sourceFiles } from './source-files.ts'

export type Rendered = {
  /** `workouts:list.moreExercises`, without the suffix of a plural. */
  readonly key: string
  readonly values: Values
  readonly text: string
}
export type Values = Readonly<Record<string, string | number>>
export type Messages = ReadonlyMap<string, string>

export const PLURAL = /_(?:zero|one|other)$/

const NAMESPACES = sourceFiles('src/features/*/messages/en-US.ts').map(({ name }) => name.split('/')[2] ?? '')

/** Every message of a language as the app loads it, by its key with the namespace. */
export async function messagesOf(locale: Locale): Promise<Messages> {
  if (!i18next.isInitialized) await setupI18n(locale)
  await changeLocale(locale)
  const namespaces = ['shared', 'app', 'parts', 'install', ...NAMESPACES]
  await i18next.loadNamespaces(namespaces)
  return new Map(
    namespaces.flatMap((namespace) => {
      const bundle: ResourceKey = i18next.getResourceBundle(locale, namespace)
      return Object.entries(bundle).map(([key, message]) => [`${namespace}:${key}`, String(message)] as const)
    }),
  )
}

/** Messages in the language in use, each with its longest and most awkward values. */
export async function renderExtremes(messages: Messages, locale: Locale): Promise<readonly Rendered[]> {
  const extremes = await extremesIn(locale)
  const placeholders = new Map<string, Set<string>>()
  for (const [key, message] of messages) {
    const names = placeholders.get(key.replace(PLURAL, '')) ?? new Set()
    for (const [, name = ''] of message.matchAll(/\{\{(\w+)\}\}/g)) names.add(name)
    placeholders.set(key.replace(PLURAL, ''), PLURAL.test(key) ? names.add('count') : names)
  }
  return [...placeholders].flatMap(([key, names]) => {
    const choices = [...names].map((name) => [name, extremes(name)] as const)
    const most = Math.max(1, ...choices.map(([, values]) => values.length))
    return Array.from({ length: most }, (_, turn) => {
      const values = Object.fromEntries(choices.map(([name, all]) => [name, all[turn % all.length] ?? '']))
      return { key, values, text: render(key, values) }
    })
  })
}

/** A message with its values, by the app's own i18next. */
export function render(key: string, values: Values): string {
  // Keys come from the message files themselves, so that the compiler does not know them.
  return String(i18next.t(key as never, values as never))
}

const COUNTS = [0, 1, 2, 5, 1_000_000, 1.5]
/** Limits are never 1: `at most 1 characters` is not a sentence of the app. */
const LIMITS = [5, 200, 1_000_000]

const COUNTED = /^(?:count|number|done|total|position|parts|line|days|of|expected|hours|minutes|sessions|goal)$/
const LIMITED = /^(?:most|least|max|min|length|seconds|all)$/
const MEASURED =
  /^(?:weight|load|loaded|amount|values?|by|bar|heaviest|step|small|price|percent|share|target|last|used|quota|size|kilograms|pounds)$/
const DATED = /^(?:day|date|when|from|to|until|month)$/

/** The values of a placeholder by its name; one without a group of its own is a name. */
async function extremesIn(locale: Locale): Promise<(placeholder: string) => readonly (string | number)[]> {
  const exercises = Object.values(await loadExerciseTexts(locale)).map(({ name }) => name)
  const names = ['Torso, brazos y core con pausas en banca', longest(exercises)]
  const measured = [`${numberText(1_002.25, locale)}\u00a0kg × 12`, `+${numberText(0.5, locale)}\u00a0kg`]
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 28, 12)))
  const days = longest(months.map((day) => dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day)))
  const oneOClock = dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 1, 1, 15))
  return (placeholder) => {
    if (COUNTED.test(placeholder)) return COUNTS
    if (LIMITED.test(placeholder)) return LIMITS
    if (MEASURED.test(placeholder)) return measured
    if (DATED.test(placeholder)) return [days]
    return placeholder === 'time' ? [oneOClock, `${days}, ${oneOClock}`] : names
  }
}

function longest(texts: readonly string[]): string {
  return texts.reduce((one, other) => (other.length > one.length ? other : one), '')
}
