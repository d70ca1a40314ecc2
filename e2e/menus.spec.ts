import { expect, type Locator, type Page } from '@playwright/test'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { test } from './support/test.ts'

// The longest menus on a phone: every part is reachable, and the row they belong to stays visible.

/** A phone upright, one with its keyboard half open, and one on its side, which is too low for a menu beside its row. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 560 },
  { width: 740, height: 300, isLow: true },
]

/** Moves the button to half the height of the screen, the worst case for a menu. */
async function openInTheMiddle(button: Locator): Promise<void> {
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await button.click()
}

async function expectBeside(page: Page, button: Locator): Promise<void> {
  const [menu, row] = await Promise.all([page.getByRole('menu').boundingBox(), button.boundingBox()])
  if (!menu || !row) throw new Error('no menu, or no button')
  expect(menu.y >= row.y + row.height || menu.y + menu.height <= row.y, 'the menu is below or above its row').toBe(true)
}

async function expectWhole(page: Page, last: string): Promise<void> {
  const menu = page.getByRole('menu')
  await expect(menu).toBeInViewport({ ratio: 1 })
  const item = menu.getByRole('menuitem', { name: last, exact: true })
  await page.keyboard.press('End')
  await expect(item).toBeFocused()
  await expect(item).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
}

test('the last item of a long menu is reached on every phone', async ({ page, server }) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(email)
  await lifter.isSynced()

  await test.step('in the builder', async () => {
    await lifter.goTo('/workouts')
    await page.getByRole('link', { name: WORKOUT, exact: true }).first().click()
    const options = page.getByRole('button', { name: lifter.say('workouts:builder.exerciseMenu', { name: BENCH }) })
    for (const { isLow, ...size } of SCREENS) {
      await page.setViewportSize(size)
      await openInTheMiddle(options)
      if (!isLow) await expectBeside(page, options)
      await expectWhole(page, lifter.say('workouts:builder.remove'))
    }
  })
})
