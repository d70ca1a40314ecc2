import type { IRawProperty, Parameters } from 'fast-check'
import { vi } from 'vitest'

// Every property runs again for each of hundreds of mutants. It gets 25 runs, or a tenth of the runs that its test asks
// for where that is more: counted, not timed, so that a busy machine judges alike. With one seed for all, no mutant
// survives or dies by chance; and one that is found needs no smaller counterexample.
const MIN_RUNS = 25

vi.mock(import('fast-check'), async (importOriginal) => {
  const fastCheck = await importOriginal()
  fastCheck.configureGlobal({ numRuns: MIN_RUNS, seed: 1, endOnFailure: true })
  // `never` and the type of the whole: whatever values a property takes, they are passed on unseen.
  const assert = ((property: IRawProperty<unknown>, parameters: Parameters<unknown> = {}) =>
    fastCheck.assert(property as never, withFewerRuns(parameters) as never)) as typeof fastCheck.assert
  return { ...fastCheck, assert, default: { ...fastCheck.default, assert } }
})

function withFewerRuns({ numRuns, ...others }: Parameters<unknown>): Parameters<unknown> {
  if (numRuns === undefined) return others
  return { ...others, numRuns: Math.min(numRuns, Math.max(MIN_RUNS, Math.ceil(numRuns / 10))) }
}
