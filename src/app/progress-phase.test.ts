import { expect, test } from 'vitest'
import { nextPhase, type ProgressPhase } from './progress-phase.ts'

/** The bar's phases with their times, while a screen takes `loadingMs`. */
function shown(loadingMs: number): readonly (readonly [number, ProgressPhase])[] {
  const seen: [number, ProgressPhase][] = []
  let [now, phase, isLoading] = [0, 'idle' as ProgressPhase, true]
  for (;;) {
    const next = nextPhase(phase, isLoading)
    // The screen arrives before the bar's next phase.
    if (isLoading && (next === null || now + next.afterMs >= loadingMs)) {
      now = loadingMs
      isLoading = false
      continue
    }
    if (next === null) return seen
    now += next.afterMs
    phase = next.phase
    seen.push([now, phase])
  }
}

// proves 9.74, 9.76
test('throttle 200 ms, hide delay 500 ms, reset delay 400 ms', () => {
  expect(shown(1_000)).toEqual([
    [200, 'loading'],
    [1_000, 'finished'],
    [1_500, 'fading'],
    [1_900, 'idle'],
  ])
})

// proves 9.74
test('a screen that is there within 200 ms shows no bar', () => {
  expect(shown(200)).toEqual([])
})

test('a screen that is asked for while the bar goes brings it back', () => {
  for (const phase of ['finished', 'fading'] as const) {
    expect(nextPhase(phase, true)).toEqual({ phase: 'loading', afterMs: 200 })
  }
})
