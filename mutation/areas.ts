/** A part of the code whose tests are evaluated together. */
export type Area = {
  /** Globs of the code that is mutated, without its tests. */
  readonly mutated: readonly string[]
  /** Globs inside these that are excluded: data, not rules. */
  readonly notMutated: readonly string[]
  /** Globs of the tests that may kill a mutant. */
  readonly tests: readonly string[]
  /** The score in percent below which a run fails; null: no limit. */
  readonly bar: number | null
}

export const AREAS = {
  /** The pure rules, each proven beside its code. */
  rules: {
    mutated: ['src/domain/**/*.ts'],
    notMutated: ['src/domain/exercise-library/{catalogue,texts}/**'],
    tests: ['src/domain/**/*.test.ts'],
    bar: 85,
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
    bar: 85,
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
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof AREAS

export function isAreaName(name: string | undefined): name is AreaName {
  return name !== undefined && Object.hasOwn(AREAS, name)
}
