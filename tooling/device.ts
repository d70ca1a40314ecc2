import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { testBrowserLaunch } from './browser.ts'

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
  /** Closes the whole browser, so that the next `reopen` is a cold start. */
  close(): Promise<void>
  /** `kill -9` of the browser and everything it runs. */
  kill(): Promise<void>
  /** Looks up its processes in advance, so that the returned kill is immediate. */
  prepareKill(): Promise<() => Promise<void>>
  /** Looks up what runs pages and workers in advance: `stop` suspends it at once, as a phone does, until `goOn`. */
  prepareSuspend(): Promise<Suspension>
  /** Reopens the profile and returns its first tab. */
  reopen(): Promise<Page>
  /** Closes it for good and removes the profile. */
  dispose(): Promise<void>
}

export type Suspension = {
  readonly stop: () => void
  readonly goOn: () => void
}

/** Opens a browser with a fresh profile. */
export async function openDevice(options: ContextOptions = {}): Promise<Device> {
  const profile = mkdtempSync(join(tmpdir(), 'barra-profile-'))
  let { context, page } = await launch(profile, options)
  const prepareKill = async () => {
    const processes = (await processesOf(page)).map(({ id }) => id)
    return async () => {
      const closed = new Promise((resolve) => context.once('close', resolve))
      for (const id of processes) signal(id, 'SIGKILL')
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
    close: () => context.close(),
    kill: async () => (await prepareKill())(),
    prepareKill,
    prepareSuspend: async () => {
      const renderers = (await processesOf(page)).filter(({ type }) => type === 'renderer')
      const send = (name: 'SIGSTOP' | 'SIGCONT') => {
        for (const { id } of renderers) signal(id, name)
      }
      return { stop: () => send('SIGSTOP'), goOn: () => send('SIGCONT') }
    },
    reopen: async () => {
      ;({ context, page } = await launch(profile, options))
      return page
    },
    dispose: async () => {
      await context.close().catch(() => undefined)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function launch(profile: string, options: ContextOptions): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    ...testBrowserLaunch(),
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    ...options,
  })
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

/** The browser's processes; killing the last one ends the others. */
async function processesOf(page: Page): Promise<readonly { readonly id: number; readonly type: string }[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the browser is gone already')
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.toReversed()
}

function signal(processId: number, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(processId, name)
  } catch {
    // It went with another one.
  }
}
