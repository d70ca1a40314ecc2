import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '#ui/base.css'
import type { ExerciseId } from '#contract/id.ts'
import { setupI18n } from '#i18n/setup.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { anExercise } from '../../../tests/builders.ts'
import { render } from '../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { ExerciseSheet } from './exercise-sheet.tsx'

beforeAll(() => setupI18n('en-US', ['parts']))

test('a hidden exercise is found by its name, with its equipment, and a new one can be made', async () => {
  const db = await openTestDatabase()
  const hidden = anExercise({
    name: 'Zercher hold',
    equipment: 'barbell',
    hidden: true,
    id: 'zercher-hold' as ExerciseId,
  })
  await insertDocument(db, 'exercises', hidden)
  const place = render(
    <DatabaseProvider value={db}>
      <ExerciseSheet open mode="many" title="Add" onClose={() => undefined} onTake={() => undefined} />
    </DatabaseProvider>,
  )
  await vi.waitUntil(() => place.querySelector('input[type=search]'), { timeout: 60_000 })
  expect(place.textContent).toContain('Create exercise')
  place.querySelector<HTMLInputElement>('input[type=search]')?.focus()
  document.execCommand('insertText', false, 'Zercher')
  await expect.poll(() => place.textContent).toMatch(/Zercher hold.*Barbell/)
})

test('the results of a new query start at the top', async () => {
  const db = await openTestDatabase()
  const place = render(
    <DatabaseProvider value={db}>
      <ExerciseSheet open mode="many" title="Add" onClose={() => undefined} onTake={() => undefined} />
    </DatabaseProvider>,
  )
  await vi.waitUntil(() => place.querySelector('[aria-posinset]'), { timeout: 60_000 })
  const box = () => place.querySelector('[role=list]')?.parentElement ?? expect.fail('there is no list')
  box().scrollTop = 2_000
  await expect.poll(() => place.querySelector('[aria-posinset="1"]')).toBeNull()
  place.querySelector<HTMLInputElement>('input[type=search]')?.focus()
  document.execCommand('insertText', false, 'press')
  await expect.poll(() => place.querySelector('[aria-posinset="1"]')?.textContent).toMatch(/press/i)
  await expect.poll(() => box().scrollTop).toBe(0)
})

test('what is chosen stays in sight while other things are searched for, and can be taken back', async () => {
  const db = await openTestDatabase()
  let taken: readonly string[] = []
  const place = render(
    <DatabaseProvider value={db}>
      <ExerciseSheet
        open
        mode="many"
        title="Add"
        onClose={() => undefined}
        onTake={(exercises) => {
          taken = exercises.map(({ id }) => id)
        }}
      />
    </DatabaseProvider>,
  )
  const search = page.getByRole('searchbox')
  const list = page.getByRole('list', { name: 'Exercises', exact: true })
  const chosen = page.getByRole('list', { name: 'Chosen exercises' })
  await expect.element(search).toBeVisible()
  for (const name of ['Barbell bench press', 'Plank']) {
    await search.fill(name)
    await list
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click()
  }
  await search.fill('squat')
  await expect
    .poll(() =>
      chosen
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Remove Barbell bench press', 'Remove Plank'])
  await chosen.getByRole('button', { name: 'Remove Barbell bench press' }).click()
  await page.getByRole('button', { name: 'Add 1 exercise' }).click()
  expect(taken).toEqual(['plank'])
  expect(place.isConnected).toBe(true)
})

test('a replacement begins with the same muscle and equipment, under a heading', async () => {
  const db = await openTestDatabase()
  render(
    <DatabaseProvider value={db}>
      <ExerciseSheet
        open
        mode="one"
        title="Replace"
        replacedId={'barbell-bench-press' as ExerciseId}
        onClose={() => undefined}
        onTake={() => undefined}
      />
    </DatabaseProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'For the same muscle' })).toBeVisible()
  const first = page.getByRole('list', { name: 'Exercises', exact: true }).getByRole('listitem').nth(1)
  await expect.element(first).toHaveAttribute('aria-posinset', '1')
  expect(first.element().textContent).toMatch(/Barbell.*Chest/)
})

test('the equipment narrows the list', async () => {
  const db = await openTestDatabase()
  render(
    <DatabaseProvider value={db}>
      <ExerciseSheet open mode="one" title="Replace" onClose={() => undefined} onTake={() => undefined} />
    </DatabaseProvider>,
  )
  await page.getByRole('combobox', { name: 'Equipment' }).selectOptions('Kettlebell')
  const rows = page.getByRole('list', { name: 'Exercises', exact: true }).getByRole('button')
  // Those out of sight follow the others.
  await expect.poll(() => rows.elements().filter((row) => !row.textContent?.includes('Kettlebell'))).toEqual([])
  expect(rows.elements().length).toBeGreaterThan(3)
})
