import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import '#ui/base.css'
import { MAX_PLATE_PAIRS } from '#contract/limits.ts'
import { setupI18n } from '#i18n/setup.ts'
import { render } from '../../../../../tests/support/render.tsx'
import { GymSheet } from './gym-sheet.tsx'

// A phone's settings change the size of texts, not that of the screen.
test.each([100, 115, 150, 200])('the longest figures of a plate are read whole with texts at %i %', async (percent) => {
  await page.viewport(360, 640)
  document.documentElement.style.fontSize = `${percent}%`
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  await setupI18n('en-US', ['profile', 'shared'])
  const nothing = () => undefined
  render(<GymSheet gym={null} unit="lb" onClose={nothing} onSave={nothing} onDelete={nothing} />)
  await field('Plate 1: weight').fill('22.75')
  await field('Plate 1: pairs').fill(String(MAX_PLATE_PAIRS))
  const fields = page.getByRole('textbox').elements()
  expect(fields.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
  const panel = page.getByRole('dialog').element()
  expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  const content = page.getByRole('button', { name: 'Add plate' }).element().closest('form')
  expect(content?.scrollWidth).toBeLessThanOrEqual(content?.clientWidth ?? 0)
})

function field(name: string) {
  return page.getByRole('textbox', { name, exact: true })
}
