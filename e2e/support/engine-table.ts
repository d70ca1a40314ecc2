import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints at the end, for each journey, how it went in each engine. */
export default class EngineTable implements Reporter {
  readonly #rows = new Map<string, Map<string, string>>()

  onTestEnd(test: TestCase, result: TestResult): void {
    const [, engine = '', ...names] = test.titlePath()
    const name = names.join(' › ')
    const row = this.#rows.get(name) ?? new Map<string, string>()
    const seconds = Math.round(result.duration / 1_000)
    row.set(engine, result.status === 'passed' ? `ok ${seconds} s` : result.status)
    this.#rows.set(name, row)
  }

  onEnd(_result: FullResult): void {
    const engines = [...new Set([...this.#rows.values()].flatMap((row) => [...row.keys()]))].toSorted()
    const lines = [...this.#rows].map(
      ([name, row]) => `| ${name} | ${engines.map((engine) => row.get(engine) ?? '').join(' | ')} |`,
    )
    console.info(
      ['', `| journey | ${engines.join(' | ')} |`, `| --- |${' --- |'.repeat(engines.length)}`, ...lines].join('\n'),
    )
  }
}
