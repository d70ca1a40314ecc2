import { expect } from '@playwright/test'
import { newEmail } from '../tooling/credentials.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { test } from './support/test.ts'

// Choosing a progression rule, its preview, and its targets.

const BENCH = 'Barbell bench press'

test('a rule previews the next four sessions, and these match', async ({ server, device }) => {
  test.slow()
  const { page } = await device({ locale: 'en-US' })
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  const set = lifter.setName(1)
  const bench = page.getByRole('article', { name: BENCH, exact: true })
  const sheet = page.getByRole('dialog', { name: say('workouts:rule.titleOf', { name: BENCH }) })
  const preview = () =>
    sheet
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => (row.textContent ?? '').replace(/\s/g, ' ')))
  const openBuilder = async () => {
    await lifter.goTo('/workouts')
    await page
      .getByRole('article', { name: 'Push', exact: true })
      .getByRole('link', { name: 'Push', exact: true })
      .click()
  }
  const train = async (figures: { weight?: string; reps?: string } | null) => {
    await lifter.startWorkout('Push')
    for (const number of [1, 2, 3]) {
      if (figures && number === 3) await lifter.logSet(BENCH, number, figures)
      else await lifter.tick(BENCH, number, 'open').click()
      await lifter.hasLogged(BENCH, number)
    }
  }

  await test.step('it is chosen in the builder', async () => {
    await lifter.signUp(newEmail())
    await lifter.buildWorkout('Push', [BENCH])
    await openBuilder()
    await bench.getByLabel(say('workouts:builder.loadOfSet', { set })).fill('60')
    await bench.getByLabel(say('workouts:builder.repsOfSet', { set })).fill('5')
    await bench.getByRole('button', { name: say('workouts:rule.titleOf', { name: BENCH }) }).click()
    await sheet.getByRole('radio', { name: say('workouts:rule.linear') }).check()
    await expect.poll(preview).toEqual(['13 × 560 kg', '23 × 562.5 kg', '33 × 565 kg', '43 × 567.5 kg'])
    // Invalid input is ignored.
    const step = sheet.getByRole('textbox', { name: say('workouts:rule.step') })
    await step.fill('')
    await sheet.getByRole('button', { name: say('workouts:rule.use') }).click()
    await expect(step).toBeFocused()
    await step.fill('5')
    await sheet.getByRole('button', { name: say('workouts:rule.use') }).click()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: say('workouts:builder.save'), exact: true }).click()
    await expect(page.getByRole('heading', { name: say('workouts:title'), exact: true })).toBeVisible()
  })

  await test.step('what was done makes the next session, with the reason beside it', async () => {
    await train(null)
    await lifter.finish()
    await train({ reps: '4' })
    await expect(lifter.exercise(BENCH)).toContainText(say('execution:rule.weight-added', { by: '5 kg' }))
    await lifter.finish()
    await lifter.startWorkout('Push')
    await expect(lifter.exercise(BENCH)).toContainText(say('execution:rule.repeated', { count: 1 }))
    await page.reload()
    await expect(lifter.exercise(BENCH)).toContainText(say('execution:rule.repeated', { count: 1 }))
  })

  await test.step('the preview goes on from where the lifter stands', async () => {
    await openBuilder()
    await bench
      .getByRole('button', { name: say('workouts:rule.of', { name: BENCH, rule: 'Linear progression · +5 kg' }) })
      .click()
    await expect.poll(preview).toEqual(['13 × 565 kg', '23 × 570 kg', '33 × 575 kg', '43 × 580 kg'])
  })
})
