import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#ui/base.css'
import { render } from '../../tests/support/render.tsx'
import { VirtualList } from './virtual-list.tsx'

type Item = { readonly heading: string } | { readonly name: string }

const ITEMS: readonly Item[] = ['A', 'B', 'C'].flatMap((letter) => [
  { heading: letter },
  ...Array.from({ length: 40 }, (_, index) => ({ name: `${letter}${index + 1}` })),
])

function show(): HTMLElement {
  const place = render(
    <div style={{ blockSize: '300px' }}>
      <VirtualList
        scroll="own"
        label="Letters"
        items={ITEMS}
        getKey={(_, index) => String(index)}
        estimateSize={(item) => ('heading' in item ? 32 : 40)}
        headingOf={(item) => ('heading' in item ? item.heading : undefined)}
        renderItem={(item) => <div style={{ blockSize: '40px' }}>{'name' in item && item.name}</div>}
      />
    </div>,
  )
  return place.querySelector<HTMLElement>('[role=list]')?.parentElement ?? expect.fail('there is no list')
}

/** The text at the top of a box. */
function topOf(box: HTMLElement): string | null | undefined {
  const { left, top } = box.getBoundingClientRect()
  return [...box.querySelectorAll('li[aria-hidden] > span')].find((heading) => {
    const at = heading.getBoundingClientRect()
    return at.left >= left && Math.abs(at.top - top) < 1
  })?.textContent
}

test('a letter stays at the top while its rows pass, and gives way to the next', async () => {
  const box = show()
  await expect.poll(() => topOf(box)).toBe('A')
  box.scrollTop = 600
  await expect.poll(() => topOf(box)).toBe('A')
  box.scrollTop = 32 + 40 * 40 + 10
  await expect.poll(() => topOf(box)).toBe('B')
})

test('rows are counted without their headings', async () => {
  const box = show()
  await expect.element(page.getByRole('heading', { name: 'A' })).toBeVisible()
  const first = box.querySelector('[aria-posinset="1"]')
  expect(first?.textContent).toBe('A1')
  expect(first?.getAttribute('aria-setsize')).toBe('120')
  box.scrollTop = 32 + 40 * 40
  await expect.poll(() => box.querySelector('[aria-posinset="41"]')?.textContent).toBe('B1')
})

function Found() {
  const [count, setCount] = useState(60)
  const items = Array.from({ length: count }, (_, index) => ({ name: `${count} found, ${index + 1}` }))
  return (
    <div style={{ blockSize: '300px' }}>
      <button type="button" onClick={() => setCount(50)}>
        Narrow
      </button>
      <VirtualList
        scroll="own"
        label="Found"
        items={items}
        getKey={(_, index) => String(index)}
        estimateSize={40}
        renderItem={({ name }) => <div style={{ blockSize: '40px' }}>{name}</div>}
      />
    </div>
  )
}

test('rows above and below those in sight follow a change, with their new number', async () => {
  const place = render(<Found />)
  const rows = () =>
    [...place.querySelectorAll('[aria-posinset]')].map((row) => `${row.textContent} of ${row.ariaSetSize}`)
  await expect.poll(() => rows().length).toBeGreaterThan(9)
  await page.getByRole('button', { name: 'Narrow' }).click()
  await expect.poll(() => new Set(rows().map((row) => row.replace(/, \d+/, '')))).toEqual(new Set(['50 found of 50']))
})

test('rows out of sight come only after those in sight are there', async () => {
  const rows = () => document.querySelectorAll('[aria-posinset]').length
  const before = rows()
  const counts: number[] = []
  const watching = new MutationObserver(() => counts.push(rows() - before))
  watching.observe(document.body, { childList: true, subtree: true })
  render(<Found />)
  await expect.poll(() => rows() - before).toBeGreaterThan(9)
  watching.disconnect()
  expect(counts.find((count) => count > 0)).toBeLessThan(10)
})
