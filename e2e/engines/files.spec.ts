import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect } from '@playwright/test'
import { z } from 'zod'
import { newEmail } from '../../tooling/credentials.ts'
import { STRONG_SETS, STRONG_WEEKS, strongFile } from '../../tooling/strong-file.ts'
import { lifterAt, test } from '../support/engine-test.ts'

const WEEKS = 4
const WORKOUTS = WEEKS * 3

const EXPORT = z.object({
  documents: z.object({
    sessions: z.array(z.object({ exercises: z.array(z.object({ sets: z.array(z.unknown()) })) })),
  }),
})

test('a file of another app is imported without a server, outlives a kill, and everything is exported', async ({
  ownServer,
  phone,
}, testInfo) => {
  test.slow()
  const server = await ownServer()
  const device = await phone()
  let lifter = await lifterAt(device.page, server)
  await lifter.signUp(newEmail())
  await lifter.isInstalled()
  await lifter.isSynced()
  await server.stop()

  const file = testInfo.outputPath('strong.csv')
  writeFileSync(file, strongFile(WEEKS))
  await lifter.goTo('/workout/all/sessions')
  await lifter.page.getByRole('link', { name: lifter.say('sessions:history.import') }).click()
  await lifter.page.locator('input[type=file]').setInputFiles(file)
  const summary = lifter.page.getByRole('region', { name: lifter.say('data:preview.title') })
  await summary
    .getByText(lifter.say('data:workouts', { count: WORKOUTS }))
    .first()
    .waitFor()
  const unit = lifter.page.getByRole('radiogroup', { name: lifter.say('data:ask.weightUnit') })
  await unit.getByText('kg', { exact: true }).click()
  const what = lifter.say('data:workouts', { count: WORKOUTS })
  const kill = await device.prepareKill()
  await lifter.page.getByRole('button', { name: lifter.say('data:import.start', { what }) }).click()
  await lifter.page.getByRole('heading', { name: lifter.say('data:done.title') }).waitFor()
  await kill()

  lifter = await lifterAt(await device.reopen(), server)
  await lifter.goTo('/profile/data')
  const button = lifter.page.getByRole('button', { name: lifter.say('data:export.json'), exact: true })
  await button.waitFor()
  // The system's dialog to save a file cannot be controlled here.
  await lifter.page.evaluate(() => void Reflect.deleteProperty(window, 'showSaveFilePicker'))
  const { documents } = EXPORT.parse(JSON.parse(await device.keptFile(() => button.click())))
  const sets = documents.sessions.flatMap(({ exercises }) => exercises.flatMap(({ sets: own }) => own))
  expect([documents.sessions.length, sets.length]).toEqual([WORKOUTS, (STRONG_SETS / STRONG_WEEKS) * WEEKS])
})

const PICTURES = ['icons/icon-512.png', 'pictures/card-en-US.jpg', 'pictures/workout-en-US.webp']

test('a photo that was cut off is called damaged, and a whole one is taken, in each format', async ({
  server,
  phone,
}, testInfo) => {
  const device = await phone()
  const lifter = await lifterAt(device.page, server)
  const { page, say } = lifter
  await lifter.signUp(newEmail())
  await lifter.goTo('/profile')
  const card = page.getByRole('region', { name: say('profile:avatar.title'), exact: true })
  const input = card.locator('input[type=file]').first()
  const dialog = page.getByRole('dialog', { name: say('profile:avatar.crop.title') })
  for (const path of PICTURES) {
    const whole = `public/${path}`
    const half = testInfo.outputPath(basename(path))
    const bytes = readFileSync(whole)
    writeFileSync(half, bytes.subarray(0, Math.floor(bytes.length / 2)))
    await input.setInputFiles(half)
    const problem = card.getByText(say('profile:avatar.problem.broken'))
    await problem.waitFor()
    await input.setInputFiles(whole)
    await dialog.getByRole('button', { name: say('shared:cancel'), exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await problem.waitFor({ state: 'hidden' })
  }
})
