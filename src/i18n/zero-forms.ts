import type { ResourceKey } from 'i18next'

const OTHER = /_other$/

/**
 * Portuguese plural rules put 0 with the singular, but lifters say '0 séries': a message without a form of its own for
 * zero takes the plural one. English and Spanish rules do so by themselves.
 */
export function withZeroForms(language: string, messages: ResourceKey): ResourceKey {
  if (language !== 'pt-BR' || typeof messages === 'string') return messages
  const plurals = Object.entries(messages).filter(([key]) => OTHER.test(key))
  const zeros = plurals.map(([key, text]) => [key.replace(OTHER, '_zero'), text] as const)
  return { ...Object.fromEntries(zeros), ...messages }
}
