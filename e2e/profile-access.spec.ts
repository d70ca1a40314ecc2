import { expect, type Locator } from '@playwright/test'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import { expectOpenToAll } from './support/access.ts'
import { test } from './support/test.ts'

// The profile's dialogs for screen readers and low vision; every-screen.spec covers the screens.

test("the profile's dialogs and errors are accessible", async ({ page, server }) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(email)

  /** Opens a dialog, looks at it and closes it again. */
  const look = async (dialog: Locator, where: string) => {
    await expect(dialog).toBeVisible()
    await expectOpenToAll(page, where)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await lifter.goTo('/profile')
  await expect(page.getByLabel(say('profile:about.name'), { exact: true })).toBeVisible()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await look(page.getByRole('dialog', { name: say('profile:avatar.crop.title') }), 'cropper')

  await lifter.goTo('/profile/security')
  await expect(page.getByRole('region', { name: say('profile:waysIn.title') })).toBeVisible()
  await page.getByRole('button', { name: say('profile:password.change') }).click()
  await expect(page.getByText(say('profile:password.missing')).first()).toBeVisible()
  await expectOpenToAll(page, 'security')

  await lifter.goTo('/profile/preferences')
  await page.getByRole('button', { name: say('profile:gyms.add') }).click()
  const sheet = page.getByRole('dialog', { name: say('profile:gym.new') })
  await sheet.getByLabel(say('profile:gym.barWeight', { number: 1 }), { exact: true }).fill('0')
  await sheet.getByRole('button', { name: say('shared:save'), exact: true }).click()
  await expect(sheet.getByText(say('profile:gym.weightInvalid'))).toBeVisible()
  await expectOpenToAll(page, 'gym sheet')
  await sheet.getByLabel(say('profile:gym.name'), { exact: true }).fill('Ferro')
  await sheet.getByLabel(say('profile:gym.barWeight', { number: 1 }), { exact: true }).fill('20')
  await sheet.getByRole('button', { name: say('shared:save'), exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Ferro' })).toBeChecked()

  await lifter.goTo('/profile/privacy')
  await expect(page.getByRole('heading', { name: say('profile:device.title') })).toBeVisible()
  await page.getByRole('button', { name: say('profile:delete.action') }).click()
  await look(page.getByRole('dialog', { name: say('profile:delete.question') }), 'delete dialog')
})
