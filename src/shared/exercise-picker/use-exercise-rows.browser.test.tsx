import { act } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { exercisesToList, NO_FILTER } from '#domain/exercise/exercise-filter.ts'
import type { Exercises } from '#platform/exercises.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import { render } from '../../../tests/support/render.tsx'
import { useExerciseRows } from './use-exercise-rows.ts'

type Analytics = { readonly answer: readonly unknown[] | undefined; readonly hasFailed: boolean }

const UNANSWERED: Analytics = { answer: undefined, hasFailed: false }
const { analytics } = vi.hoisted(() => ({ analytics: { current: undefined as unknown } }))
const worker = createStore<Analytics>(UNANSWERED)
analytics.current = () => useStore(worker)
vi.mock('#platform/analytics/analytics.ts', () => ({ useAnalytics: () => (analytics.current as () => Analytics)() }))

const LIBRARY: Exercises = { all: [], byId: new Map() }

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => {
  vi.unstubAllGlobals()
})
beforeEach(() => {
  vi.useFakeTimers()
  worker.set(UNANSWERED)
})
afterEach(() => {
  vi.useRealTimers()
})

function Rows({ patienceMs }: { readonly patienceMs?: number }) {
  const rows = useExerciseRows(LIBRARY, '', NO_FILTER, exercisesToList, patienceMs === undefined ? {} : { patienceMs })
  return rows ? 'listed' : 'waiting'
}

const show = async (patienceMs?: number) => {
  const place = render(<Rows {...(patienceMs !== undefined && { patienceMs })} />)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  return place
}

test('a list that has time waits for what is trained most, which would push it down', async () => {
  const place = await show(6_000)
  expect(place.textContent).toBe('waiting')
  await act(async () => worker.set({ answer: [], hasFailed: false }))
  expect(place.textContent).toBe('listed')
})

test('a list that has time is there without an answer', async () => {
  const place = await show(6_000)
  await act(async () => worker.set({ answer: undefined, hasFailed: true }))
  expect(place.textContent).toBe('listed')
})

test('a list to choose from is there soon', async () => {
  const place = await show()
  expect(place.textContent).toBe('listed')
})
