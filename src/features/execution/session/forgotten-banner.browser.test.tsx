import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setupI18n } from '#i18n/setup.ts'
import { aLoggedSet, exerciseOf, sessionOf } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { aRunningWorkout } from '../../../../tests/support/running-workout.tsx'
import { WorkoutContext } from '../sets/workout.ts'
import { ForgottenBanner } from './forgotten-banner.tsx'

beforeAll(() => setupI18n('en-US', ['execution']))
afterEach(() => void vi.useRealTimers())

test('a workout that was left open is told once the page is looked at again', async () => {
  const startedAt = '2026-03-02T18:00:00.000Z'
  const lastSet = aLoggedSet(100, 5, 0, { completedAt: '2026-03-02T18:20:00.000Z' })
  const session = sessionOf([exerciseOf([lastSet])], { startedAt })
  const running = aRunningWorkout(session)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T18:30:00.000Z') })
  const place = page.elementLocator(
    render(
      <WorkoutContext value={{ ...running, preferences: { ...running.preferences, timeZone: 'Pacific/Auckland' } }}>
        <ForgottenBanner session={session} />
      </WorkoutContext>,
    ),
  )
  expect(place.getByRole('button').elements()).toEqual([])

  vi.setSystemTime(Date.parse('2026-03-02T22:30:00.000Z'))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(place.getByText('Still training?')).toBeVisible()
  // On the clock that the person has chosen, not that of the device.
  await expect.element(place.getByText('Last set: Mar 3, 7:20 AM.')).toBeVisible()
})
