import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Rest, Session } from '#contract/session.ts'
import { setupI18n } from '#i18n/setup.ts'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { aRunningWorkout } from '../../../../tests/support/running-workout.tsx'
import { activeSetOf } from '../sets/active-set.ts'
import { WorkoutContext } from '../sets/workout.ts'
import type { SessionPhase } from './execution.machine.ts'
import { SessionFooter } from './session-footer.tsx'

beforeAll(() => setupI18n('en-US', ['execution']))

const SECOND_MS = 1_000
const DONE = aLoggedSet(100, 5)

/** A rest of three minutes that ends in so many seconds. */
function restFor(seconds: number): Rest {
  const endsAtMs = Date.now() + seconds * SECOND_MS
  const startedAt = new Date(endsAtMs - 180 * SECOND_MS).toISOString()
  return { afterSetId: DONE.id, startedAt, endsAt: new Date(endsAtMs).toISOString() }
}

function show(session: Session, where: SessionPhase, isCovered = false) {
  const open = session.exercises.flatMap(({ sets }) => sets).find(({ completedAt }) => completedAt === null)
  const activeSet = activeSetOf(session, open?.id ?? null, { previous: new Map(), loads: new Map() })
  const place = render(
    <WorkoutContext value={aRunningWorkout(session)}>
      <SessionFooter where={where} session={session} activeSet={activeSet} timed={null} isCovered={isCovered}>
        {null}
      </SessionFooter>
    </WorkoutContext>,
  )
  return page.elementLocator(place)
}

test('during a rest the next set comes before the name of its exercise, which may be cut', async () => {
  const exercise = exerciseOf([DONE, blankSet({ weight: { value: 100, unit: 'kg' }, reps: 5 })], {
    name: 'Incline press',
  })
  const footer = show(sessionOf([exercise], { rest: restFor(90) }), 'resting')
  await expect.element(footer.getByText('Next: Set 2 · Incline press')).toBeVisible()
  await expect.element(footer.getByRole('button', { name: /^Skip/ })).toBeVisible()
})

test('a rest that is over is seen, with how long it has been', async () => {
  const session = sessionOf([exerciseOf([DONE, blankSet({ reps: 5 })])], { rest: restFor(-65) })
  await expect.element(show(session, 'performing').getByText(/Rest is over \+1:0\d/)).toBeVisible()
  const longAgo = sessionOf([exerciseOf([DONE, blankSet({ reps: 5 })])], { rest: restFor(-3_600) })
  expect(
    show(longAgo, 'performing')
      .getByText(/Rest is over/)
      .elements(),
  ).toEqual([])
})

test('a rest that still runs is not said to be over while finishing is asked about', async () => {
  const session = sessionOf([exerciseOf([DONE, blankSet({ reps: 5 })])], { rest: restFor(60) })
  const footer = show(session, 'asking')
  await expect.element(footer.getByRole('button')).toBeVisible()
  expect(footer.getByText(/Rest is over/).elements()).toEqual([])
})

test('once all is done, finishing is offered beside the clock, and nothing has to be skipped', async () => {
  const footer = show(sessionOf([exerciseOf([DONE])], { rest: restFor(90) }), 'resting')
  await expect.element(footer.getByRole('button', { name: 'Finish workout' })).toBeVisible()
  await expect.element(footer.getByRole('timer')).toBeVisible()
  expect(footer.getByRole('button').elements()).toHaveLength(1)
})

test('beneath the keypad no key reaches it', async () => {
  const session = sessionOf([exerciseOf([blankSet({ weight: { value: 100, unit: 'kg' }, reps: 5 })])])
  await expect.element(show(session, 'performing').getByRole('button')).toBeVisible()
  const covered = show(session, 'performing', true).element().querySelector('button')
  covered?.focus()
  expect(covered).not.toBe(document.activeElement)
})
