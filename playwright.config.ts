import { defineConfig, devices } from '@playwright/test'
import { configuredLaunch } from './tooling/browser.ts'

// Journeys of a person: the built app, a real server process, a real Chromium with its profile on a real disk.
// e2e/support/test.ts has the fixtures; a test that stops the server takes one of its own.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Theirs is playwright.engines.config.ts.
  testIgnore: 'engines/**',
  globalSetup: './e2e/support/prepare.ts',
  outputDir: 'test-results',
  workers: 2,
  // A worker takes the next test, not the next file: neither waits for the other's last file.
  fullyParallel: true,
  // For states that never come. `test.slow()` triples it for the journeys that fill a phone or reload it many times.
  timeout: 120_000,
  expect: {
    timeout: 45_000,
    toPass: { timeout: 45_000 },
    // The tolerance of e2e/pictures.spec.ts: with one browser and one font nothing moves, so that a colour may be off by
    // what nobody sees, and one pixel in ten thousand by more.
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}', threshold: 0.02, maxDiffPixelRatio: 0.0001 },
  },
  // Two browsers, a database and an identity provider share two cores. A second try is recorded: two in a row fail.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['html', { open: 'never' }], ['./e2e/support/second-tries.ts']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 390, height: 844 },
    // A trace of every test would be a quarter of the suite's time; a second try has one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: configuredLaunch(),
    // A field on its way to the middle moves the button that is just being clicked; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // To install the app takes longer than most of these tests; those of the app on a `device` do it.
    serviceWorkers: 'block',
  },
})
