import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { ENGINES, firefoxLaunch } from './tooling/engines/engine.ts'

// The same journeys in the three engines that people have, each with its pages kept when they are left, as on a phone.
// `npm run test:engines` starts it, with what Firefox needs of Playwright.

/** Further journeys of e2e, which need nothing that Chromium alone tells. */
const ALSO_IN_FIREFOX = [
  'guest',
  'install',
  'offline-workout',
  'running-workout',
  'two-devices',
  'two-tabs',
  'updates',
  'workout-builder',
]

export default defineConfig({
  ...base,
  testIgnore: [],
  outputDir: 'test-results/engines',
  reporter: [['list'], ['./e2e/support/engine-table.ts']],
  use: { ...base.use, launchOptions: {} },
  projects: ENGINES.map((engine) => ({
    name: engine,
    use:
      engine === 'firefox'
        ? { browserName: 'firefox', channel: 'moz-firefox', launchOptions: firefoxLaunch(), engine }
        : { engine, launchOptions: base.use?.launchOptions ?? {} },
    testMatch: [
      'engines/*.spec.ts',
      ...(engine === 'firefox' ? ALSO_IN_FIREFOX.map((name) => `${name}.spec.ts`) : []),
      // What it alone does.
      ...(engine === 'webkit' ? ['engines/webkit/*.spec.ts'] : []),
    ],
  })),
})
