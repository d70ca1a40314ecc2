import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, firefox, type Page } from '@playwright/test'
import { testBrowserLaunch } from './browser.ts'
import { shiftClock } from './clock.ts'
import { CONTENT_PROCESS, firefoxLaunch, type PlaywrightEngine } from './engines/engine.ts'
import type { Surroundings } from './engines/engine-page.ts'
import { killAll, processTree, type Suspension, suspensionOf } from './engines/processes.ts'

type ContextOptions = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>

/**
 * A person's browser with its profile on a real disk: IndexedDB and the service worker survive closing, or killing, and
 * reopening. Playwright's usual contexts are in memory.
 */
export type Device = {
  /** The open browser; another one after `reopen`. */
  readonly context: BrowserContext
  /** Its first tab. */
  readonly page: Page
  /** The folder of its downloads. */
  readonly downloads: string
  /** Closes the whole browser, so that the next `reopen` is a cold start. */
  close(): Promise<void>
  /** `kill -9` of the browser and everything it runs. */
  kill(): Promise<void>
  /** Looks up its processes in advance, so that the returned kill is immediate. */
  prepareKill(): Promise<() => Promise<void>>
  /** Looks up what runs pages and workers in advance: `stop` suspends it at once, as a phone does, until `goOn`. */
  prepareSuspend(): Promise<Suspension>
  /** Reopens the profile, where and when it is then, and returns its first tab. */
  reopen(changed?: Surroundings): Promise<Page>
  /** Closes it for good and removes the profile. */
  dispose(): Promise<void>
}

export type Opening = {
  /** A profile that the device starts with a copy of; by default an empty one. */
  readonly template?: string | undefined
  readonly engine?: PlaywrightEngine
  /** Runs in every page before the page's own scripts. */
  readonly script?: string | undefined
}

/** Opens a browser with a profile of its own. */
export async function openDevice(
  options: ContextOptions = {},
  { template, engine = 'chromium', script }: Opening = {},
): Promise<Device> {
  const profile = mkdtempSync(join(tmpdir(), 'barra-profile-'))
  if (template !== undefined) cpSync(template, profile, { recursive: true })
  const downloads = mkdtempSync(join(tmpdir(), 'barra-downloads-'))
  const given = { downloadsPath: downloads, ...options }
  let surroundings: Surroundings = {}
  const launch = async () => {
    const { timeZone, aheadMs = 0 } = surroundings
    const place = timeZone === undefined ? {} : { timezoneId: timeZone }
    const launched = await launchProfile(profile, { ...given, ...place }, engine)
    if (aheadMs > 0) await shiftClock(launched.context, aheadMs)
    if (script !== undefined) await launched.context.addInitScript(script)
    return launched
  }
  let { context, page } = await launch()
  const processes = () => processTree(({ command }) => command.includes(profile))
  let suspension: Suspension | undefined
  const prepareKill = async () => {
    const all = processes()
    return async () => {
      const closed = new Promise((resolve) => context.once('close', resolve))
      killAll(all)
      await closed
    }
  }
  return {
    get context() {
      return context
    },
    get page() {
      return page
    },
    downloads,
    close: () => context.close(),
    kill: async () => (await prepareKill())(),
    prepareKill,
    prepareSuspend: async () => {
      suspension = suspensionOf(processes(), CONTENT_PROCESS[engine])
      return suspension
    },
    reopen: async (changed) => {
      surroundings = { ...surroundings, ...changed }
      ;({ context, page } = await launch())
      return page
    },
    dispose: async () => {
      // A suspended page is never closed.
      suspension?.goOn()
      await context.close().catch(() => undefined)
      for (const folder of [profile, downloads]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Launched = { readonly context: BrowserContext; readonly page: Page }

/** Opens the browser whose profile is in this folder. */
export async function launchProfile(
  profile: string,
  options: ContextOptions = {},
  engine: PlaywrightEngine = 'chromium',
): Promise<Launched> {
  const [browser, launch] = engine === 'chromium' ? [chromium, testBrowserLaunch()] : [firefox, firefoxLaunch()]
  const context = await browser.launchPersistentContext(profile, {
    ...launch,
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    ...options,
  })
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}
