import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#ui/base.css'
import { setupI18n } from '#i18n/setup.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { aSession } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import RunningBars from './running-bars.tsx'

async function show(size: { readonly width: number; readonly height: number }) {
  await page.viewport(size.width, size.height)
  await setupI18n('en-US', ['execution', 'shared'])
  const running = ['Push', 'Pull'].map((name) => aSession({ name }))
  render(
    <DatabaseProvider value={await openTestDatabase()}>
      <MemoryRouter>
        <RunningBars running={running} />
      </MemoryRouter>
    </DatabaseProvider>,
  )
  await page.getByRole('button', { name: '1 other workout in progress' }).click()
  const bars = page.getByRole('link')
  await expect.element(bars.nth(1)).toBeVisible()
  return bars.elements().map((bar) => bar.getBoundingClientRect())
}

test('two running workouts stand one below the other on a phone', async () => {
  const [first, second] = await show({ width: 390, height: 844 })
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
})

test('two running workouts stand side by side on a phone held across, which keeps half of its screen', async () => {
  const [first, second] = await show({ width: 640, height: 360 })
  expect(second?.top).toBe(first?.top)
  expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? 0)
})
