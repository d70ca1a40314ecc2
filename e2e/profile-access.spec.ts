import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { lifterAt } from './support/lifter.ts'
import { aPerson } from './support/person.ts'
import { test } from './support/test.ts'

// Every screen and dialog of the profile, for whoever hears it or sees it badly.

async function hasNoViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])
  expect.soft(found, where).toEqual([])
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`no screen of the profile keeps anybody out, in ${colorScheme}`, async ({ page, server }) => {
    const { email } = await aPerson(server)
    const lifter = await lifterAt(page, server)
    const { say } = lifter
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await lifter.logIn(email)

    /** Opens a dialog, looks at it and closes it again. */
    const look = async (dialog: Locator, where: string) => {
      await expect(dialog).toBeVisible()
      await hasNoViolations(page, where)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await lifter.goTo('/profile')
    await expect(page.getByLabel(say('profile:about.name'), { exact: true })).toBeVisible()
    await hasNoViolations(page, 'overview')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
    await look(page.getByRole('dialog', { name: say('profile:avatar.crop.title') }), 'cropper')

    await lifter.goTo('/profile/security')
    await expect(page.getByRole('region', { name: say('profile:waysIn.title') })).toBeVisible()
    await page.getByRole('button', { name: say('profile:password.change') }).click()
    await expect(page.getByText(say('profile:password.missing')).first()).toBeVisible()
    await hasNoViolations(page, 'security')

    await lifter.goTo('/profile/preferences')
    await page.getByRole('button', { name: say('profile:gyms.add') }).click()
    const sheet = page.getByRole('dialog', { name: say('profile:gym.new') })
    await sheet.getByLabel(say('profile:gym.barWeight', { number: 1 }), { exact: true }).fill('0')
    await sheet.getByRole('button', { name: say('shared:save'), exact: true }).click()
    await expect(sheet.getByText(say('profile:gym.weightInvalid'))).toBeVisible()
    await hasNoViolations(page, 'gym sheet')
    await sheet.getByLabel(say('profile:gym.name'), { exact: true }).fill('Ferro')
    await sheet.getByLabel(say('profile:gym.barWeight', { number: 1 }), { exact: true }).fill('20')
    await sheet.getByRole('button', { name: say('shared:save'), exact: true }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('radio', { name: 'Ferro' })).toBeChecked()
    await hasNoViolations(page, 'preferences')

    await lifter.goTo('/profile/privacy')
    await expect(page.getByRole('heading', { name: say('profile:device.title') })).toBeVisible()
    await hasNoViolations(page, 'privacy')
    await page.getByRole('button', { name: say('profile:delete.action') }).click()
    await look(page.getByRole('dialog', { name: say('profile:delete.question') }), 'delete dialog')
  })
}
