import { createInstance, type Resource } from 'i18next'
import { expect, test } from 'vitest'
import { withZeroForms } from './zero-forms.ts'

const MESSAGES = {
  sets_one: '{{count}} série',
  sets_other: '{{count}} séries',
  exercises_zero: 'nenhum exercício',
  exercises_one: '{{count}} exercício',
  exercises_other: '{{count}} exercícios',
}

async function translate(language: string) {
  const i18n = createInstance()
  const resources: Resource = { [language]: { translation: withZeroForms(language, MESSAGES) } }
  await i18n.init({ lng: language, resources })
  return i18n.t
}

test('in Portuguese, zero takes the plural unless it has a form of its own', async () => {
  const t = await translate('pt-BR')
  expect([0, 1, 2].map((count) => t('sets', { count }))).toEqual(['0 séries', '1 série', '2 séries'])
  expect(t('exercises', { count: 0 })).toBe('nenhum exercício')
})

test('other languages are left as they are', () => {
  expect(withZeroForms('es-ES', MESSAGES)).toBe(MESSAGES)
})
