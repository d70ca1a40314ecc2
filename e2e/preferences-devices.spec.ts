import { expect } from '@playwright/test'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import type { SpokenKey } from '../tooling/words.ts'
import { test } from './support/test.ts'

// Preferences changed offline, on two devices at once.

const GYM = 'Ferro & Força'

const weekStart = ({ page, say }: Lifter) => page.getByLabel(say('profile:weekStart'), { exact: true })

/** Adds a gym with a unique bar and plates. */
async function addGym({ page, say }: Lifter): Promise<void> {
  await page.getByRole('button', { name: say('profile:gyms.add') }).click()
  const sheet = page.getByRole('dialog', { name: say('profile:gym.new') })
  const field = (key: SpokenKey) => sheet.getByLabel(say(key, { number: 1 }), { exact: true })
  await sheet.getByRole('button', { name: say('shared:save'), exact: true }).click()
  const name = sheet.getByLabel(say('profile:gym.name'), { exact: true })
  await expect(name).toHaveAccessibleDescription(say('profile:gym.nameMissing'))
  await name.fill(GYM)
  await field('profile:gym.barWeight').fill('15')
  await field('profile:gym.plateWeight').fill('11')
  await sheet.getByRole('button', { name: say('shared:save'), exact: true }).click()
  await expect(page.getByRole('radio', { name: GYM })).toBeChecked()
}

// proves 1.9
test('preferences changed offline on two devices merge, and the keypad uses the gym’s plates', async ({
  ownServer,
  device,
}) => {
  const server = await ownServer()
  const { email } = await aPerson(server)
  const phone = await lifterAt((await device()).page, server)
  const tablet = await lifterAt((await device({ viewport: { width: 820, height: 1_180 } })).page, server)
  for (const lifter of [phone, tablet]) {
    await lifter.logIn(email)
    await lifter.goTo('/profile/preferences')
    await expect(weekStart(lifter)).toBeVisible()
    await lifter.isInstalled()
    await lifter.isSynced()
  }
  await server.stop()

  await addGym(phone)
  const units = phone.page.getByRole('radiogroup', { name: phone.say('profile:distanceUnit') })
  await units.getByText(phone.say('profile:distanceUnit.mi'), { exact: true }).click()
  await expect(units.getByRole('radio', { name: phone.say('profile:distanceUnit.mi') })).toBeChecked()
  await weekStart(tablet).selectOption('0')
  await phone.page.reload()
  await expect(phone.page.getByRole('radio', { name: GYM })).toBeChecked()

  await server.restart()
  for (const lifter of [phone, tablet]) await lifter.noticeNetwork()
  for (const lifter of [phone, tablet]) {
    await expect(lifter.page.getByRole('radio', { name: GYM })).toBeChecked()
    await expect(lifter.page.getByRole('radio', { name: lifter.say('profile:distanceUnit.mi') })).toBeChecked()
    await expect(weekStart(lifter)).toHaveValue('0')
  }

  await tablet.startWorkout(WORKOUT)
  await tablet.typeFigures(BENCH, 1, { weight: '37' })
  const loaded = tablet.say('execution:perSide', { bar: '15 kg', plates: '11' })
  await expect(tablet.keypad().getByRole('img', { name: loaded })).toBeVisible()
})
