import { expect, test, vi } from 'vitest'

test('screens hear of a change of the state, and not of what they know', async () => {
  vi.resetModules()
  const { showUpdateState, updateState } = await import('./update-state.ts')
  const initial = updateState.current()
  const heard: unknown[] = []
  updateState.subscribe(() => heard.push(updateState.current()))
  showUpdateState({ updateReady: true, storedPercent: 40 })
  showUpdateState({ updateReady: true })
  showUpdateState({ updateReady: true, storedPercent: 50 })
  expect(heard).toEqual([
    { ...initial, updateReady: true, storedPercent: 40 },
    { ...initial, updateReady: true, storedPercent: 50 },
  ])
})
