import '#ui/base.css'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { setupI18n } from '#i18n/setup.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { ToastProvider } from '#ui/toasts.tsx'
import { aSession, aSessionExercise, aSet, sessionOf, somePreferences } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { SessionScreen } from '../session/session-screen.tsx'

beforeAll(() => setupI18n('en-US', ['execution', 'parts', 'shared']))

const FINGER_PX = 44

async function open(session: Session, { earlier, effort = 'off' }: { earlier?: Session; effort?: 'off' | 'rpe' } = {}) {
  const db = await openTestDatabase()
  if (earlier) await insertDocument(db, 'sessions', earlier)
  await insertDocument(db, 'sessions', session)
  const nothing = () => undefined
  render(
    <MemoryRouter>
      <ToastProvider dismissLabel="Dismiss">
        <DatabaseProvider value={db}>
          <SessionScreen
            read={session}
            preferences={{ ...somePreferences(), effort }}
            backTo="/"
            onEnded={nothing}
            onDiscarded={nothing}
            onRestored={nothing}
          />
        </DatabaseProvider>
      </ToastProvider>
    </MemoryRouter>,
  )
}

test('the name of an exercise is as wide as a finger, however short it is', async () => {
  const exercises = [aSessionExercise({ name: 'Dip', sets: [aSet()] })]
  await open(aSession({ startedAt: new Date().toISOString(), exercises }))
  const name = page.getByRole('heading', { name: 'Dip' }).getByRole('button')
  await expect.element(name).toBeVisible()
  const { width, height } = name.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER_PX)
})

test.each([
  [37.5, 10],
  [102.5, 12],
])('on the narrowest phone, last time’s %f × %i stays within its column beside three fields', async (value, reps) => {
  await page.viewport(360, 640)
  const of = { exerciseId: 'barbell-curl' as ExerciseId, name: 'Barbell curl' }
  const weight = { value, unit: 'kg' } as const
  const done = (key: string) => aSet({ weight, reps, orderKey: key, completedAt: '2026-03-02T18:10:00.000Z' })
  const earlier = sessionOf([aSessionExercise({ ...of, sets: [done('a0'), done('a1')] })], {
    status: 'completed',
    endedAt: '2026-03-02T19:00:00.000Z',
  })
  const sets = [aSet({ weight, reps }), aSet({ weight, reps, orderKey: 'a1' })]
  const exercises = [aSessionExercise({ ...of, sets })]
  await open(aSession({ startedAt: new Date().toISOString(), exercises }), { earlier, effort: 'rpe' })
  const last = page.getByRole('button', { name: `Do Set 2 now. Last time: ${value} kg × ${reps}` })
  await expect.element(last).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(last.element())
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(last.element().getBoundingClientRect().right)
})
