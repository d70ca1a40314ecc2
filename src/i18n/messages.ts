import type {} from 'i18next'

/**
 * Every namespace and its English messages, which type the keys. A feature adds its own:
 * `declare module '#i18n/messages.ts' { interface Messages { workouts: typeof messages } }`.
 * The other languages are `satisfies Translation<typeof messages>`, so a missing one does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, from the feature folders
export interface Messages {}

/** The same keys in another language; plural keys may differ with the language. */
export type Translation<English> = { readonly [Key in keyof English]: string }

export type MessageKey = {
  [Name in keyof Messages & string]: `${Name}:${keyof Messages[Name] & string}`
}[keyof Messages & string]

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared'
    keySeparator: false
    resources: Messages
  }
}
