import type { BrowserContext, Worker } from '@playwright/test'

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
