import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import './looks.css'
import './base.css'
import './tokens.css'
import { render } from '../../tests/support/render.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

const LINK = 'https://example.com/watch?v=a1B2c3D4e5F6g7H8i9J0&list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG&index=42'

test('an action that names a link is no wider than a phone', async () => {
  await page.viewport(390, 844)
  const place = render(
    <EmptyState
      drawing="no-signal"
      title="Nothing"
      text="Try another word."
      action={<Button>Create “{LINK}”</Button>}
    />,
  )
  const button = page.elementLocator(place).getByRole('button').element()
  const { left, right } = button.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(390)
  const words = document.createRange()
  words.selectNodeContents(button)
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(right)
})
