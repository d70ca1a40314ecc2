import * as fc from 'fast-check'

/** Fails the test with the smallest counterexample where a synchronous property does not hold. */
export function holds<Values>(property: fc.IProperty<Values>, parameters: fc.Parameters<Values> = {}): void {
  void fc.assert(property, parameters)
}
