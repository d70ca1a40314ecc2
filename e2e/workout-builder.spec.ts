import { expect, type Page } from '@playwright/test'
import { signUp } from '../tooling/identity.ts'
import type { Server } from '../tooling/server.ts'
import { test } from './support/test.ts'

// Building a workout as a person does it, with finger and with keyboard.

const PASSWORD = 'supino-100'
let people = 0

async function openBuilder(page: Page, server: Server): Promise<void> {
  const email = `builder-${process.pid}-${++people}@example.org`
  await signUp(server, email, PASSWORD)
  await page.goto('/workouts/create-v2')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'New routine' })).toBeVisible()
}

async function addExercises(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add exercises' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add exercises' })
  for (const name of names) {
    await sheet.getByRole('searchbox').fill(name)
    await sheet
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click()
  }
  await sheet.getByRole('button', { name: /^Add \d/ }).click()
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const names = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => cards.map((it) => it.getAttribute('aria-label')))
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

const undoOf = (page: Page, message: string) =>
  page.locator('[role=status] > *, [role=alert] > *', { hasText: message }).getByRole('button', { name: 'Undo' })

test('a workout is built, saved, and there after a reload', async ({ page, server }) => {
  await openBuilder(page, server)
  await page.getByLabel('Name').fill('Push')
  await addExercises(page, 'Barbell bench press', 'Push-up')

  const bench = card(page, 'Barbell bench press')
  await bench.getByLabel('Weight, Set 1').fill('102,5')
  await expect(bench.getByLabel('Weight, Set 3')).toHaveValue('102.5')
  await bench.getByLabel('Rep target').selectOption('Range')
  await bench.getByLabel('Minimum reps, Set 1').fill('8')
  await bench.getByLabel('Maximum reps, Set 1').fill('12')
  await bench.getByLabel('Set type, Set 1').selectOption('Warm-up')
  await bench.getByRole('button', { name: 'Add set' }).click()
  await bench.getByLabel('Rest after each set').selectOption('3:00')
  await expect(page.getByText(/About \d+ min/)).toBeVisible()
  await save(page)

  await expect(page.getByRole('heading', { name: 'Routines', exact: true })).toBeVisible()
  await page.reload()
  await card(page, 'Push').getByRole('link', { name: 'Push', exact: true }).click()
  await expect(bench.getByLabel('Weight, Set 3')).toHaveValue('102.5')
  await expect(bench.getByLabel('Maximum reps, Set 3')).toHaveValue('12')
  await expect(bench.getByLabel('Set type, Warm-up 1')).toHaveValue('warm-up')
  await expect(bench.getByLabel('Rest after each set')).toHaveValue('180')
})

test('a draft survives a reload and a walk through the app, and can be discarded', async ({ page, server }) => {
  await openBuilder(page, server)
  await page.getByLabel('Name').fill('Half done')
  await addExercises(page, 'Deadlift')
  await page.reload()
  await expect(page.getByText('your unsaved changes from last time')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Half done')

  await page.getByRole('link', { name: 'Back to routines' }).click()
  await page.getByRole('link', { name: 'Keep building' }).click()
  await expect(card(page, 'Deadlift')).toBeVisible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(card(page, 'Deadlift')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Deadlift')).toBeVisible()
})

test('every step can be undone and redone, typing as one step', async ({ page, server }) => {
  await openBuilder(page, server)
  await addExercises(page, 'Deadlift')
  const load = card(page, 'Deadlift').getByLabel('Weight, Set 1')
  await load.pressSequentially('142,5')
  await page.keyboard.press('Control+z')
  await expect(load).toHaveValue('')
  await page.keyboard.press('Control+y')
  await load.blur()
  await expect(load).toHaveValue('142.5')
  await card(page, 'Deadlift').getByRole('button', { name: 'Options for Deadlift' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await undoOf(page, '“Deadlift” removed.').click()
  await expect(load).toHaveValue('142.5')

  await card(page, 'Deadlift').getByRole('button', { name: 'Options for Deadlift' }).click()
  await page.getByRole('menuitem', { name: 'Warm-up sets' }).click()
  const sheet = page.getByRole('dialog', { name: 'Deadlift' })
  await expect(sheet.getByRole('listitem')).toHaveText([
    'W20 kg × 10empty bar',
    'W55 kg × 8',
    'W85 kg × 5',
    'W115 kg × 3',
  ])
  await sheet.getByRole('button', { name: 'Add 4 warm-up sets' }).click()
  await expect(card(page, 'Deadlift').getByLabel('Weight, Warm-up 4')).toHaveValue('115')
  await expect(load).toHaveValue('142.5')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(card(page, 'Deadlift').getByLabel('Weight, Warm-up 1')).toBeHidden()
  await expect(load).toHaveValue('142.5')
})

test('exercises are put in order, joined and replaced without losing their sets', async ({ page, server }) => {
  await openBuilder(page, server)
  await addExercises(page, 'Deadlift', 'Push-up', 'Plank')
  await card(page, 'Plank').getByLabel('Time in minutes and seconds, Set 1').fill('1:30')
  await page.keyboard.press('Alt+ArrowUp')
  expect(await names(page)).toEqual(['Deadlift', 'Plank', 'Push-up'])

  await page.getByRole('button', { name: 'Reorder exercises' }).click()
  const handle = page.getByRole('button', { name: 'Move Push-up' })
  await expect(handle).toBeEnabled()
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Push-up, 3 of 3.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Push-up, 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect.poll(() => names(page)).toEqual(['Deadlift', 'Push-up', 'Plank'])

  await card(page, 'Deadlift').getByRole('button', { name: 'Options for Deadlift' }).click()
  await page.getByRole('menuitem', { name: 'Superset with next exercise' }).click()
  await expect(page.getByText('Superset A')).toBeVisible()

  await card(page, 'Deadlift').getByLabel('Weight, Set 1').fill('140')
  await card(page, 'Deadlift').getByRole('button', { name: 'Options for Deadlift' }).click()
  await page.getByRole('menuitem', { name: 'Replace (keep sets)' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('Romanian deadlift')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Romanian deadlift/ })
    .first()
    .click()
  await expect(card(page, 'Romanian deadlift').getByLabel('Weight, Set 3')).toHaveValue('140')

  // An exercise missing in the library is created from the search.
  await page.getByRole('button', { name: 'Add exercises' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add exercises' })
  await sheet.getByRole('searchbox').fill('Viking zzz')
  await sheet.getByRole('button', { name: 'Create “Viking zzz”' }).click()
  const creation = page.getByRole('dialog', { name: 'New exercise' })
  await creation.getByRole('button', { name: 'Create exercise' }).click()
  const muscle = creation.getByLabel('Primary muscle')
  await expect(muscle).toHaveAccessibleDescription('Choose the primary muscle.')
  await muscle.selectOption({ label: 'Front delts' })
  await creation.getByRole('button', { name: 'Create exercise' }).click()
  await sheet.getByRole('button', { name: 'Add 1 exercise' }).click()
  await expect(card(page, 'Viking zzz')).toBeVisible()
})

test('an invalid workout shows why and stays', async ({ page, server }) => {
  await openBuilder(page, server)
  await addExercises(page, 'Deadlift')
  await save(page)
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Give the routine a name.')
  await expect(page.getByLabel('Name')).toBeFocused()

  await page.getByLabel('Name').fill('Back')
  await card(page, 'Deadlift').getByLabel('Weight, Set 1').fill('heavy')
  await save(page)
  await expect(page.getByText('Check the numbers marked in red.')).toBeVisible()
  await expect(card(page, 'Deadlift').getByLabel('Weight, Set 1')).toHaveValue('heavy')
})

test('workouts are duplicated, archived, put in folders and thrown away, each with a way back', async ({
  page,
  server,
}) => {
  await openBuilder(page, server)
  await page.getByLabel('Name').fill('Legs')
  await addExercises(page, 'Leg press')
  await save(page)

  const act = async (workout: string, action: string) => {
    await card(page, workout)
      .getByRole('button', { name: `Options for ${workout}`, exact: true })
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Legs', 'Duplicate')
  await expect(card(page, 'Legs (copy)')).toBeVisible()
  await act('Legs (copy)', 'Delete')
  await expect(card(page, 'Legs (copy)')).toBeHidden()
  await undoOf(page, '“Legs (copy)” is in the trash').click()
  await expect(card(page, 'Legs (copy)')).toBeVisible()

  await act('Legs (copy)', 'Archive')
  await page.getByText('1 archived').click()
  await act('Legs (copy)', 'Unarchive')
  await expect(page.getByText('1 archived')).toBeHidden()

  await act('Legs', 'Move to folder')
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('Folder name').fill('Bulk')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const folder = page.getByRole('region', { name: 'Bulk' })
  await expect(folder.getByRole('article', { name: 'Legs', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Options for the folder Bulk' }).click()
  await page.getByRole('menuitem', { name: 'Delete folder' }).click()
  await expect(folder).toBeHidden()
  await expect(card(page, 'Legs').first()).toBeVisible()
})
