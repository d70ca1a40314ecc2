import { expect, type Page } from '@playwright/test'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { screens } from '../tooling/screens.ts'
import { cornerFaults, type Insets } from './support/corner-faults.ts'
import { addressOf, train, turnTo } from './support/screens.ts'
import { test } from './support/test.ts'

// An iPhone's rounded corners, camera and home indicator, upright and on its side, and an iPad's: nothing that is pressed or
// read as a title is under them. Chromium stands in, with the insets that iOS has.

type Phone = { readonly width: number; readonly height: number; readonly insets: Insets }

const PHONES: readonly Phone[] = [
  { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
  { width: 820, height: 1180, insets: { top: 24, right: 0, bottom: 20, left: 0 } },
]

async function hold(page: Page, { width, height, insets }: Phone): Promise<void> {
  await page.setViewportSize({ width, height })
  const session = await page.context().newCDPSession(page)
  const [top, right, bottom, left] = [insets.top, insets.right, insets.bottom, insets.left]
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top, topMax: top, left, leftMax: left, bottom, bottomMax: bottom, right, rightMax: right },
  })
}

async function expectClear(page: Page, phone: Phone, name: string): Promise<void> {
  // A new size may bring a pane, which is drawn over several frames.
  let faults: readonly string[] = []
  const look = async () => {
    faults = await page.evaluate(cornerFaults, phone.insets)
    expect(faults).toEqual([])
  }
  await expect(look)
    .toPass({ timeout: 3_000 })
    .catch(() => undefined)
  expect.soft(faults, `${name}, ${phone.width} px wide`).toEqual([])
}

async function look(lifter: Lifter, address: string, phone: Phone): Promise<void> {
  await turnTo(lifter, address)
  await expect(lifter.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(lifter.page.locator('.loading-screen')).toBeHidden()
  await expectClear(lifter.page, phone, address)
}

for (const phone of PHONES) {
  test(`nothing is under the corners of a screen of ${phone.width} by ${phone.height} px`, async ({ page, server }) => {
    test.slow()
    const lifter = await lifterAt(page, server)
    await hold(page, phone)
    const all = await screens()

    await test.step('for a visitor', async () => {
      for (const { path } of all.filter(({ access }) => access !== 'login')) await look(lifter, addressOf(path), phone)
    })

    const person = await aPerson(server)
    const ids = await train(server, person)
    await lifter.logIn(person.email)
    await lifter.isSynced()
    await expectClear(page, phone, 'Home')

    await test.step('in a workout, with the keypad and a sheet', async () => {
      await lifter.startWorkout(WORKOUT)
      await expectClear(page, phone, 'a workout')
      await lifter.typeFigures(BENCH, 1, { reps: '8' })
      await expectClear(page, phone, 'the keypad')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: lifter.say('execution:options'), exact: true }).click()
      await page.getByRole('menuitem', { name: lifter.say('execution:note'), exact: true }).click()
      await expectClear(page, phone, 'a sheet')
    })

    await test.step('on every screen beside the workout', async () => {
      for (const { path } of all.filter(({ access }) => access === 'login'))
        await look(lifter, addressOf(path, ids), phone)
    })
  })
}
