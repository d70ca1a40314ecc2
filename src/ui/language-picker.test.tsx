import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LOCALES } from '#contract/vocabulary.ts'
import { LanguagePicker } from './language-picker.tsx'

// proves 2.64
test('Portuguese, English and Spanish are to choose from, each with its flag', () => {
  const html = renderToStaticMarkup(<LanguagePicker label="Language" value="en-US" onChange={() => undefined} />)
  const languages = [...html.matchAll(/<span[^>]* lang="([^"]+)"[^>]*><img[^>]* src="([^"]+)"[^>]*\/>([^<]+)</g)]
  expect(languages.map(([, locale, , name]) => [locale, name])).toEqual([
    ['pt-BR', 'Português'],
    ['en-US', 'English'],
    ['es-ES', 'Español'],
  ])
  const flags = languages.map(([, , flag]) => flag)
  expect(new Set(flags).size).toBe(LOCALES.length)
})
