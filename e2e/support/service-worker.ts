import { expect, type Page } from '@playwright/test'

// Playwright's `waitForFunction` takes the promise of an async predicate for a true value and returns at once, so states
// that a browser tells asynchronously are polled here.

/** A page of the server that runs no script, and whose policy forbids none. */
export const PAGE_WITHOUT_SCRIPTS = '/theme.js'

/** Resolves once an active service worker controls the page. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Resolves once another version is installed and waits for its activation. */
export async function untilNextWaits(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed')
}

/** Resolves once an installation has ended without a worker: its cache is there, and nothing is being installed. */
export async function untilInstallationFailed(page: Page): Promise<void> {
  const hasFailed = async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const isIdle = registration === undefined || (registration.installing ?? registration.active) === null
    return isIdle && (await caches.has('barra-precache'))
  }
  await expect.poll(() => page.evaluate(hasFailed)).toBe(true)
}

/** Whether some tab of this browser holds the Web Lock of this name. */
export function isLockHeld(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    async (wanted) => ((await navigator.locks.query()).held ?? []).some((lock) => lock.name === wanted),
    name,
  )
}

/** How many wait to have the Web Lock of this name for themselves. */
export function waitingForLock(page: Page, name: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const { pending = [] } = await navigator.locks.query()
    return pending.filter((lock) => lock.name === wanted && lock.mode === 'exclusive').length
  }, name)
}
