import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SessionId } from '#contract/id.ts'
import { setupI18n } from '#i18n/setup.ts'
import { render } from '../../tests/support/render.tsx'
import { ExerciseGuide, type ExerciseGuideProps } from './exercise-guide.tsx'

const PROPS: ExerciseGuideProps = {
  first: 'last-times',
  exercise: { note: '', primaryMuscles: ['chest'], secondaryMuscles: ['triceps'], howTo: ['Grip the bar.'] },
  lastTimes: [
    {
      id: 'one' as SessionId,
      startedAt: '2026-03-02T18:00:00.000Z',
      day: '2 Mar',
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

test('a running workout shows the last times first and links nowhere', async () => {
  show()
  await expect.element(page.getByText('60 kg × 5')).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
  expect(headings()).toEqual(['Recent history', 'Primary muscles', 'Secondary muscles', 'Instructions'])
  await expect
    .element(page.getByRole('img', { name: 'Primary muscles: Chest. Secondary muscles: Triceps' }).first())
    .toBeInTheDocument()
})

test('the library shows the technique first and links each time to its session', async () => {
  show({ first: 'how-to', linkOf: (id) => `/sessions/${id}` })
  await expect.element(page.getByRole('link', { name: /2 Mar/ })).toHaveAttribute('href', '/sessions/one')
  expect(headings()).toEqual(['Primary muscles', 'Secondary muscles', 'Instructions', 'Recent history'])
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
