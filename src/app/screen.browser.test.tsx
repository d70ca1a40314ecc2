import i18next from 'i18next'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Locale } from '#contract/preferences.ts'
import { changeLocale, setupI18n } from '#i18n/setup.ts'
import { render } from '../../tests/support/render.tsx'
import { ROUTES, type ScreenRoute } from './feature-table.ts'
import NotFoundScreen from './not-found-screen.tsx'
import { Screen } from './screen.tsx'

beforeEach(() => setupI18n('en-US', ['app', 'dashboard']))

const dashboard = ROUTES.find(({ path }) => path === '/dashboard') ?? expect.fail('there is no dashboard')

function show(Content: ScreenRoute['Content']) {
  const place = render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <main>
        <Screen route={{ ...dashboard, Content }} />
      </main>
    </MemoryRouter>,
  )
  return page.elementLocator(place)
}

// proves 2.61
test('a screen that fails says so, with a way to load it again and a way home', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const shown = show(() => {
    throw new Error('planted')
  })
  await expect.element(shown.getByRole('heading', { level: 1 })).toHaveTextContent('Internal Server Error')
  await expect.element(shown.getByRole('button')).toBeVisible()
  await expect.element(shown.getByRole('link')).toBeVisible()
  await expect.poll(() => document.title).toBe('Internal Server Error · Barra')
})

test('a screen whose words did not come says so in those of the app', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  i18next.removeResourceBundle('en-US', 'dashboard')
  const shown = show(() => <h1>Here</h1>)
  await expect
    .element(shown.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This screen isn’t on this device yet')
  await expect.element(shown.getByRole('button')).toBeVisible()
})

test('a screen that works has its title in the tab', async () => {
  const shown = show(() => <h1>Here</h1>)
  await expect.element(shown.getByRole('heading', { name: 'Here' })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Home · /)
})

// proves 2.49, 8.93
test.each<[Locale, string]>([
  ['en-US', 'Page Not Found: /nowhere/at-all'],
  ['pt-BR', 'Página não encontrada: /nowhere/at-all'],
  ['es-ES', 'Página no encontrada: /nowhere/at-all'],
])('an unknown address is named in one sentence, in %s', async (locale, sentence) => {
  await changeLocale(locale)
  const place = render(
    <MemoryRouter initialEntries={['/nowhere/at-all']}>
      <Routes>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </MemoryRouter>,
  )
  await expect.poll(() => place.querySelector('h1')?.textContent).toBe(sentence)
  await expect.poll(() => document.title).toBe(`${sentence} · Barra`)
})
