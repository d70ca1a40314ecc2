import { expect, type Locator, type Page } from '@playwright/test'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { test } from './support/test.ts'

// The main task by keyboard, and with a screen reader.

/** More than any screen of this journey has stops for the tab key. */
const MAX_STOPS = 80

/** The focused element: whether there is one, and whether it is visible. */
const focusOn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return 'nowhere'
    const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
    const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    return isSeen ? 'seen' : `unseen: ${activeElement.outerHTML.slice(0, 200)}`
  })

/** Tabs, or Shift-tabs, to an element. Every stop on the way has to be visible. */
async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(goal).toBeVisible()
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    expect(await focusOn(page)).toBe('seen')
  }
  throw new Error(`${goal} is not reached by ${key}`)
}

/** The pressed element may disappear; the position stays. */
const keepsItsPlace = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body), 'the focus is somewhere').toBe(true)

test('a workout by keyboard from the dashboard to its result, with screen reader announcements', async ({
  page,
  server,
}) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(email)
  await lifter.isSynced()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string, set: number) =>
    lifter.exercise(BENCH).getByRole('button', { name: new RegExp(`^${name}: .*, ${lifter.setName(set)}$`) })

  await test.step('it is started', async () => {
    await tabTo(page, page.getByRole('main').getByRole('link', { name: say('dashboard:next.start'), exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: WORKOUT, level: 1 })).toBeFocused()
  })

  await test.step('weight and reps are typed, and Enter logs the set', async () => {
    await tabTo(page, field(say('execution:field.weight'), 1))
    await page.keyboard.type('82.5')
    await page.keyboard.press('ArrowRight')
    await expect(field(say('execution:field.reps'), 1)).toBeFocused()
    await page.keyboard.type('8')
    await page.keyboard.press('Enter')
    await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
    await expect(field(say('execution:field.reps'), 1)).toBeFocused()
    expect(await focusOn(page)).toBe('seen')
  })

  await test.step('what is heard of the sets: number and kind, last time, weight and unit, reps, the tick', async () => {
    await expect(lifter.exercise(BENCH).getByRole('list')).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - 'button "Set 1: type and more"'
          - text: –
          - 'button "Weight: 82.5 kg, Set 1"'
          - 'button "Reps: 8, Set 1"'
          - button "Set 1 logged, saved on the server. Undo" [pressed]
        - listitem:
          - 'button "Set 2: type and more"'
          - text: Set 2 of 3
          - paragraph: First time
          - 'button "Weight: 82.5 kg, Set 2"'
          - 'button "Reps: 8, Set 2"'
          - button "Log Set 2"
        - listitem:
          - 'button "Set 3: type and more"'
          - 'button "Do Set 3 now. Last time: –"'
          - 'button "Weight: 82.5 kg, Set 3"'
          - 'button "Reps: 8, Set 3"'
          - button "Log Set 3"
    `)
  })

  await test.step('the rest is made longer and skipped', async () => {
    const endsAt = await lifter.restEndsAt()
    await tabTo(page, button(say('execution:plusRestLabel', { seconds: 15 })))
    await page.keyboard.press('Enter')
    await expect.poll(() => lifter.restEndsAt()).toBeGreaterThan(endsAt + 10_000)
    await tabTo(page, button(say('execution:skipRestLabel')))
    await page.keyboard.press('Space')
    await expect(button(say('execution:skipRestLabel'))).toBeHidden()
    await keepsItsPlace(page)
  })

  await test.step('another set is taken in hand, filled, and ticked', async () => {
    await tabTo(
      page,
      lifter.exercise(BENCH).getByRole('button', { name: say('execution:set.do', { set: lifter.setName(3) }) }),
      'Shift+Tab',
    )
    await page.keyboard.press('Enter')
    await expect(page.getByText(say('execution:set.of', { set: lifter.setName(3), total: 3 }))).toBeVisible()
    await keepsItsPlace(page)
    await tabTo(page, field(say('execution:field.weight'), 3))
    await page.keyboard.type('85')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('6')
    await tabTo(page, lifter.tick(BENCH, 3, 'open'))
    await page.keyboard.press('Space')
    await lifter.hasLogged(BENCH, 3)
    await keepsItsPlace(page)
    await page.keyboard.press('s')
    await expect(button(say('execution:skipRestLabel'))).toBeHidden()
  })

  await test.step('a sheet closes by Escape and by going back; going back again leaves the workout running', async () => {
    const options = lifter
      .exercise(BENCH)
      .getByRole('button', { name: say('execution:set.options', { set: lifter.setName(3) }) })
    await tabTo(page, options, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(options).toBeFocused()
    // Going back closes the overlay first, then the screen.
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await lifter.pressBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/dashboard/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const dock = page.getByRole('navigation', { name: say('execution:dockLabel') })
    await tabTo(page, dock.getByRole('link', { name: say('execution:dockOpen', { name: WORKOUT }) }))
    await page.keyboard.press('Enter')
    await expect(lifter.tick(BENCH, 3, 'server')).toBeVisible()
  })

  await test.step('it is finished, and the result is at hand', async () => {
    await tabTo(page, button(say('execution:finish')))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: say('execution:finishTitle') })).toBeVisible()
    await tabTo(page, button(say('execution:finish.discard')))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/completed/)
    await expect(page.getByRole('heading', { name: WORKOUT, level: 1 })).toBeFocused()
    expect(await lifter.doneSets()).toEqual([
      [BENCH, [expect.stringMatching(/82\.5 kg × 8/), expect.stringMatching(/85 kg × 6/)]],
    ])
  })
})
