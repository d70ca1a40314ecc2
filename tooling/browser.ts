import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
]

// Chromium without its windows: the same engine, in less time.
const HEADLESS_PLACES = ['/usr/bin/chromium-headless-shell']

/** The path of a real Chromium for tests: CHROME_PATH, else one without windows, else as for anybody. */
export function findTestBrowser(): string | undefined {
  return firstOf([...HEADLESS_PLACES, ...PLACES])
}

/** Whether tests have nothing better to wish for: CHROME_PATH names a browser, or there is one without windows. */
export function hasTestBrowser(): boolean {
  return firstOf(HEADLESS_PLACES) !== undefined
}

function firstOf(places: readonly string[]): string | undefined {
  const named = process.env['CHROME_PATH']
  return [...(named ? [named] : []), ...places].find((path) => existsSync(path))
}

// Of these switches the last one counts, so what Playwright itself turns off is here as well.
const TURNED_OFF = [
  // The address bar's own pages: a renderer and hundreds of modules for every window, a quarter of what a test costs.
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
 * How every script launches the browser that people have (CHROME_PATH, else where Debian and Google put it): quietly,
 * without a word to the network, and not needing root's sandbox. Throws where there is none.
 */
export function browserLaunch(): Launch {
  return launchOf(firstOf(PLACES))
}

/** The same for tests. */
export function testBrowserLaunch(): Launch {
  return launchOf(findTestBrowser())
}

/**
 * The same for a test tool's configuration, which other tools read on machines without a browser: names none where there
 * is none. The run itself calls `testBrowserLaunch` before anything else, and so says what is missing.
 */
export function configuredLaunch(): Partial<Launch> {
  return findTestBrowser() === undefined ? {} : testBrowserLaunch()
}

function launchOf(executablePath: string | undefined): Launch {
  if (executablePath === undefined)
    throw new Error('No Chromium found: install it (apt-get install chromium) or set CHROME_PATH to one')
  return { executablePath, args: [...ARGS] }
}
