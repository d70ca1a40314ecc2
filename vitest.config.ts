import { defineConfig } from 'vitest/config'
import { TEST_DEFAULTS } from './tests/setup/test-defaults.ts'

// unit: rules and components' logic beside the code · integration: what crosses layers, in Node, with real parts.
// The storage suite runs in fake-indexeddb here and again in Chromium by vitest.browser.config.ts.
export default defineConfig({
  test: {
    ...TEST_DEFAULTS,
    // One worker less than there are cores would be one of two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Rules share nothing: a process for each of 250 files would cost more than what they prove.
          isolate: false,
          setupFiles: ['tests/setup/take-back-stubs.ts'],
          pool: 'threads',
          // Each service worker of a test has Workbox's router of its own.
          server: { deps: { inline: [/workbox-/] } },
          include: [
            'src/{contract,domain,i18n,shared,features,app,platform,ui}/**/*.test.{ts,tsx}',
            'workers/**/*.test.ts',
            'server/**/*.test.ts',
            'sw/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tooling/**/*.test.ts',
            'e2e/support/*.test.ts',
            'bench/**/*.test.ts',
            'faults/**/*.test.ts',
            'load/**/*.test.ts',
            'simulate/**/*.test.ts',
            'walk/**/*.test.ts',
            'mutation/*.test.ts',
          ],
          exclude: ['**/*.integration.test.ts', '**/*.browser.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'storage',
          include: ['src/storage/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          setupFiles: ['tests/setup/fake-indexeddb.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          // PGlite and the identity provider are loaded once; every file opens databases of its own.
          isolate: false,
          include: ['tests/**/*.integration.test.ts', '{server,workers}/**/*.integration.test.ts'],
          setupFiles: ['tests/setup/fake-indexeddb.ts'],
          globalSetup: ['tests/setup/postgresql.ts', 'tests/setup/embedded-dump.ts'],
        },
      },
    ],
  },
})
