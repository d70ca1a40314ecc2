import './base.css'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/support/render.tsx'
import { Menu } from './menu.tsx'

/** A tap as a browser tells a page of it that does not close menus by itself: Safari before iOS 18.3. */
function tap(target: Element): void {
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
}

async function openMenu(onSelect = vi.fn()) {
  render(
    <>
      <h1>Routines</h1>
      <Menu label="Options" items={[{ label: 'Duplicate', onSelect }]} />
    </>,
  )
  await page.getByRole('button', { name: 'Options' }).click()
  const menu = page.getByRole('menu')
  await expect.element(menu).toBeVisible()
  return { menu, onSelect }
}

test('a menu is closed by a tap anywhere else, in a browser that leaves that to the page', async () => {
  const { menu } = await openMenu()
  tap(page.getByRole('heading').element())
  await expect.element(menu).not.toBeInTheDocument()
})

test('a tap on one of its items or on its button is theirs', async () => {
  const { menu, onSelect } = await openMenu()
  tap(page.getByRole('menuitem').element())
  tap(page.getByRole('button', { name: 'Options' }).element())
  await expect.element(menu).toBeVisible()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  expect(onSelect).toHaveBeenCalledOnce()
})

const ITEMS = Array.from({ length: 6 }, (_, number) => ({ label: `Item ${number}`, onSelect: () => undefined }))

/** Opens a menu whose button is this far from the top, in a page that was scrolled. */
async function openScrolled(top: number, items = ITEMS) {
  render(
    <div style={{ blockSize: '4000px' }}>
      <div style={{ position: 'sticky', insetBlockStart: `${top}px`, display: 'flex', justifyContent: 'flex-end' }}>
        <Menu label="Options" items={items} />
      </div>
    </div>,
  )
  scrollTo(0, 2_000)
  onTestFinished(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Options' }).click()
  const menu = page.getByRole('menu').element()
  const button = page.getByRole('button', { name: 'Options' }).element()
  await expect.poll(() => menu.getAttribute('data-side')).not.toBeNull()
  return { menu: () => menu.getBoundingClientRect(), button: () => button.getBoundingClientRect() }
}

test('a menu of a scrolled page is below its button, in line with it', async () => {
  await page.viewport(390, 844)
  const { menu, button } = await openScrolled(10)
  expect(menu().top).toBeCloseTo(button().bottom + 4, 0)
  expect(menu().right).toBeCloseTo(Math.min(button().right, document.documentElement.clientWidth - 4), 0)
  expect(menu().height).toBeGreaterThan(250)
})

test('a menu whose button is low on the screen is above it', async () => {
  await page.viewport(390, 844)
  const { menu, button } = await openScrolled(780)
  expect(menu().bottom).toBeCloseTo(button().top - 4, 0)
  expect(menu().top).toBeGreaterThanOrEqual(0)
})

test('a menu that is too tall for both sides scrolls beside its button, and on a low screen over it', async () => {
  await page.viewport(390, 844)
  const many = [...ITEMS, ...ITEMS.map((item) => ({ ...item, label: `More ${item.label}` }))]
  const tall = await openScrolled(300, many)
  expect(tall.menu().top).toBeCloseTo(tall.button().bottom + 4, 0)
  expect(tall.menu().bottom).toBeLessThanOrEqual(844)
  await page.viewport(390, 400)
  await expect.poll(() => tall.menu().height).toBeGreaterThan(350)
  expect(tall.menu().bottom).toBeLessThanOrEqual(400)
})
