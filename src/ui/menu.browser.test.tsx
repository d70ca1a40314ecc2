import './base.css'
import { expect, test, vi } from 'vitest'
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
