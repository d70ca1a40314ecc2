import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../tooling/browser.ts'

/** A browser with its profile on a real disk: incognito keeps IndexedDB in memory, where strict durability is free. */
export type Profile = {
  /** Restarts the browser, with all data of earlier runs. */
  launch(options?: LaunchOptions): Promise<Launched>
  remove(): void
}

export type Launched = {
  readonly context: BrowserContext
  readonly page: Page
  readonly devtools: CDPSession
  close(): Promise<void>
}

export type LaunchOptions = {
  /** Draw as often as the machine can, instead of 60 times a second: the wait for the screen would hide the work. */
  readonly unlimitedFrames?: boolean
  /** How many times slower the page's thread runs. */
  readonly slowdown?: number
  readonly width?: number
  readonly serviceWorkers?: 'allow' | 'block'
}

const UNLIMITED_FRAMES = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** An empty profile; an earlier run of the same name is removed. */
export function createProfile(name: string): Profile {
  const directory = join(import.meta.dirname, 'profiles', name)
  const remove = () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  remove()
  mkdirSync(directory, { recursive: true })
  return { launch: (options) => launch(directory, options), remove }
}

async function launch(directory: string, options: LaunchOptions = {}): Promise<Launched> {
  const { unlimitedFrames = false, slowdown = 1, width = 390, serviceWorkers = 'allow' } = options
  const { executablePath, args } = browserLaunch()
  const context = await chromium.launchPersistentContext(directory, {
    executablePath,
    args: [...args, ...(unlimitedFrames ? UNLIMITED_FRAMES : [])],
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width, height: 844 },
    // Animations would add frames to everybody's round.
    reducedMotion: 'reduce',
    serviceWorkers,
  })
  const page = context.pages()[0] ?? (await context.newPage())
  page.on('pageerror', (error) => console.error('in the page:', error))
  const devtools = await context.newCDPSession(page)
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, devtools, close: () => context.close() }
}
