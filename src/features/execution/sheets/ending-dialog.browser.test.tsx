import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#contract/session.ts'
import { setupI18n } from '#i18n/setup.ts'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { aRunningWorkout } from '../../../../tests/support/running-workout.tsx'
import { WorkoutContext } from '../sets/workout.ts'
import { FinishDialog } from './ending-dialog.tsx'

beforeAll(() => setupI18n('en-US', ['execution']))

/** Asks about the end of a session; gives the answer. */
function ask(session: Session) {
  const onConfirm = vi.fn()
  const discard = vi.fn()
  render(
    <WorkoutContext value={aRunningWorkout(session, { discard })}>
      <FinishDialog isSaving={false} hasFailed={false} onConfirm={onConfirm} onDismiss={() => undefined} />
    </WorkoutContext>,
  )
  const dialog = page.getByRole('dialog').last()
  /** The ways to answer, in their order. */
  const answers = dialog
    .getByRole('button')
    .elements()
    .flatMap(({ textContent }) => textContent || [])
  return { dialog, answers, onConfirm, discard }
}

test('a workout without logged sets offers to discard it first, because finishing would count it', async () => {
  expect(ask(sessionOf([])).answers).toEqual(['Discard workout', 'Finish workout', 'Keep training'])
  const { dialog, answers, onConfirm, discard } = ask(sessionOf([exerciseOf([blankSet()])]))
  expect(answers[0]).toBe('Discard workout')
  await dialog.getByRole('button', { name: 'Discard workout' }).click()
  expect(discard).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('one in which something was logged is finished first', async () => {
  const all = ask(sessionOf([exerciseOf([aLoggedSet(100, 5)])]))
  expect(all.answers[0]).toBe('Finish workout')
  await all.dialog.getByRole('button', { name: 'Finish workout' }).click()
  expect(all.onConfirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'completed' }))
  expect(ask(sessionOf([exerciseOf([aLoggedSet(100, 5), blankSet()])])).answers).not.toContain('Discard workout')
})

test('warm-ups are no sets, as in the result, and named beside them, as the header counts both', () => {
  const warmUp = { ...aLoggedSet(60, 5), kind: 'warm-up' as const }
  const { dialog } = ask(sessionOf([exerciseOf([warmUp, aLoggedSet(100, 5), aLoggedSet(100, 5)])]))
  const textsOf = (role: 'term' | 'definition') =>
    dialog
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  expect(textsOf('definition')[textsOf('term').indexOf('Sets')]).toBe('2 + 1 warm-up')
})

test('the figures stand beside each other', () => {
  const { dialog } = ask(sessionOf([exerciseOf([aLoggedSet(100, 5)])]))
  const tops = dialog
    .getByRole('definition')
    .elements()
    .map((figure) => figure.getBoundingClientRect().top)
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})
