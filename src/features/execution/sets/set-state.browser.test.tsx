import { beforeAll, expect, test } from 'vitest'
import type { Session, SessionSet } from '#contract/session.ts'
import { contentHash } from '#domain/merge/canonical.ts'
import { setupI18n } from '#i18n/setup.ts'
import { reportReceipt } from '#platform/sync/sync.ts'
import { createStore, type ReadableStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import { aLoggedSet, exerciseOf, sessionOf } from '../../../../tests/builders.ts'
import { render } from '../../../../tests/support/render.tsx'
import { aRunningWorkout } from '../../../../tests/support/running-workout.tsx'
import { OnServer, useLatestSet, useSetState } from './set-state.tsx'
import { type Workout, WorkoutContext } from './workout.ts'

beforeAll(() => setupI18n('en-US', ['execution']))

function State({ set }: { readonly set: SessionSet }) {
  const { latest, mark } = useLatestSet(set)
  return <p>{useSetState(latest, mark)}</p>
}

type ScreenProps = { readonly workout: Workout; readonly behind: ReadableStore<Session>; readonly set: SessionSet }

function Screen({ workout, behind, set }: ScreenProps) {
  return (
    <WorkoutContext value={workout}>
      <OnServer session={useStore(behind)}>
        <State set={set} />
      </OnServer>
    </WorkoutContext>
  )
}

test('a set is on the server once the server has it as it is, and not while it has it as it was', async () => {
  const session = sessionOf([exerciseOf([aLoggedSet(100, 5)])])
  const firstOf = ({ exercises }: Session) => exercises[0]?.sets[0] ?? expect.fail('it has a set')
  const set = firstOf(session)
  const workout = aRunningWorkout(session)
  // The screen around a row follows behind it.
  const behind = createStore(session)
  const place = render(<Screen workout={workout} behind={behind} set={set} />)
  const confirm = (confirmed: SessionSet) =>
    reportReceipt({ sessionId: session.id, confirmedAtMs: 0, sets: { [set.id]: contentHash(confirmed) } })
  await expect.poll(() => [confirm(set), place.textContent][1]).toBe('server')

  workout.actions.type(set.id, { reps: 6 }, 'reps')
  await expect.poll(() => [workout.store.current().phase, place.textContent]).toEqual(['idle', 'device'])

  const { shown } = workout.store.current()
  behind.set(shown)
  confirm(firstOf(shown))
  await expect.poll(() => place.textContent).toBe('server')
})
