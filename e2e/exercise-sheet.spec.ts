import { expect, type Locator, type Page } from '@playwright/test'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH } from '../tooling/person.ts'
import { test } from './support/test.ts'

// An exercise opened from the list, on a phone, as a person opens it: closing takes a step back in the browser's
// history. A sheet that is opened by its address has no such step, so those tests see none of this.

type Way = (lifter: Lifter, sheet: Locator) => Promise<void>

const WAYS: Readonly<Record<string, Way>> = {
  'the close button': ({ say }, sheet) => sheet.getByRole('button', { name: say('shared:close'), exact: true }).click(),
  Escape: ({ page }) => page.keyboard.press('Escape'),
  'a press beside it': ({ page }) => page.mouse.click(195, 8),
  'a swipe down': ({ page }, sheet) => pullDown(page, sheet),
  'the back gesture': (lifter) => lifter.pressBack(),
}

async function pullDown(page: Page, sheet: Locator): Promise<void> {
  const { x = 0, y = 0 } = (await sheet.getByRole('heading', { level: 2 }).first().boundingBox()) ?? {}
  await page.mouse.move(x + 20, y + 8)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 200, { steps: 4 })
  await page.mouse.move(x + 20, y + 500, { steps: 4 })
  await page.mouse.up()
}

async function openByHand({ page, say }: Lifter): Promise<Locator> {
  const navigation = page.getByRole('navigation', { name: say('app:navigation'), exact: true })
  await navigation.getByRole('link', { name: say('exercises:title'), exact: true }).click()
  await page.getByRole('searchbox', { name: say('exercises:search') }).fill(BENCH)
  await page
    .getByRole('link', { name: new RegExp(`^${BENCH}`) })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: BENCH })
  await expect(sheet).toBeVisible()
  return sheet
}

for (const [name, close] of Object.entries(WAYS)) {
  test(`an exercise opened from the list is closed by ${name}, and the list is where it was`, async ({
    page,
    server,
  }) => {
    const { email } = await aPerson(server)
    const lifter = await lifterAt(page, server)
    await lifter.logIn(email)
    const sheet = await openByHand(lifter)

    await close(lifter, sheet)
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/exercises(\?q=[^&]*)?$/)
    await expect(page.getByRole('searchbox', { name: lifter.say('exercises:search') })).toHaveValue(BENCH)

    // One step was taken, not three: the list is left to what came before it.
    await page.goBack()
    await expect(page).toHaveURL(/dashboard/)
  })
}
