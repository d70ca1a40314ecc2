import { expect, type Page } from '@playwright/test'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import { test } from './support/test.ts'

// Properties of every screen.

/** Distance of the focused field's center from the screen's center, in pixels. */
const fromTheMiddle = (page: Page) =>
  page.evaluate(() => {
    const { top, height } = (document.activeElement ?? document.body).getBoundingClientRect()
    return Math.abs(top + height / 2 - innerHeight / 2)
  })

/** The color of the focus ring, and the system's selection color. */
const ringAndHighlight = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'Highlight'
    const { outlineColor } = getComputedStyle(document.activeElement ?? document.body)
    const highlight = getComputedStyle(probe).color
    probe.remove()
    return { ring: outlineColor, highlight }
  })

// proves 1.14, 2.62, 4.44, 8.36, 9.41, 9.54, 9.55
test('the body has device classes, fields are centered, system preferences apply, and toasts disappear', async ({
  page,
  server,
}) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await lifter.goTo('/auth/signup')

  await test.step('platform and device classes are on the body and follow the width', async () => {
    const body = page.locator('body')
    for (const [width, device] of [
      [768, 'mobile'],
      [769, 'tablet'],
      [1024, 'tablet'],
      [1025, 'desktop'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await expect(body).toHaveClass(`platform-web device-${device}`)
    }
  })

  await test.step('the field that is typed into is in the middle 300 ms later', async () => {
    await page.setViewportSize({ width: 390, height: 360 })
    // Visible, so that the browser itself does not scroll to it.
    const atFirst = await page.getByLabel(lifter.say('auth:email'), { exact: true }).evaluate((field) => {
      field.scrollIntoView({ block: 'end', behavior: 'instant' })
      field.focus()
      return innerHeight - field.getBoundingClientRect().bottom
    })
    expect(atFirst).toBeLessThan(90)
    await page.clock.runFor(300)
    await expect.poll(() => fromTheMiddle(page)).toBeLessThan(2)
  })

  await test.step('colours and motion are the system’s where it says so', async () => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.keyboard.press('Tab')
    const { ring, highlight } = await ringAndHighlight(page)
    expect(ring).toBe(highlight)
    const button = page.getByRole('button', { name: lifter.say('auth:signup.submit') })
    const seconds = await button.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration))
    expect(seconds).toBeLessThan(0.001)
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' })
  })

  await test.step('an error stands at the top right for 5 s', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await lifter.logIn(email)
    await lifter.goTo('/profile/security')
    await page.route('**/api/auth/sign-out-everywhere', (route) => route.abort())
    const signOut = { name: lifter.say('profile:signOutAll.action') }
    await page.getByRole('button', signOut).click()
    await page.getByRole('alertdialog').getByRole('button', signOut).click()
    const message = page.getByText(lifter.say('profile:signOutAll.failed'))
    await expect(message).toBeVisible()
    const { x = 0, y = 900 } = (await message.boundingBox()) ?? {}
    expect(x).toBeGreaterThan(720)
    expect(y).toBeLessThan(100)
    await page.mouse.move(0, 600)
    await page.clock.runFor(5_000)
    await expect(message).toBeHidden()
  })
})
