import type { BrowserContext, Page, Worker } from '@playwright/test'

/** From now on every page and worker of this browser believes that it is so many milliseconds later (or earlier). */
export async function shiftClock(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.addInitScript(shiftDate, milliseconds)
  const shiftWorker = (worker: Worker) => void worker.evaluate(shiftDate, milliseconds).catch(() => undefined)
  context.on('page', (page) => page.on('worker', shiftWorker))
  for (const page of context.pages()) page.on('worker', shiftWorker)
}

/** Variables for a server that believes that it is so many milliseconds later. */
export function laterBy(milliseconds: number): Readonly<Record<string, string>> {
  const shift = encodeURIComponent(`(${shiftDate})(${milliseconds})`)
  return { NODE_OPTIONS: `--import=data:text/javascript,${shift}` }
}

/**
 * From now on it is always this moment in every page of this browser. In its workers, which wait by the clock, time goes
 * on from it; their scripts are changed on the way, so that not even their first line knows another time.
 */
export async function stopClock(context: BrowserContext, atMs: number): Promise<void> {
  await context.addInitScript(stopDate, atMs)
  const shift = atMs - Date.now()
  await context.route(/\.worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `;(${shiftDate})(${shift});${await response.text()}` })
  })
}

/** Moves the stopped clock of a page, until its next load. */
export async function moveClock(page: Page, toMs: number): Promise<void> {
  await page.evaluate((detail) => void dispatchEvent(new CustomEvent('clockmoved', { detail })), toMs)
}

/** Runs in pages, so it must be self-contained. */
function stopDate(atMs: number): void {
  const RealDate = Date
  let stoppedAtMs = atMs
  addEventListener('clockmoved', (event) => {
    if (event instanceof CustomEvent) stoppedAtMs = Number(event.detail)
  })
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | [number]) {
      super(...(parts.length === 0 ? ([stoppedAtMs] as const) : parts))
    }
    static override now(): number {
      return stoppedAtMs
    }
  } as DateConstructor
}

/** Runs in pages, workers and the server, so it must be self-contained. */
function shiftDate(milliseconds: number): void {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | [number]) {
      // Given arguments are a moment already; only the current time is shifted.
      super(...(parts.length === 0 ? ([RealDate.now() + milliseconds] as const) : parts))
    }
    static override now(): number {
      return RealDate.now() + milliseconds
    }
  } as DateConstructor
}
