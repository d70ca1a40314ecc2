import { rmSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { ownTabChannelServed } from './scripts/build/tab-channel.ts'
import { sentToGoogle, standInForGoogle, startUnbelievingStorage } from './tests/setup/google-stand-in.ts'
import { connectSync, pushElsewhere, serveSync } from './tests/setup/sync-stand-in.ts'
import { TEST_DEFAULTS } from './tests/setup/test-defaults.ts'
import { configuredLaunch } from './tooling/browser.ts'

// Each run has a profile of its own: what an earlier one left, a cookie for instance, would decide about this one.
const PROFILE = `node_modules/.cache/storage-tests-${process.pid}`
process.once('exit', () => rmSync(PROFILE, { recursive: true, force: true }))

// The storage suite once more, where it has to hold: real IndexedDB in Chromium, with a profile on the disk. A
// throw-away profile would keep IndexedDB in memory, and durability would cost and prove nothing. With it goes what only
// a browser shows (*.browser.test): styles as they are computed, and Firebase's client with its windows.
export default defineConfig({
  optimizeDeps: {
    // The storage suite runs on the channel between tabs that ships.
    rolldownOptions: { plugins: [ownTabChannelServed()] },
    // Found late, each of these would make the page load anew in the middle of a test.
    include: [
      'broadcast-channel',
      'comlink',
      'dexie',
      'fast-check',
      'firebase/app',
      'firebase/app-check',
      'firebase/auth',
      'firebase/storage',
      'fractional-indexing',
      'i18next',
      'papaparse',
      'react',
      'react-dom',
      'react-dom/client',
      'react-i18next',
      'lucide-react',
      'react-hook-form',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'xstate',
      'rxdb/plugins/core',
      'rxdb/plugins/migration-schema',
      'rxdb/plugins/storage-dexie',
      'rxjs',
      'uplot',
      'zod',
    ],
  },
  test: {
    ...TEST_DEFAULTS,
    name: 'browser',
    include: ['src/storage/**/*.test.ts', 'src/**/*.browser.test.{ts,tsx}', 'walk/**/*.browser.test.ts'],
    globalSetup: ['tests/setup/require-browser.ts'],
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: configuredLaunch(),
        persistentContext: PROFILE,
      }),
      commands: { standInForGoogle, sentToGoogle, startUnbelievingStorage, serveSync, connectSync, pushElsewhere },
      instances: [{ browser: 'chromium' }],
    },
  },
})
