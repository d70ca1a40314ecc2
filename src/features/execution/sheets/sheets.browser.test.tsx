import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SupersetId } from '#contract/id.ts'
import { setupI18n } from '#i18n/setup.ts'
import { blankSet, exerciseOf, sessionOf } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { aRunningWorkout } from '../../../../tests/support/running-workout.tsx'
import { type OpenSheet, WorkoutContext } from '../sets/workout.ts'
import SessionSheets from './session-sheets.tsx'
import { SetSheet } from './set-sheet.tsx'
import { ReorderList } from './workout-sheets.tsx'

beforeAll(() => setupI18n('en-US', ['execution', 'parts']))

const nothing = () => undefined

test('a set’s sheet has the marks of its row', () => {
  const set = blankSet()
  const place = render(
    <SetSheet exercise={exerciseOf([set])} set={set} number={3} onKind={nothing} onMove={nothing} onRemove={nothing} />,
  )
  const marks = [...place.querySelectorAll('[data-kind]')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['W', '3', 'D', 'F', '+', 'M'])
  // The kind alone is read.
  expect(page.getByRole('radio', { name: 'Warm-up', exact: true }).elements()).toHaveLength(1)
})

test('the list to reorder shows supersets, and sets without warm-ups', () => {
  const supersetId = 'pair' as SupersetId
  const session = sessionOf([
    exerciseOf([blankSet()], { name: 'Squat' }),
    exerciseOf([{ ...blankSet(), kind: 'warm-up' }, blankSet(), blankSet()], { name: 'Curl', supersetId }),
    exerciseOf([blankSet()], { name: 'Dip', supersetId }),
  ])
  const place = render(<ReorderList session={session} onMove={nothing} />)
  const rows = [...place.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(rows).toEqual(['Squat1 set', 'ACurl2 sets', 'ADip1 set'])
})

test('a note ends with Done', async () => {
  const onClose = vi.fn()
  const sheet: OpenSheet = { type: 'note' }
  render(
    <WorkoutContext value={aRunningWorkout(sessionOf([]))}>
      <SessionSheets sheet={sheet} suggestions={{ previous: new Map(), loads: new Map() }} onClose={onClose} />
    </WorkoutContext>,
  )
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  expect(onClose).toHaveBeenCalledOnce()
})
