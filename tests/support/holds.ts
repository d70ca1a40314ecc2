import * as fc from 'fast-check'
import { vi } from 'vitest'

// A property is hundreds of tests in one: on a busy machine it may take longer than a single test is given.
vi.setConfig({ testTimeout: 120_000 })

/** Fails the test with the smallest counterexample where a synchronous property does not hold. */
export function holds<Values>(property: fc.IProperty<Values>, parameters: fc.Parameters<Values> = {}): void {
  void fc.assert(property, parameters)
}
