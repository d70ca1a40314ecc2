import type { BrowserContext } from '@playwright/test'
import type { Say } from '../tooling/words.ts'
import type { Figures } from './ledger.ts'

/** A displayed tick: the set, its values, and the displayed storage state. */
export type ShownTick = { readonly setId: string; readonly safe: 'device' | 'server' } & Figures

type Spoken = { readonly device: string; readonly server: string }

/** Calls back immediately when a tick appears, or changes, on any page of this browser. */
export async function watchTicks(context: BrowserContext, say: Say, onTick: (tick: ShownTick) => void): Promise<void> {
  await context.exposeBinding('tickShown', (_source, tick: ShownTick) => onTick(tick))
  // The words of a tick are the set's name and these.
  const spoken = {
    device: say('execution:check.device', { set: '' }),
    server: say('execution:check.server', { set: '' }),
  }
  await context.addInitScript(reportTicks, spoken)
}

/** Runs in the page, so it must be self-contained. */
function reportTicks(spoken: Spoken): void {
  const page = window as unknown as { readonly tickShown: (tick: ShownTick) => Promise<void> }
  const reported = new Map<string, string>()
  const figure = (setId: string, field: string) =>
    Number.parseFloat(document.getElementById(`field-${setId}-${field}`)?.textContent ?? '')
  const look = () => {
    for (const row of document.querySelectorAll('li[id^="set-"]')) {
      const label = row.querySelector('button[aria-pressed="true"]')?.getAttribute('aria-label') ?? ''
      const safe = label.endsWith(spoken.server) ? 'server' : label.endsWith(spoken.device) ? 'device' : null
      if (!safe) continue
      const setId = row.id.slice('set-'.length)
      const tick = { setId, safe, weight: figure(setId, 'weight'), reps: figure(setId, 'reps') } as const
      const said = JSON.stringify(tick)
      if (reported.get(setId) === said) continue
      reported.set(setId, said)
      void page.tickShown(tick)
    }
  }
  const watched = {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label', 'aria-pressed'],
  }
  new MutationObserver(look).observe(document, watched)
}
