import { beforeAll, expect, test, vi } from 'vitest'
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
  await vi.waitUntil(() => place.querySelector('input[type=search]'), { timeout: 30_000 })
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
  await vi.waitUntil(() => place.querySelector('[aria-posinset]'), { timeout: 30_000 })
  const box = () => place.querySelector('[role=list]')?.parentElement ?? expect.fail('there is no list')
  box().scrollTop = 2_000
  await expect.poll(() => place.querySelector('[aria-posinset="1"]')).toBeNull()
  place.querySelector<HTMLInputElement>('input[type=search]')?.focus()
  document.execCommand('insertText', false, 'press')
  await expect.poll(() => place.querySelector('[aria-posinset="1"]')?.textContent).toMatch(/press/i)
  expect(box().scrollTop).toBe(0)
})
