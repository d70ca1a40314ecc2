import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#ui/base.css'
import { MAX_PLATE_PAIRS } from '#contract/limits.ts'
import { setupI18n } from '#i18n/setup.ts'
import { render } from '../../../../../tests/support/render.tsx'
import { GymSheet } from './gym-sheet.tsx'

test('as many pairs of a plate as there may be are read whole on the narrowest phone', async () => {
  await page.viewport(360, 640)
  await setupI18n('en-US', ['profile', 'shared'])
  const nothing = () => undefined
  render(<GymSheet gym={null} unit="lb" onClose={nothing} onSave={nothing} onDelete={nothing} />)
  const pairs = page.getByRole('textbox', { name: 'Plate 1: pairs', exact: true })
  await pairs.fill(String(MAX_PLATE_PAIRS))
  const field = pairs.element()
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
})
