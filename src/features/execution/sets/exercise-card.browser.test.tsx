import '#ui/base.css'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setupI18n } from '#i18n/setup.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { ToastProvider } from '#ui/toasts.tsx'
import { aSession, aSessionExercise, aSet, somePreferences } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { SessionScreen } from '../session/session-screen.tsx'

beforeAll(() => setupI18n('en-US', ['execution', 'parts', 'shared']))

const FINGER_PX = 44

test('the name of an exercise is as wide as a finger, however short it is', async () => {
  const exercises = [aSessionExercise({ name: 'Dip', sets: [aSet()] })]
  const session = aSession({ startedAt: new Date().toISOString(), exercises })
  const db = await openTestDatabase()
  await insertDocument(db, 'sessions', session)
  const nothing = () => undefined
  render(
    <MemoryRouter>
      <ToastProvider dismissLabel="Dismiss">
        <DatabaseProvider value={db}>
          <SessionScreen
            read={session}
            preferences={somePreferences()}
            backTo="/"
            onEnded={nothing}
            onDiscarded={nothing}
            onRestored={nothing}
          />
        </DatabaseProvider>
      </ToastProvider>
    </MemoryRouter>,
  )
  const name = page.getByRole('heading', { name: 'Dip' }).getByRole('button')
  await expect.element(name).toBeVisible()
  const { width, height } = name.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER_PX)
})
