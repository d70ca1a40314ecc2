import { expect, type Locator, type Page } from '@playwright/test'
import type { ExerciseId } from '#contract/id.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { aFolder, aPlannedSet, aWorkout, aWorkoutExercise } from '../tests/builders.ts'
import { push } from '../tooling/api.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { builtScripts } from './support/built-files.ts'
import { test } from './support/test.ts'

// What one does with several workouts: look into a program, put them in order, change them beside each other.

const BENCH = 'barbell-bench-press' as ExerciseId

/** Two workouts in a folder, each with a set of the bench press. */
async function withFolder(page: Page, server: Server): Promise<Lifter> {
  const person = await aPerson(server)
  const folder = aFolder({ name: 'Strength' })
  const workouts = ['Heavy', 'Light'].map((name, index) =>
    aWorkout({
      name,
      folderId: folder.id,
      orderKey: `a${index}`,
      exercises: [aWorkoutExercise({ exerciseId: BENCH, sets: [aPlannedSet()] })],
    }),
  )
  await push(server, person, 'folders', [folder])
  await push(server, person, 'workouts', workouts)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(person.email)
  await lifter.isSynced()
  await lifter.goTo('/workouts')
  return lifter
}

test('workouts keep the order that they are put in', async ({ page, server }) => {
  const { say } = await withFolder(page, server)
  const list = (within: Page | Locator) =>
    within.getByRole('list', { name: say('workouts:folder.list', { name: 'Strength' }) })
  const names = () =>
    list(page)
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  await expect.poll(names).toEqual(['Heavy', 'Light'])
  await page.getByRole('button', { name: say('workouts:list.organize') }).click()
  await page.getByRole('menuitem', { name: say('workouts:order.title') }).click()
  const sheet = page.getByRole('dialog', { name: say('workouts:order.title') })
  const handle = sheet.getByRole('button', { name: say('workouts:sort.handle', { name: 'Light' }) })
  await expect(handle).toBeEnabled()
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(say('workouts:sort.moved', { name: 'Light', position: 2, total: 2 }))).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(say('workouts:sort.moved', { name: 'Light', position: 1, total: 2 }))).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => list(sheet).getByRole('listitem').allTextContents()).toEqual(['Light', 'Heavy'])
  await page.keyboard.press('Escape')
  await expect.poll(names).toEqual(['Light', 'Heavy'])
  await page.reload()
  await expect.poll(names).toEqual(['Light', 'Heavy'])
})

test('a program is looked into before it is added, also once there are workouts', async ({ page, server }) => {
  const { say } = await withFolder(page, server)
  const program = say('workouts:program.push-pull-legs')
  await page.getByRole('button', { name: say('workouts:programs.title') }).click()
  // Anywhere on its card.
  await page
    .getByRole('dialog')
    .getByRole('article', { name: program, exact: true })
    .click({ position: { x: 100, y: 20 } })
  const inside = page.getByRole('dialog', { name: program })
  await expect(inside.getByText('Romanian deadlift')).toBeVisible()
  await expect(inside.getByRole('heading', { level: 3 })).toHaveCount(3)
  await inside.getByRole('button', { name: say('workouts:programs.use', { name: program }) }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const added = page.getByRole('list', { name: say('workouts:folder.list', { name: program }) })
  await expect(added.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('link', { name: say('workouts:list.import') })).toBeVisible()
})

test.describe('with room for several', () => {
  test.use({ viewport: { width: 1_280, height: 900 } })

  test('workouts of a folder are changed side by side, and each is saved by itself', async ({ page, server }) => {
    const { say } = await withFolder(page, server)
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    const weightIn = (name: string) =>
      column(name).getByLabel(say('workouts:builder.loadOfSet', { set: say('shared:setName.working', { number: 1 }) }))
    const saveIn = (name: string) =>
      column(name).getByRole('button', { name: say('workouts:builder.save'), exact: true })
    await page.getByRole('button', { name: say('workouts:folder.menu', { name: 'Strength' }) }).click()
    await page.getByRole('menuitem', { name: say('workouts:columns.open') }).click()
    await weightIn('Heavy').fill('110')
    await weightIn('Light').fill('70')
    await expect(saveIn('Light')).toBeEnabled()
    await saveIn('Heavy').click()
    await expect(saveIn('Heavy')).toBeDisabled()
    await expect(weightIn('Light'), 'another column keeps what is typed').toHaveValue('70')

    // Unsaved changes are kept as they are everywhere in the builder.
    await page.reload()
    await expect(weightIn('Heavy')).toHaveValue('110')
    await expect(weightIn('Light')).toHaveValue('70')
    await weightIn('Light').focus()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(saveIn('Light')).toBeDisabled()
  })
})

test.describe('with one bar', () => {
  test.use({ serviceWorkers: 'block' })

  test('routines can be started before the exercise library has come', async ({ page, server, context }) => {
    const { say } = await withFolder(page, server)
    const tab = await context.newPage()
    // At another width no still stands in for the screen.
    await tab.setViewportSize({ width: 700, height: 900 })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await tab.route(
      builtScripts('exercise-library', ...LOCALES.map((locale) => `domain-exercise-library-texts-${locale}-library`)),
      async (route) => {
        await released
        await route.continue()
      },
    )
    await tab.goto('/workouts')
    const card = tab.getByRole('article', { name: 'Heavy' })
    await expect(card.getByRole('link', { name: say('workouts:list.startNamed', { name: 'Heavy' }) })).toBeVisible()
    await expect(card.getByText('Barbell bench press')).toHaveCount(0)
    const places = () => card.evaluate((element) => JSON.stringify(element.getBoundingClientRect()))
    const before = await places()
    release()
    await expect(card.getByText('Barbell bench press')).toBeVisible()
    expect(await places()).toBe(before)
  })
})
