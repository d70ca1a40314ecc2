import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
]

/** Where a real Chromium is: CHROME_PATH, else where Debian and Google put it. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROME_PATH']
  return [...(named ? [named] : []), ...PLACES].find((path) => existsSync(path))
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
 * How every script and test launches it: quietly, without a word to the network, and not needing root's sandbox. Throws
 * where there is none.
 */
export function browserLaunch(): Launch {
  const executablePath = findBrowser()
  if (executablePath === undefined)
    throw new Error('No Chromium found: install it (apt-get install chromium) or set CHROME_PATH to one')
  return { executablePath, args: [...ARGS] }
}

/**
 * The same for a configuration, which other tools read on machines without a browser: names none where there is none.
 * The run itself calls `browserLaunch` before anything else, and so says what is missing.
 */
export function configuredLaunch(): Partial<Launch> {
  return findBrowser() === undefined ? {} : browserLaunch()
}
