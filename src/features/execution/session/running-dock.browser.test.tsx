import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#contract/session.ts'
import { setupI18n } from '#i18n/setup.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import RunningDock from './running-dock.tsx'

beforeAll(() => setupI18n('en-US', ['execution', 'shared']))

async function placeOf(...running: readonly Session[]) {
  const db = await openTestDatabase()
  for (const session of running) await insertDocument(db, 'sessions', session)
  return render(
    <MemoryRouter>
      <DatabaseProvider value={db}>
        <RunningDock />
      </DatabaseProvider>
    </MemoryRouter>,
  )
}

async function dockOf(...running: readonly Session[]) {
  return page.elementLocator(await placeOf(...running)).getByRole('navigation', { name: 'Workout in progress' })
}

test('says the set that comes after the one that was done last, not the one left out above', async () => {
  const exercises = [
    exerciseOf([blankSet()], { name: 'Bench press', orderKey: 'a0' }),
    exerciseOf([aLoggedSet(100, 5), blankSet()], { name: 'Squat', orderKey: 'a1' }),
  ]
  const dock = await dockOf(sessionOf(exercises, { name: 'Push' }))
  await expect.element(dock.getByRole('link', { name: /^Back to Push/ })).toMatchTextContent(/Set 2 · Squat/)
})

test('of several workouts the latest stands alone, until the others are asked for', async () => {
  const began = (startedAt: string) => sessionOf([], { name: 'Push', startedAt })
  const dock = await dockOf(
    began('2026-03-02T09:04:00.000Z'),
    began('2026-03-02T09:04:30.000Z'),
    began('2026-03-04T09:04:00.000Z'),
  )
  const ways = dock.getByRole('link', { name: /^Back to Push/ })
  const more = dock.getByRole('button', { name: '2 other workouts in progress' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  expect(ways.elements()).toHaveLength(1)
  await expect.element(ways).toMatchTextContent(/Started Mar 4/)

  await more.click()
  await expect.element(more).toHaveAttribute('aria-expanded', 'true')
  expect(ways.elements().map(({ textContent }) => /Mar \d, \d+:\d+(:\d+)?/.exec(textContent)?.[0])).toEqual([
    expect.stringMatching(/^Mar 4, \d+:04$/),
    expect.stringMatching(/^Mar 2, \d+:04:30$/),
    expect.stringMatching(/^Mar 2, \d+:04:00$/),
  ])
  await more.click()
  expect(ways.elements()).toHaveLength(1)
})

test('is awaited until it shows the workout, so that the still of the screen is not taken away before', async () => {
  const place = await placeOf(sessionOf([], { name: 'Push' }))
  const isAwaited = () => place.querySelector('[aria-busy="true"]') !== null
  const gaps: string[] = []
  const look = () => {
    if (!isAwaited() && !place.querySelector('nav')) gaps.push(place.innerHTML)
  }
  look()
  const observer = new MutationObserver(look)
  observer.observe(place, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  await expect.element(page.elementLocator(place).getByRole('link', { name: /^Back to Push/ })).toBeVisible()
  expect([gaps, isAwaited()]).toEqual([[], false])
})
