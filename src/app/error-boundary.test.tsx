import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { ErrorBoundary } from './error-boundary.tsx'

beforeAll(() => setupI18n('en-US', ['app']))

/** The boundary after something inside it has thrown: on a server React has no second try to show. */
class Failed extends ErrorBoundary {
  override state = ErrorBoundary.getDerivedStateFromError(new Error('a bug'))
}

class Missing extends ErrorBoundary {
  override state = ErrorBoundary.getDerivedStateFromError(new TypeError('Failed to fetch dynamically imported module'))
}

const shown = (boundary: React.ReactNode) => renderToStaticMarkup(<StaticRouter location="/">{boundary}</StaticRouter>)

// proves 2.61
test("a screen that fails shows 'Internal Server Error' and two ways on", () => {
  const html = shown(<Failed>the screen</Failed>)
  expect(html).toContain('<h1')
  expect(html).toContain('Internal Server Error')
  expect(html).toContain('href="/dashboard"')
  expect(html).not.toContain('the screen')
})

test('a screen whose code is not on this device says so, and is called no error', () => {
  const html = shown(<Missing>the screen</Missing>)
  expect(html).toContain('This screen isn’t on this device yet')
  expect(html).toContain('href="/dashboard"')
  expect(html).not.toContain('Internal Server Error')
})

test('a screen that works is all there is', () => {
  expect(shown(<ErrorBoundary>the screen</ErrorBoundary>)).toBe('the screen')
})
