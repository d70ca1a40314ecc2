import './base.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/support/render.tsx'
import { PageHeader } from './page-header.tsx'

/** How many lines a heading takes. */
function linesOf(heading: Element): number {
  const text = document.createRange()
  text.selectNodeContents(heading)
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
}

test('a title of one word stays whole, and the actions wrap below it', async () => {
  await page.viewport(390, 844)
  const place = render(
    <div style={{ inlineSize: '15rem' }}>
      <PageHeader title="Measurements" actions={<button type="button">Enter a measurement</button>} />
    </div>,
  )
  const heading = place.querySelector('h1')
  if (!heading) throw new Error('no heading')
  expect(linesOf(heading)).toBe(1)
})

test('a title of one endless word is no wider than its screen', async () => {
  await page.viewport(390, 844)
  render(<PageHeader title={'x'.repeat(200)} actions={<button type="button">Edit</button>} />)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
