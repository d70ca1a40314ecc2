/** A part of the code whose tests are evaluated together. */
export type Area = {
  /** Globs of the code that is mutated, without its tests. */
  readonly mutated: readonly string[]
  /** Globs inside these that are excluded: data, not rules. */
  readonly notMutated: readonly string[]
  /** Globs of the tests that may kill a mutant. */
  readonly tests: readonly string[]
  /** Globs of those of them that run in Chromium. */
  readonly browserTests?: readonly string[]
  /**
   * Whether constants of modules are changed, too, at the cost of a run of all tests for each. A machine is one, and is
   * otherwise judged only by tests that fetch it while they run.
   */
  readonly changesConstants?: boolean
  /** Below which a run fails; null: no limit. */
  readonly bar: Bar | null
}

/** A score in percent: of all mutants, or of those alone that a test reaches. */
export type Bar = { readonly percent: number; readonly of: 'all' | 'reached' }

export const AREAS = {
  /** The pure rules, each proven beside its code. */
  rules: {
    mutated: ['src/domain/**/*.ts'],
    notMutated: ['src/domain/exercise-library/{catalogue,texts}/**'],
    tests: ['src/domain/**/*.test.ts'],
    bar: { percent: 85, of: 'all' },
  },
  /** The server's side of the sync, the unit-tested parts of the workers, and the writing of documents. */
  sync: {
    mutated: [
      'server/sync/*.ts',
      'workers/{batch-size,leadership,line,sync-http,sync-status,wake}.ts',
      'workers/data/{account-data,read-file,row-cutter}.ts',
      'src/storage/commands*.ts',
      'sw/send-outbox.ts',
    ],
    notMutated: [],
    tests: [
      'server/sync/*.test.ts',
      'workers/**/*.test.ts',
      'src/storage/{*,rxdb/*}.test.ts',
      // Not sync-embedded and sync-new-epoch: the programs that they start run without any mutant.
      'tests/sync-{api,bodies,concurrency,heads,pull,push,size,statement,store,stream,versions}.integration.test.ts',
      'tests/{background-send,exchange-faults,failing-storage,lost-documents,replication,slow-line}.integration.test.ts',
    ],
    bar: { percent: 85, of: 'all' },
  },
  /** The server's records of subscriptions. */
  records: {
    mutated: ['server/subscriptions/*.ts'],
    notMutated: [],
    tests: [
      'server/subscriptions/*.test.ts',
      'tests/{billing-*,trial,signing-key,sync-statement,account-deletion}.integration.test.ts',
    ],
    bar: null,
  },
  /** The files that join the app's parts: the platform, the start, and the machine of a running workout. */
  browser: {
    mutated: ['src/{platform,app}/**/*.ts', 'src/app/**/*.tsx', 'src/features/execution/session/*machine.ts'],
    // Runs while the app is built.
    notMutated: ['src/app/prerender/**', 'src/app/messages/**'],
    tests: ['src/{platform,app}/**/*.test.ts', 'src/app/**/*.test.tsx', 'src/features/execution/session/*.test.ts'],
    browserTests: ['src/**/*.browser.test.{ts,tsx}'],
    changesConstants: true,
    // The journeys (e2e) cover much that no test here reaches: it is counted apart.
    bar: { percent: 85, of: 'reached' },
  },
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof AREAS

export function isAreaName(name: string | undefined): name is AreaName {
  return name !== undefined && Object.hasOwn(AREAS, name)
}
