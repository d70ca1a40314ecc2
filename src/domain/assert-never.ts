/** Ends an exhaustive switch: a missing case does not compile. Throws for an unparsed value from outside. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`)
}
