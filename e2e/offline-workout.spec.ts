import { expect, type Page } from '@playwright/test'
import type { Workout } from '#contract/workout.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { pullAll } from '../tooling/api.ts'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { savedFile } from '../tooling/engines/engine-device.ts'
import type { Figures } from '../tooling/engines/engine-lifter.ts'
import { signIn } from '../tooling/identity.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { contentOf, storedDocuments, storedSessions, storedSets } from '../tooling/stored.ts'
import { expectInside } from './support/overlays.ts'
import { test } from './support/test.ts'

// The main job: a whole workout in a basement, complete on another device afterwards.

const WORKOUT = 'Força A'
const WORK: Readonly<Record<string, readonly [Figures, Figures, Figures]>> = {
  'Agachamento livre': work(['225', '5'], ['247,5', '5'], ['252,5', '4']),
  'Supino reto com barra': work(['182,5', '8'], ['187,5', '6'], ['187,5', '5']),
  'Remada curvada com barra': work(['132,5', '10'], ['137,5', '8'], ['142,5', '7']),
  'Desenvolvimento militar com barra': work(['92,5', '8'], ['95', '6'], ['97,5', '5']),
  'Rosca direta com barra': work(['62,5', '12'], ['67,5', '10'], ['67,5', '9']),
}
const [SQUAT, BENCH, ROW, PRESS, CURL] = Object.keys(WORK) as [string, string, string, string, string]

function work(...sets: [string, string][]): [Figures, Figures, Figures] {
  // Three are given.
  return sets.map(([weight, reps]) => ({ weight, reps })) as [Figures, Figures, Figures]
}

/** In milliseconds; NaN without a stored rest. */
async function storedRestEnd(page: Page): Promise<number> {
  const sessions = await storedSessions(page)
  return Date.parse(sessions.find(({ rest }) => rest !== null)?.rest?.endsAt ?? '')
}

/** Not in the plan: another set of the last exercise. */
const EXTRA: Figures = { weight: '42,5', reps: '15' }
/** The expected screen of the finished session. */
const DONE = Object.entries(WORK).map(([exercise, sets]) => [
  exercise,
  (exercise === CURL ? [...sets, EXTRA] : sets).map(({ weight, reps }, index) => `${index + 1} ${weight} lb × ${reps}`),
])

// proves 1.7, 4.57
test('a whole workout without a signal is on another device afterwards, set by set', async ({
  ownServer,
  newDevice,
  device,
  engine,
}) => {
  test.slow()
  const server = await ownServer()
  const phone = await newDevice({ locale: 'pt-BR' })
  let lifter = await lifterAt(phone.page, server, 'pt-BR')
  const email = newEmail()
  const logAll = async (exercise: string, from = 1) => {
    for (const [index, figures] of (WORK[exercise] ?? []).entries())
      if (index + 1 >= from) await lifter.logSet(exercise, index + 1, figures)
  }
  const hasLogged = async (exercise: string, count = 3) => {
    for (let number = 1; number <= count; number++) await lifter.hasLogged(exercise, number)
  }

  await test.step('sign up and build a workout of five exercises', async () => {
    await lifter.signUp(email)
    await lifter.useWeightUnit('lb')
    await lifter.buildWorkout(WORKOUT, Object.keys(WORK))
    await lifter.isInstalled()
    await lifter.isSynced()
  })

  await test.step('the server is gone, and the app starts cold', async () => {
    await server.stop()
    await phone.close()
    lifter = await lifterAt(await phone.reopen(), server, 'pt-BR')
    await lifter.startWorkout(WORKOUT)
  })

  await test.step('a reload in the middle of a rest changes nothing, the clock included', async () => {
    await logAll(SQUAT)
    await lifter.page.getByRole('button', { name: lifter.say('execution:plusRestLabel', { seconds: 15 }) }).click()
    const endsAt = await lifter.restEndsAt()
    // Unlike a set, a rest says nowhere that it is stored.
    await expect.poll(async () => Math.abs((await storedRestEnd(lifter.page)) - endsAt)).toBeLessThan(5_000)
    await lifter.page.reload()
    await hasLogged(SQUAT)
    // A restarted clock would differ by the button's 15 s.
    expect(Math.abs((await lifter.restEndsAt()) - endsAt)).toBeLessThan(5_000)
  })

  await test.step('killed in the middle of a set, it goes on at that very set with what was typed', async () => {
    await logAll(BENCH)
    await lifter.logSet(ROW, 1, { weight: '132,5', reps: '10' })
    await lifter.typeFigures(ROW, 2, { weight: '137,5', reps: '8' })
    await expect
      .poll(() => storedSets(lifter.page))
      .toContainEqual(expect.objectContaining({ weight: { value: 137.5, unit: 'lb' }, reps: 8, completedAt: null }))
    await phone.kill()

    lifter = await lifterAt(await phone.reopen(), server, 'pt-BR')
    await lifter.continueWorkout(WORKOUT)
    await hasLogged(SQUAT)
    await hasLogged(BENCH)
    await hasLogged(ROW, 1)
    await expect(lifter.tick(ROW, 2, 'open')).toBeVisible()
    await expect(lifter.page.locator('[aria-current=step]')).toContainText('137,5')
    await lifter.tick(ROW, 2, 'open').click()
    await lifter.hasLogged(ROW, 2)
  })

  await test.step('the rest of it, and the end', async () => {
    await logAll(ROW, 3)
    await looksAtWarmUp(lifter)
    await logAll(PRESS)
    await logAll(CURL)
    await lifter
      .exercise(CURL)
      .getByRole('button', { name: lifter.say('execution:addSet'), exact: true })
      .click()
    await lifter.logSet(CURL, 4, EXTRA)
    await lifter.finish()
    await expect.poll(() => lifter.doneSets()).toEqual(DONE)
  })

  await test.step('still without a signal, it says what was beaten, and is a picture to share', async () => {
    await expect(lifter.page.getByText(lifter.say('sessions:hero.volume'), { exact: true })).toBeVisible()
    await expect(lifter.page.getByRole('region', { name: lifter.say('parts:records.title') })).toBeHidden()
    await lifter.page.getByRole('button', { name: lifter.say('sessions:picture.open') }).click()
    const sheet = lifter.page.getByRole('dialog', { name: lifter.say('sessions:picture.title') })
    await expect(sheet.getByRole('img', { name: new RegExp(`${WORKOUT}.*${SQUAT} 252,5`) })).toBeVisible()
    const save = sheet.getByRole('button', { name: lifter.say('shared:save'), exact: true })
    const { name, content: png } = await savedFile(phone, engine, () => save.click())
    expect(name).toMatch(/^barra-\d{4}-\d\d-\d\d\.png$/)
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    // The header of a PNG contains its size.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
    await sheet.getByRole('button', { name: lifter.say('shared:close') }).click()
  })

  await test.step('what was done otherwise than planned becomes the plan, which can be taken back', async () => {
    const card = lifter.page.getByRole('region', { name: lifter.say('sessions:plan.title') })
    const more = lifter.say('sessions:plan.moreSets', { name: CURL, count: 1 })
    await expect(card.getByRole('switch')).toHaveCount(1)
    await expect(card.getByRole('switch', { name: more })).toBeChecked()
    await test.step('it is offered in the menu, too, for later', async () => {
      const name = lifter.say('sessions:optionsOf', { name: WORKOUT })
      await lifter.page.getByRole('button', { name, exact: true }).click()
      await lifter.page.getByRole('menuitem', { name: lifter.say('sessions:plan.later') }).click()
      const sheet = lifter.page.getByRole('dialog', { name: lifter.say('sessions:plan.title') })
      await expect(sheet.getByRole('switch', { name: more })).toBeChecked()
      await expectInside(lifter.page, 'the changes from the routine')
      await sheet.getByRole('button', { name: lifter.say('shared:close') }).click()
      await expect(sheet).toBeHidden()
    })
    const update = () => card.getByRole('button', { name: lifter.say('sessions:plan.update') }).click()
    await update()
    await expect(card).toBeHidden()
    await lifter.page.getByRole('button', { name: lifter.say('shared:undo'), exact: true }).click()
    await update()
    await expect.poll(() => plannedSetCounts(lifter.page)).toEqual([3, 3, 3, 3, 4])
    await expect(card).toBeHidden()
  })

  await test.step('with a server again, everything goes there by itself', async () => {
    await server.restart()
    await lifter.noticeNetwork()
    await lifter.isSynced()
  })

  await test.step('another device shows the identical session, set by set', async () => {
    const tablet = await device({ locale: 'pt-BR' })
    const other = await lifterAt(tablet.page, server, 'pt-BR')
    await other.logIn(email)
    await other.openSession(WORKOUT)
    await expect.poll(() => other.doneSets()).toEqual(DONE)

    const account = await signIn(server, email, PASSWORD)
    const onServer = await pullAll(server, account, 'sessions')
    expect(onServer).toHaveLength(1)
    expect(contentOf(await storedDocuments(lifter.page, 'sessions'))).toEqual(contentOf(onServer))
    expect(contentOf(await storedDocuments(other.page, 'sessions'))).toEqual(contentOf(onServer))
  })
})

/** Adds warm-ups for the typed weight and undoes them. */
async function looksAtWarmUp(lifter: Lifter): Promise<void> {
  const { page, say } = lifter
  const warmUp = lifter.exercise(PRESS).getByText(say('shared:setMark.warm-up'), { exact: true })
  await lifter.typeFigures(PRESS, 1, { weight: '92,5' })
  await page.getByRole('button', { name: say('execution:key.close') }).click()
  await page.getByRole('button', { name: say('execution:exerciseOptions', { name: PRESS }) }).click()
  await page.getByRole('menuitem', { name: say('execution:warmUp'), exact: true }).click()
  const sheet = page.getByRole('dialog', { name: PRESS })
  await expect(sheet.getByRole('listitem')).toHaveText([/45\slb ×\s10/, /75\slb ×\s3/])
  await sheet.getByRole('button', { name: say('execution:warmUp.add', { count: 2 }) }).click()
  await expect(warmUp).toHaveCount(2)
  await page
    .getByRole('status')
    .getByRole('button', { name: say('shared:undo'), exact: true })
    .click()
  await expect(warmUp).toHaveCount(0)
}

async function plannedSetCounts(page: Page): Promise<readonly number[]> {
  // The app has written them.
  const [workout] = (await storedDocuments(page, 'workouts')) as unknown as readonly Workout[]
  return inOrder(workout?.exercises ?? []).map(({ sets }) => sets.length)
}
