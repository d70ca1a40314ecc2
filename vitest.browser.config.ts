import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { configuredLaunch } from './scripts/browser.ts'

// The storage suite once more, where it has to hold: real IndexedDB in Chromium, with a profile on the disk. A
// throw-away profile would keep IndexedDB in memory, and durability would cost and prove nothing.
export default defineConfig({
  optimizeDeps: {
    // Found late, each of these would make the page load anew in the middle of a test.
    include: [
      'comlink',
      'dexie',
      'fast-check',
      'fractional-indexing',
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'rxdb/plugins/core',
      'rxdb/plugins/migration-schema',
      'rxdb/plugins/storage-dexie',
      'rxjs',
      'zod',
    ],
  },
  test: {
    name: 'browser',
    include: ['src/storage/**/*.test.ts'],
    globalSetup: ['tests/setup/require-browser.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: configuredLaunch(),
        persistentContext: 'node_modules/.cache/storage-tests',
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
