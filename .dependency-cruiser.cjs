/** One arrow: what `from` may use inside the project. Everything not named is forbidden. */
const arrow = (name, from, mayUse) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(src|workers|sw|server|tooling|scripts|bench|e2e|faults|load|mutation|simulate|tests|walk)/',
    pathNot: mayUse,
  },
})

/** Small mechanisms without a subject, so that every layer but the rules may use them. */
const LEAVES =
  '^src/shared/(store|use-store|browser-storage|existing-database|with-lock|with-resolvers|page-life/[^/]+)\\.ts$'
/** The names of what is kept on the device. */
const STORE_NAMES = '^src/contract/device-(registry|stores)\\.ts$'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\.css$' } },
    arrow('contract-uses-nothing', '^src/contract/', ['^src/contract/']),
    arrow('domain-uses-contract', '^src/domain/', ['^src/(domain|contract)/']),
    arrow('ui-uses-nothing', '^src/ui/', ['^src/ui/']),
    arrow('leaves-use-no-layer', LEAVES, [LEAVES, STORE_NAMES]),
    arrow('i18n-uses-rules', '^src/i18n/', [
      LEAVES,
      '^src/(i18n|domain|contract)/',
      '^src/features/[^/]+/messages/',
      '^src/(app|shared|shared/install)/messages/',
    ]),
    arrow('storage-below-features', '^src/storage/', [LEAVES, '^src/(storage|domain|contract)/']),
    // The page knows a worker by its type alone, or as an entry of its own.
    arrow('platform-adapts', '^src/platform/', [
      LEAVES,
      '^src/(platform|storage|domain|contract)/',
      '^workers/[^/]+\\.worker\\.ts$',
      '^workers/[^/]+\\.api\\.ts$',
    ]),
    arrow('shared-below-features', '^src/shared/', ['^src/(shared|ui|i18n|platform|storage|domain|contract)/']),
    arrow('features-stand-alone', '^src/features/([^/]+)/', [
      '^src/features/$1/',
      '^src/features/feature\\.ts$',
      '^src/(shared|ui|i18n|platform|storage|domain|contract)/',
    ]),
    arrow('worker-is-headless', '^workers/', [LEAVES, '^workers/', '^src/(storage|domain|contract)/']),
    arrow('server-shares-only-rules', '^server/', ['^server/', '^src/(domain|contract)/']),
    arrow('sw-stands-alone', '^sw/', [LEAVES, '^sw/', '^src/contract/', '^src/domain/group-by\\.ts$']),
    // The programs around the product run it, and meet each other in tooling.
    ...['scripts', 'bench', 'e2e', 'faults', 'load', 'mutation', 'simulate', 'tests', 'walk'].map((program) =>
      arrow(`${program}-meets-others-in-tooling`, `^${program}/`, [
        `^${program}/`,
        '^tooling/',
        '^(src|workers|sw|server)/',
        // Builders and stand-ins of tests, for the programs that are tests themselves, and the build that the bench measures and
        // whose channel simulated tabs have.
        ...(['e2e', 'faults', 'load', 'simulate'].includes(program) ? ['^tests/'] : []),
        ...(['bench', 'simulate'].includes(program) ? ['^scripts/build/'] : []),
        ...(program === 'mutation' ? ['^tests/setup/'] : []),
      ]),
    ),
    // A second computation that shared a rule with the product would share its mistakes; the list of exercises is data.
    arrow('figures-are-computed-apart', '^walk/figures/(?!catalogue\\.ts$)', ['^walk/', '^tooling/', '^src/contract/']),
    arrow('tooling-stands-alone', '^tooling/', ['^tooling/', '^(src|workers|sw|server)/', '^tests/builders']),
    {
      name: 'domain-is-pure',
      comment:
        'Rules run anywhere: no clock, no I/O, no library but one that is itself a pure rule. Types cost nothing.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: ['^src/(domain|contract)/', 'node_modules/fractional-indexing/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'domain-needs-no-parser-in-the-page',
      comment: 'Domain takes types from the contract, never a schema: zod would ride into the page with every rule.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/contract/',
        dependencyTypesNot: ['type-only'],
        pathNot: '^src/contract/(vocabulary|limits|routes)\\.ts$',
      },
    },
    {
      name: 'native-half-stays-in-the-shell',
      comment: "Capacitor's own module makes every page that runs it look like a native app.",
      severity: 'error',
      from: { path: '^(src|workers|sw)/', pathNot: '^src/(platform/native|app/shell)/' },
      to: {
        path: '^src/(platform/native|app/shell)/|node_modules/@capacitor',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'react-stays-in-the-page',
      severity: 'error',
      from: { path: '^(workers|sw|server)/' },
      to: { path: 'node_modules/(react|react-dom|@xstate/react)/', reachable: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
