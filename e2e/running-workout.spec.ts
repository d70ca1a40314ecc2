import { expect } from '@playwright/test'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import type { SpokenKey } from '../tooling/words.ts'
import { test } from './support/test.ts'

// A running workout: its overlays, going back, and undo.

const field = (lifter: Lifter, name: string, number: number) =>
  lifter.exercise(BENCH).getByRole('button', { name: new RegExp(`^${name}: .*, ${lifter.setName(number)}$`) })

/** Firefox has no Navigation API: there Back leaves the screen, which loses nothing. */
const NEEDS_NAVIGATION = 'needs the Navigation API'

test("going back closes the running workout's overlay first", async ({ page, server, engine }) => {
  test.skip(engine === 'firefox', NEEDS_NAVIGATION)
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(email)
  await lifter.startWorkout(WORKOUT)
  const { pathname } = new URL(page.url())
  const isStillHere = () => expect(new URL(page.url()).pathname).toBe(pathname)

  await test.step('the keypad, with what was typed since it opened', async () => {
    await lifter.typeFigures(BENCH, 1, { weight: '62' })
    await expect(field(lifter, say('execution:field.weight'), 1)).toHaveText(/62/)
    await lifter.pressBack()
    await expect(lifter.keypad()).toBeHidden()
    isStillHere()
    await expect(field(lifter, say('execution:field.weight'), 1)).not.toHaveText(/62/)
  })
  await test.step('a sheet', async () => {
    await lifter
      .exercise(BENCH)
      .getByRole('button', { name: say('execution:set.options', { set: lifter.setName(1) }) })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await lifter.pressBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    isStillHere()
  })
  await test.step('a menu', async () => {
    await page.getByRole('button', { name: say('execution:options'), exact: true }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await lifter.pressBack()
    await expect(page.getByRole('menu')).toBeHidden()
    isStillHere()
  })
  await test.step('and then leaves without a question, with the workout running', async () => {
    await lifter.pressBack()
    await expect(page.getByRole('navigation', { name: say('execution:dockLabel') })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the keypad keeps its input when closed, and discards it when cancelled', async ({ page, server }) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(email)
  await lifter.startWorkout(WORKOUT)
  const weight = field(lifter, say('execution:field.weight'), 1)
  const press = (key: SpokenKey) =>
    lifter
      .keypad()
      .getByRole('button', { name: say(key) })
      .click()

  await lifter.typeFigures(BENCH, 1, { weight: '60' })
  await press('execution:key.close')
  await expect(weight).toHaveText(/60/)
  await lifter.openKeypad(BENCH, 1, say('execution:field.weight'))
  await lifter.pressKey('6')
  await expect(weight).toHaveText(/^6\D*$/)
  await press('execution:key.cancel')
  await expect(lifter.keypad()).toBeHidden()
  await expect(weight).toHaveText(/60/)
})

test('undo works after a reload and after returning to the workout', async ({ page, server }) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(email)
  await lifter.startWorkout(WORKOUT)
  const undo = page.getByRole('button', { name: say('shared:undo'), exact: true })
  await lifter.logSet(BENCH, 1, { weight: '60', reps: '5' })
  await lifter.logSet(BENCH, 2, { weight: '61', reps: '5' })

  await page.reload()
  // Its picture takes a tick, and no undo.
  await expect(page.locator('#still')).toHaveCount(0)
  await lifter.hasLogged(BENCH, 2)
  await expect(undo).toBeEnabled()
  await undo.click()
  await expect(lifter.tick(BENCH, 2, 'open')).toBeVisible()

  await page.goBack()
  await lifter.continueWorkout(WORKOUT)
  await lifter.hasLogged(BENCH, 1)
  // Reps and weight of the second set, then the tick of the first one.
  for (let step = 0; step < 3; step++) await undo.click()
  await expect(lifter.tick(BENCH, 1, 'open')).toBeVisible()
})

test('the history of an exercise opens over the workout and closes back to it', async ({ page, server, engine }) => {
  test.skip(engine === 'firefox', NEEDS_NAVIGATION)
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(email)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '60', reps: '5' })
  const { pathname } = new URL(page.url())
  const undo = page.getByRole('button', { name: say('shared:undo'), exact: true })
  const sheet = page.getByRole('dialog', { name: BENCH })

  await lifter
    .exercise(BENCH)
    .getByRole('button', { name: say('execution:exerciseOptions', { name: BENCH }) })
    .click()
  await page.getByRole('menuitem', { name: say('execution:exerciseHistory') }).click()
  await expect(sheet.getByRole('heading', { name: say('parts:guide.howTo') })).toBeVisible()
  await expect(sheet.getByText(say('parts:guide.neverLogged'))).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(pathname)

  await sheet.getByRole('button', { name: say('shared:close') }).click()
  await expect(sheet).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(pathname)
  await expect(undo).toBeEnabled()
  await lifter.hasLogged(BENCH, 1)

  // The name leads there, too.
  await lifter.exercise(BENCH).getByRole('heading', { name: BENCH }).getByRole('button').click()
  await expect(sheet).toBeVisible()
  await lifter.pressBack()
  await expect(sheet).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(pathname)
})

test('a set that beats every earlier one is called out as it is logged, without a network, until it is taken back', async ({
  device,
  server,
}) => {
  const { email } = await aPerson(server)
  const { context, page } = await device()
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  const line = (weight: string) =>
    say('execution:record.set', { set: `${weight}\u00a0kg ×\u00a08`, before: '80\u00a0kg ×\u00a08' })
  const told = (weight: string) => lifter.exercise(BENCH).getByText(line(weight))
  await lifter.logIn(email)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await expect(lifter.exercise(BENCH).getByText(/^Record/)).toHaveCount(0)
  await lifter.finish('left out')
  await lifter.isInstalled()

  await context.setOffline(true)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '82.5', reps: '8' })
  // What was best before comes after the first paint; later sets are judged at once.
  await expect(told('82.5')).toBeVisible()
  await page.getByRole('button', { name: say('shared:undo'), exact: true }).click()
  await expect(lifter.tick(BENCH, 1, 'open')).toBeVisible()
  await expect(told('82.5')).toHaveCount(0)
  await lifter.tick(BENCH, 1, 'open').click()
  await expect(told('82.5')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: line('82.5') })).toHaveCount(1)

  await lifter.finish('left out')
  await expect(page.getByText(say('sessions:hero.records', { count: 4 }), { exact: true })).toBeVisible()
  const more = say('sessions:hero.moreVolume', { volume: '20\u00a0kg' })
  await expect(page.getByText(`${say('sessions:hero.nth', { number: '2' })} · ${more}`)).toBeVisible()
})

test('an accidental start is discarded without a trace', async ({ page, server }) => {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(email)
  await lifter.startWorkout(WORKOUT)
  const discard = async () => {
    await page.getByRole('button', { name: say('execution:options'), exact: true }).click()
    await page.getByRole('menuitem', { name: say('execution:discard') }).click()
    await expect(page).toHaveURL(/\/workouts$/)
    // The screen that is left has an Undo of its own.
    await expect(page.getByRole('button', { name: say('execution:options'), exact: true })).toBeHidden()
  }
  await discard()
  await page.getByRole('button', { name: say('shared:undo'), exact: true }).click()
  await expect(page.getByRole('heading', { name: WORKOUT, level: 1 })).toBeVisible()
  await discard()
  await lifter.goTo('/workout/all/sessions')
  await expect(page.getByRole('heading', { name: say('sessions:history.emptyTitle') })).toBeVisible()
})
