import { expect, test } from 'vitest'
import { MAX_PUSH_BYTES_PER_MINUTE, PUSH_BATCH_BYTES } from '#contract/limits.ts'
import { jsonBytes, pushBatches } from '#contract/push-batches.ts'
import { aSession, aSessionExercise, aSet } from '../../tests/builders.ts'
import { BodyShape } from './body-shape.ts'
import { PushBudget } from './push-budget.ts'

const MINUTE_MS = 60_000

test('the first push after an import of ten years passes inside the budget of one minute', () => {
  const exercises = Array.from({ length: 5 }, () => aSessionExercise({ sets: [aSet(), aSet(), aSet(), aSet()] }))
  const rows = Array.from({ length: 1_650 }, () => ({
    newDocumentState: { ...aSession({ exercises }), _deleted: false },
  }))
  const budget = new PushBudget()
  const batches = pushBatches(rows, jsonBytes, PUSH_BATCH_BYTES)
  expect(batches.length).toBeGreaterThan(5)
  for (const batch of batches) {
    const body = Buffer.from(JSON.stringify({ collection: 'sessions', schemaVersion: 0, rows: batch }))
    expect(new BodyShape().excessAfter(body)).toBeUndefined()
    expect(budget.secondsUntilNext('ana', 0)).toBe(0)
    budget.spend('ana', body.length, 0)
  }
})

test('who has sent too much waits until the minute ends; nobody else does', () => {
  const budget = new PushBudget()
  budget.spend('ana', MAX_PUSH_BYTES_PER_MINUTE, 0)
  expect(budget.secondsUntilNext('ana', 20_000)).toBe(40)
  expect(budget.secondsUntilNext('bento', 20_000)).toBe(0)
  expect(budget.secondsUntilNext('ana', MINUTE_MS)).toBe(0)
})
