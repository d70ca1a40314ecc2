import { existsSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserLaunch, configuredLaunch, testBrowserLaunch } from './browser.ts'

vi.mock('node:fs', async (load) => ({ ...(await load<typeof import('node:fs')>()), existsSync: vi.fn(() => false) }))

// Modules that were loaded with this stand-in would stay for the next file of the same process.
afterAll(() => void vi.resetModules())
beforeEach(() => void vi.stubEnv('CHROME_PATH', ''))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.mocked(existsSync).mockReset().mockReturnValue(false)
})

test.each(['../playwright.config.ts', '../vitest.browser.config.ts'])(
  '%s is read on a machine without a browser',
  async (configuration) => {
    await expect(import(configuration)).resolves.toHaveProperty('default')
  },
)

test('launching a browser where there is none says how to get one', () => {
  const advice = 'No Chromium found: install it (apt-get install chromium) or set CHROME_PATH to one'
  expect(browserLaunch).toThrow(advice)
  expect(testBrowserLaunch).toThrow(advice)
  expect(configuredLaunch()).toEqual({})
})

test('the browser that CHROME_PATH names comes before all others', () => {
  vi.stubEnv('CHROME_PATH', '/opt/chrome')
  vi.mocked(existsSync).mockReturnValue(true)
  expect(browserLaunch().executablePath).toBe('/opt/chrome')
  expect(testBrowserLaunch()).toEqual(browserLaunch())
  expect(configuredLaunch()).toEqual(browserLaunch())
})

test('tests take a Chromium without windows, and everything else the whole one', () => {
  vi.mocked(existsSync).mockReturnValue(true)
  expect(configuredLaunch().executablePath).toBe('/usr/bin/chromium-headless-shell')
  expect(browserLaunch().executablePath).toBe('/usr/bin/chromium')
})
