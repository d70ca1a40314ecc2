import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setupI18n } from '#i18n/setup.ts'
import { render } from '../../tests/support/render.tsx'
import { ROUTES, type ScreenRoute } from './feature-table.ts'
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
})

test('a screen that works has its title in the tab', async () => {
  const shown = show(() => <h1>Here</h1>)
  await expect.element(shown.getByRole('heading', { name: 'Here' })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Home · /)
})
