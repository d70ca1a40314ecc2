import { rmSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { AnyPage } from '../../tooling/engines/engine-page.ts'
import { type Server, THE_BUILD } from '../../tooling/server.ts'
import { lifterAt, test } from '../support/engine-test.ts'
import { makeNextBuild } from '../support/next-build.ts'

let nextBuild: string
test.beforeAll(() => {
  nextBuild = makeNextBuild(THE_BUILD)
})
test.afterAll(() => rmSync(nextBuild, { recursive: true }))

async function deployNext(server: Server, page: AnyPage): Promise<void> {
  await server.stop()
  await server.restart(nextBuild)
  await page.evaluate(() => void dispatchEvent(new Event('online')))
}

const build = (page: AnyPage) =>
  page.evaluate(() => (document.querySelector('meta[name="build"]') ? 'next' : 'first')).catch(() => 'reloading')

test('a new build waits while a workout runs, and is taken once nothing is in use', async ({ ownServer, phone }) => {
  const server = await ownServer()
  const device = await phone()
  const visitor = await lifterAt(device.page, server)
  await visitor.goTo('/auth/login')
  await visitor.isInstalled()
  const workout = await lifterAt(await device.openTab(), server)
  await workout.goTo('/test-workout-v2')
  await workout.page.getByRole('button', { name: workout.say('execution:finish'), exact: true }).waitFor()

  await deployNext(server, workout.page)
  const waiting = () =>
    workout.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none')
  await expect.poll(waiting).toBe('installed')
  expect(await build(workout.page)).toBe('first')

  await workout.page.close()
  await visitor.page.evaluate(() => void dispatchEvent(new Event('online')))
  await expect.poll(() => build(visitor.page)).toBe('next')
})
