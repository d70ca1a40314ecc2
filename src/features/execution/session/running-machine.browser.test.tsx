import { expect, onTestFinished, test, vi } from 'vitest'
import { aSession, aSessionExercise, aSet } from '../../../../tests/builders.ts'
import { aRunningWorkout } from '../../../../tests/support/running-workout.tsx'
import { phaseOf } from './execution.machine.ts'

test('an act whose rule throws is reported, and the machine takes the next one', () => {
  const [first, second] = [aSet(), aSet({ orderKey: 'a1' })]
  const { machine, actions, store } = aRunningWorkout(
    aSession({ exercises: [aSessionExercise({ sets: [first, second] })] }),
  )
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
  onTestFinished(() => report.mockRestore())
  const complete = vi.spyOn(actions, 'completeSet').mockImplementationOnce(() => {
    throw new Error('the rule has a fault')
  })
  machine.send({ type: 'set.completed', setId: first.id, values: {}, atMs: Date.now() })
  machine.send({ type: 'set.completed', setId: second.id, values: {}, atMs: Date.now() })
  expect(report).toHaveBeenCalledOnce()
  expect(complete).toHaveBeenCalledTimes(2)
  expect(phaseOf(machine.getSnapshot())).toBe('performing')
  expect(store.current().shown.exercises[0]?.sets.map(({ completedAt }) => completedAt !== null)).toEqual([false, true])
})

test('a tick is in the session before the event returns', () => {
  const set = aSet()
  const { machine, store } = aRunningWorkout(aSession({ exercises: [aSessionExercise({ sets: [set] })] }))
  machine.send({ type: 'set.completed', setId: set.id, values: { reps: 7 }, atMs: Date.now() })
  expect(store.current().shown.exercises[0]?.sets[0]).toMatchObject({ reps: 7, completedAt: expect.any(String) })
})
