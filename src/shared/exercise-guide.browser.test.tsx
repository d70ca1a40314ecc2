import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SessionId } from '#contract/id.ts'
import { setupI18n } from '#i18n/setup.ts'
import { render } from '../../tests/support/render.tsx'
import { ExerciseGuide, type ExerciseGuideProps } from './exercise-guide.tsx'

const PROPS: ExerciseGuideProps = {
  exercise: { note: '', primaryMuscles: ['chest'], secondaryMuscles: ['triceps'], howTo: ['Grip the bar.'] },
  lastTimes: [
    {
      id: 'one' as SessionId,
      startedAt: '2026-03-02T18:00:00.000Z',
      day: '2 Mar',
      note: 'Straps next time',
      sets: [{ id: 'set', text: '60 kg × 5' }],
    },
  ],
}

beforeAll(() => setupI18n('en-US', ['parts']))

function show(props: Partial<ExerciseGuideProps> = {}): void {
  render(
    <MemoryRouter>
      <ExerciseGuide {...PROPS} {...props} />
    </MemoryRouter>,
  )
}

const headings = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)

test('the last times come before the technique, and nothing leads away from a running workout', async () => {
  show()
  await expect.element(page.getByText('60 kg × 5')).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
  expect(headings()).toEqual(['Recent history', 'Instructions', 'Primary muscles', 'Secondary muscles'])
  await expect
    .element(page.getByRole('img', { name: 'Primary muscles: Chest. Secondary muscles: Triceps' }).first())
    .toBeInTheDocument()
})

test('the library links each time to its session', async () => {
  show({ linkOf: (id) => `/sessions/${id}` })
  await expect.element(page.getByRole('link', { name: /2 Mar/ })).toHaveAttribute('href', '/sessions/one')
})

test('of an exercise that was never done, the library leaves the last times out', async () => {
  show({ lastTimes: null })
  await expect.element(page.getByText('Grip the bar.')).toBeVisible()
  expect(headings()).toEqual(['Instructions', 'Primary muscles', 'Secondary muscles'])
})

test('an exercise that was never logged says so', async () => {
  show({ lastTimes: [] })
  await expect.element(page.getByText(/Not in your recent workouts/)).toBeVisible()
})

test('a deleted exercise keeps its last times', async () => {
  show({ exercise: undefined })
  await expect.element(page.getByText('60 kg × 5')).toBeVisible()
  expect(headings()).toEqual(['Recent history'])
})
