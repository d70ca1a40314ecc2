import { readFileSync, writeFileSync } from 'node:fs'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { repeatedTries } from './repeated-tries.ts'

/** The tests that passed at their second try only, as the last run left them. Not part of the repository. */
const RECORD = 'e2e/.second-tries.json'

/**
 * Records the tests that needed a second try and fails the run where one of them needed it in the run before, too:
 * once may be a busy machine, twice in a row is a fault. A test that did not run keeps its place in the record.
 */
export default class SecondTries implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const results = (this.#suite?.allTests() ?? []).map((test) => ({
      name: test.titlePath().filter(Boolean).join(' › '),
      outcome: test.outcome(),
    }))
    const { record, repeated } = repeatedTries(readRecord(), results)
    writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
    for (const name of record) console.info(`second try: ${name}`)
    if (repeated.length === 0) return undefined
    console.error(`A second try in two runs in a row:\n${repeated.map((name) => `  ${name}`).join('\n')}`)
    return { status: 'failed' }
  }
}

function readRecord(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readFileSync(RECORD, 'utf8'))
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    // The first run on this machine, or a record that was cut off.
    return []
  }
}
