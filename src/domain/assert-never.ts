/** Ends an exhaustive switch: a case that is missing does not compile. Throws if a value came from outside unparsed. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`)
}
