import { expect } from '@playwright/test'
import { aPerson, BENCH, ROW, WORKOUT } from '../../tooling/person.ts'
import { lifterAt, test } from '../support/engine-test.ts'

const SETS = [
  { exercise: BENCH, number: 1, figures: { weight: '80', reps: '8' } },
  { exercise: BENCH, number: 2, figures: { weight: '82.5', reps: '7' } },
  { exercise: BENCH, number: 3, figures: { weight: '85', reps: '5' } },
  { exercise: ROW, number: 1, figures: { weight: '60', reps: '12' } },
] as const

test('a first visit installs the app, which opens without a server, in a browser that starts cold', async ({
  ownServer,
  phone,
}) => {
  const server = await ownServer()
  const device = await phone()
  const lifter = await lifterAt(device.page, server)
  await lifter.goTo('/auth/login')
  await lifter.isInstalled()
  await server.stop()
  await device.close()

  const again = await lifterAt(await device.reopen(), server)
  await again.goTo('/auth/login')
  await again.page.getByLabel(again.say('auth:email'), { exact: true }).waitFor()
  await again.goTo('/workouts')
  await again.page.getByLabel(again.say('auth:email'), { exact: true }).waitFor()
})

test('sets logged without a server outlive a kill after each, and are on another engine’s device once it is back', {
  tag: '@short',
}, async ({ ownServer, phone, engine }) => {
  test.slow()
  const server = await ownServer()
  const person = await aPerson(server)
  const device = await phone()
  let lifter = await lifterAt(device.page, server)
  await lifter.logIn(person.email)
  await lifter.isInstalled()
  await lifter.isSynced()
  await server.stop()
  await lifter.startWorkout(WORKOUT)
  for (const { exercise, number, figures } of SETS) {
    const kill = await device.prepareKill()
    await lifter.logSet(exercise, number, figures)
    await kill()
    lifter = await lifterAt(await device.reopen(), server)
    await lifter.continueWorkout(WORKOUT)
    await lifter.hasLogged(exercise, number)
  }
  await server.restart()
  await lifter.noticeNetwork()
  await lifter.tick(ROW, 1, 'server').waitFor()

  const other = await phone(engine === 'chromium' ? 'webkit' : 'chromium')
  // The others believe no certificate of a test.
  const reader = await lifterAt(other.page, { url: server.url })
  await reader.logIn(person.email)
  await reader.continueWorkout(WORKOUT)
  for (const { exercise, number, figures } of SETS) {
    await reader.tick(exercise, number, 'server').waitFor()
    const row = reader
      .exercise(exercise)
      .getByRole('button', { name: new RegExp(`^Weight: ${figures.weight} .*Set ${number}$`) })
    expect(await row.count()).toBe(1)
  }
})
