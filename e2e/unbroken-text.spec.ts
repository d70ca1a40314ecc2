import { expect, type Page } from '@playwright/test'
import type { ExerciseId } from '#contract/id.ts'
import {
  aFolder,
  aLoggedSession,
  aMeasurement,
  anExercise,
  aPlannedSet,
  aSession,
  aSessionExercise,
  aSet,
  aWorkout,
  aWorkoutExercise,
} from '../tests/builders.ts'
import { push } from '../tooling/api.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { OPENERS, openAll } from './support/overlays.ts'
import { test } from './support/test.ts'

// People paste links: two thousand characters without a space, in every text that they can write, on a narrow phone.

const LONG = 'https://example.test/'.padEnd(2_000, 'x')
const NAME = LONG.slice(0, 200)

/** Texts that reach beyond the screen, without anything around them that cuts them off. */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isCut = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement))
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      range.selectNodeContents(text)
      const { right } = range.getBoundingClientRect()
      const around = text.parentElement
      if (right > width + 1 && around?.checkVisibility() && !isCut(around))
        found.push(
          `${around.tagName} ${around.className} “${text.textContent?.slice(0, 20)}” up to ${Math.round(right)}`,
        )
    }
    const { scrollWidth } = document.documentElement
    return scrollWidth > width ? [`the page: ${scrollWidth} in ${width}`, ...found] : found
  })
}

async function expectNarrow(page: Page, name: string): Promise<void> {
  await expect(page.locator('.loading-screen')).toBeHidden()
  await expect
    .configure({ soft: true })
    .poll(() => tooWide(page), name)
    .toEqual([])
}

/** Signs in somebody who has put links into every text. */
async function aLifterWithLinks(page: Page, server: Server) {
  const person = await aPerson(server)
  const own = anExercise({ name: NAME, note: LONG, instructions: LONG } as Parameters<typeof anExercise>[0])
  const done = { completedAt: new Date().toISOString() }
  const anOwn = (given: object = {}) =>
    aSessionExercise({
      exerciseId: own.id as ExerciseId,
      name: NAME,
      note: LONG,
      exerciseNote: LONG,
      sets: [aSet(done), aSet({ orderKey: 'a1' })],
      ...given,
    })
  const past = aLoggedSession({
    name: NAME,
    note: LONG,
    exercises: [anOwn()],
    startedAt: new Date(Date.now() - 86_400_000).toISOString(),
  })
  const running = aSession({
    name: NAME,
    note: LONG,
    exercises: [anOwn(), anOwn({ orderKey: 'b0' })],
    startedAt: new Date().toISOString(),
  })
  const folder = aFolder({ name: NAME })
  const workout = aWorkout({
    name: NAME,
    note: LONG,
    folderId: folder.id,
    exercises: ['a0', 'a1'].map((orderKey) =>
      aWorkoutExercise({ exerciseId: own.id as ExerciseId, orderKey, note: LONG, sets: [aPlannedSet()] }),
    ),
  } as Parameters<typeof aWorkout>[0])
  await push(server, person, 'exercises', [own])
  await push(server, person, 'folders', [folder])
  await push(server, person, 'workouts', [workout])
  await push(server, person, 'measurements', [aMeasurement()])
  await push(server, person, 'sessions', [past, running])

  const lifter = await lifterAt(page, server)
  await lifter.logIn(person.email)
  await lifter.isSynced()
  return { lifter, own, past, running, workout }
}

test('no text without a space makes a screen wider than a narrow phone', async ({ page, server }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  const { lifter, own, past, running, workout } = await aLifterWithLinks(page, server)
  await expectNarrow(page, 'dashboard with a dock')
  for (const path of [
    `/workout/${running.id}/execute`,
    '/workouts',
    `/workouts/edit-v2?id=${workout.id}`,
    '/workout/all/sessions',
    `/workout/${past.id}/completed`,
    `/workout/${past.id}/completed?edit`,
    '/exercises',
    `/exercises?exercise=${own.id}`,
    `/exercises/${own.id}/edit`,
    '/progress',
    '/statistics',
    '/analytics',
    '/profile/data/bin',
  ]) {
    await lifter.goTo(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('#still')).toHaveCount(0)
    await expectNarrow(page, path)
  }

  await lifter.goTo(`/workout/${running.id}/execute`)
  const { say } = lifter
  await page
    .getByRole('button', { name: say('execution:exerciseOptions', { name: NAME }) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: say('execution:removeExercise') }).click()
  const message = page.getByText(say('execution:exerciseRemoved', { name: NAME }))
  await expect(message).toBeVisible()
  await expectNarrow(page, 'a message with a name')
  // Otherwise it may just have gone.
  await expect(message).toBeVisible()
})

test('no text without a space makes a sheet, menu or dialog wider than its screen', async ({ page, server }) => {
  test.slow()
  const { lifter, own, past, running, workout } = await aLifterWithLinks(page, server)
  const addresses = {
    [`/workout/${running.id}/execute`]: 'a running workout',
    '/workouts': '/workouts',
    [`/workouts/edit-v2?id=${workout.id}`]: '/workouts/edit-v2',
    '/exercises': '/exercises',
    [`/exercises?exercise=${own.id}`]: '/exercises?exercise=barbell-bench-press',
    '/workout/all/sessions': '/workout/:id/sessions',
    [`/workout/${past.id}/completed`]: '/workout/:id/completed',
    [`/workout/${past.id}/completed?edit`]: '/workout/:id/completed?edit',
    '/progress': '/progress',
  }
  for (const [address, screen] of Object.entries(addresses)) {
    await lifter.goTo(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('#still')).toHaveCount(0)
    await openAll(lifter, OPENERS[screen] ?? [])
  }
})
