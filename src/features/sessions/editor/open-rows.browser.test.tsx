import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setupI18n } from '#i18n/setup.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { aLoggedSet, blankSet, exerciseOf, sessionOf, sinceStart } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { Figures } from '../result/figures.tsx'
import { ResultScreen } from '../result/result-screen.tsx'

beforeAll(() => setupI18n('en-US', ['sessions', 'parts', 'shared']))

/** The screen of a finished workout with one set that was done, and one with figures that was never ticked. */
async function show(query: '' | '?edit') {
  const db = await openTestDatabase()
  const squat = exerciseOf([aLoggedSet(100, 5), blankSet({ weight: { value: 110, unit: 'kg' }, reps: 4 })])
  const session = sessionOf([squat], { status: 'completed', endedAt: sinceStart(3_600) })
  await insertDocument(db, 'sessions', session)
  render(
    <DatabaseProvider value={db}>
      <MemoryRouter initialEntries={[`/workout/${session.id}/completed${query}`]}>
        <Routes>
          <Route
            path="/workout/:id/completed"
            element={
              <ResultScreen status="completed" menu={() => null}>
                {(shown) => <Figures session={shown} unit="kg" />}
              </ResultScreen>
            }
          />
        </Routes>
      </MemoryRouter>
    </DatabaseProvider>,
  )
}

const tick = (number: number) => page.getByRole('button', { name: `Set ${number} done`, exact: true })
const figures = async () => {
  await expect.element(page.getByRole('definition').first()).toBeVisible()
  return page
    .getByRole('definition')
    .elements()
    .map((element) => element.textContent.replaceAll(/\s/g, ' '))
}

test('a row that was never ticked is not counted', async () => {
  await show('')
  expect(await figures()).toEqual(['1 hr', '500 kg', '1'])
})

test('the editor shows such a row as open; ticked there, it counts', async () => {
  await show('?edit')
  await expect.element(tick(1)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(tick(2)).toHaveAttribute('aria-pressed', 'false')
  await tick(2).click()
  await expect.element(tick(2)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  expect(await figures()).toEqual(['1 hr', '940 kg', '2'])
})

test('Enter saves a figure and leads to the tick, which it leaves as it is', async () => {
  await show('?edit')
  const reps = page.getByRole('textbox', { name: 'Reps, Set 1', exact: true })
  await reps.fill('8')
  await userEvent.keyboard('{Enter}')
  await expect.element(tick(1)).toHaveFocus()
  await expect.element(tick(1)).toHaveAttribute('aria-pressed', 'true')
  await reps.fill('many')
  await userEvent.keyboard('{Enter}')
  await expect.element(tick(1)).toHaveFocus()
  await expect.element(reps).toHaveValue('many')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  expect(await figures()).toEqual(['1 hr', '800 kg', '1'])
})
