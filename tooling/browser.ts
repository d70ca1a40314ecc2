import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
]

// Chromium without windows: the same engine, but faster.
const HEADLESS_PLACES = ['/usr/bin/chromium-headless-shell']

/** The path of a real Chromium for tests: CHROME_PATH, else a headless one, else the regular one. */
export function findTestBrowser(): string | undefined {
  return firstOf([...HEADLESS_PLACES, ...PLACES])
}

/** Whether the preferred test browser exists: CHROME_PATH names one, or a headless one is installed. */
export function hasTestBrowser(): boolean {
  return firstOf(HEADLESS_PLACES) !== undefined
}

function firstOf(places: readonly string[]): string | undefined {
  const named = process.env['CHROME_PATH']
  return [...(named ? [named] : []), ...places].find((path) => existsSync(path))
}

// The last of these switches wins, so Playwright's own disabled features are included.
const TURNED_OFF = [
  // The address bar's own pages: a renderer and hundreds of modules per window, a quarter of a test's cost.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

type Launch = { readonly executablePath: string; readonly args: string[] }

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${TURNED_OFF.join(',')}`,
]

/**
 * Launch options of the regular browser (CHROME_PATH, else the path of Debian and Google): quiet, without background
 * network traffic, and without root's sandbox. Throws if there is none.
 */
export function browserLaunch(): Launch {
  return launchOf(firstOf(PLACES))
}

/** The same for tests. */
export function testBrowserLaunch(): Launch {
  return launchOf(findTestBrowser())
}

/**
 * The same for a test tool's configuration, which other tools read on machines without a browser: empty without one.
 * The run itself calls `testBrowserLaunch` first, which reports a missing browser.
 */
export function configuredLaunch(): Partial<Launch> {
  return findTestBrowser() === undefined ? {} : testBrowserLaunch()
}

function launchOf(executablePath: string | undefined): Launch {
  if (executablePath === undefined)
    throw new Error('No Chromium found: install it (apt-get install chromium) or set CHROME_PATH to one')
  return { executablePath, args: [...ARGS] }
}
