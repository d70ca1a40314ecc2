import { Link, MemoryRouter, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/support/render.tsx'
import FollowNavigation from './follow-navigation.tsx'

const noted = vi.hoisted((): string[] => [])

vi.mock(import('#platform/billing/paywall.ts'), async (load) => ({
  ...(await load()),
  noteScreen: (path: string) => void noted.push(path),
}))

beforeEach(() => void noted.splice(0))

function Ways() {
  const navigate = useNavigate()
  return (
    <>
      <Link to="/progress">Progress</Link>
      <Link to="/subscription" replace>
        To the plans
      </Link>
      <Link to="/workouts?tag=legs" replace>
        Filter
      </Link>
      <Link to="/workouts" replace>
        Routines instead
      </Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

const press = (name: string) => page.getByText(name, { exact: true }).click()

test('the paywall hears of each screen that is gone to, but not of the guard’s step to the plans or another filter', async () => {
  render(
    <MemoryRouter initialEntries={['/workouts']}>
      <FollowNavigation />
      <Ways />
    </MemoryRouter>,
  )
  await press('Filter')
  expect(noted).toEqual([])
  await press('Progress')
  await press('To the plans')
  await expect.poll(() => noted).toEqual(['/progress'])
  await press('Back')
  await expect.poll(() => noted).toEqual(['/progress', '/workouts'])
  await press('Progress')
  await press('Routines instead')
  await expect.poll(() => noted).toEqual(['/progress', '/workouts', '/progress', '/workouts'])
})
