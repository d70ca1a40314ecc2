import { expect, type Page } from '@playwright/test'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { test } from './support/test.ts'

// Choosing an exercise on a phone, in the middle of a workout.

const NARROW = [360, 390]

/** Elements wider than the sheet or screen. Rows that scroll sideways count themselves, not their content. */
async function tooWide(page: Page): Promise<readonly string[]> {
  return page.getByRole('dialog').evaluate((sheet) => {
    const edge = Math.min(sheet.getBoundingClientRect().right, document.documentElement.clientWidth)
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    const isInsideRow = (element: Element) => {
      for (let above = element.parentElement; above && above !== sheet; above = above.parentElement)
        if (scrolls(above) && above.querySelector('input') === null) return true
      return false
    }
    const wide = [sheet, ...sheet.querySelectorAll('*')].filter(
      (element) => !isInsideRow(element) && element.getBoundingClientRect().right > edge + 0.5,
    )
    return wide.map((element) => `${element.tagName}.${element.className} ${element.getBoundingClientRect().width} px`)
  })
}

test('adding and replacing an exercise fit a narrow phone, and lead to a new exercise', async ({ page, server }) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(email)
  await lifter.isSynced()
  await lifter.startWorkout(WORKOUT)
  const picker = page.getByRole('dialog')
  const fits = async () => {
    await expect(picker.getByRole('searchbox')).toBeVisible()
    await expect(picker.getByRole('list').getByRole('button').first()).toBeVisible()
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 844 })
      expect(await tooWide(page), `at ${width} px`).toEqual([])
    }
    await test.info().attach('picker', { body: await page.screenshot(), contentType: 'image/png' })
    await picker.getByRole('button', { name: lifter.say('parts:newExercise.save') }).click()
    await expect(page.getByRole('dialog', { name: lifter.say('parts:newExercise.title') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(picker).toBeHidden()
  }

  await test.step('add', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: lifter.say('execution:addExercise') })
      .last()
      .click()
    await fits()
  })
  await test.step('replace', async () => {
    await lifter
      .exercise(BENCH)
      .getByRole('button', { name: lifter.say('execution:exerciseOptions', { name: BENCH }) })
      .click()
    await page.getByRole('menuitem', { name: lifter.say('execution:replace') }).click()
    await fits()
  })
})
