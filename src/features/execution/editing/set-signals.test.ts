import { expect, test } from 'vitest'
import { completeSet } from '#domain/session/sets.ts'
import { createStore } from '#shared/store.ts'
import { blankSet, exerciseOf, START, sessionOf } from '../../../../tests/builders.ts'
import { openEdits, reduceEdits, type SessionEditsEvent } from './session-edits.ts'
import { setSignals } from './set-signals.ts'

const [first, second] = [blankSet({ reps: 5 }), blankSet({ reps: 5 })]

function listen() {
  const session = sessionOf([exerciseOf([first, second])])
  const edits = createStore(openEdits(session))
  const ofSet = setSignals(edits)
  const told: string[] = []
  const stop = ofSet(first.id).subscribe(() => told.push('first'))
  ofSet(second.id).subscribe(() => told.push('second'))
  const dispatch = (event: SessionEditsEvent) => edits.set(reduceEdits(edits.current(), event))
  return { session, told, stop, dispatch }
}

const logFirst: SessionEditsEvent = {
  type: 'edited',
  key: 1,
  change: (session) => completeSet(session, first.id, START, { restSeconds: 90 }),
}

test('a row hears of its own set alone, and again when that is on the disk', () => {
  const { session, told, dispatch } = listen()
  dispatch(logFirst)
  expect(told).toEqual(['first'])
  dispatch({ type: 'writing' })
  expect(told).toEqual(['first'])
  const after = completeSet(session, first.id, START, { restSeconds: 90 })
  dispatch({ type: 'written', before: session, after })
  expect(told).toEqual(['first', 'first'])
})

test('a row hears that the disk refused its set', () => {
  const { told, dispatch } = listen()
  dispatch(logFirst)
  dispatch({ type: 'refused', reason: 'full' })
  expect(told).toEqual(['first', 'first'])
})

test('a row that is gone hears nothing more', () => {
  const { told, stop, dispatch } = listen()
  stop()
  dispatch(logFirst)
  expect(told).toEqual([])
})
