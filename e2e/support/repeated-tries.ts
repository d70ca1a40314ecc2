export type TestResult = {
  readonly name: string
  /** As Playwright says it: `flaky` is a test that passed at its second try. */
  readonly outcome: 'skipped' | 'expected' | 'unexpected' | 'flaky'
}

/** The next record of second tries, and the tests that are in the last record and needed another one now. */
export function repeatedTries(
  last: readonly string[],
  results: readonly TestResult[],
): { readonly record: readonly string[]; readonly repeated: readonly string[] } {
  const flaky = results.filter(({ outcome }) => outcome === 'flaky').map(({ name }) => name)
  const ran = new Set(results.filter(({ outcome }) => outcome !== 'skipped').map(({ name }) => name))
  return {
    record: [...last.filter((name) => !ran.has(name)), ...flaky],
    repeated: flaky.filter((name) => last.includes(name)),
  }
}
