import type { SessionKey } from '#contract/device-registry.ts'
import { isRecord } from '#domain/is-record.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'
import { type ControlPlace, controlAt, placeOf } from './counterpart.ts'
import { STILL_ID } from './shown-still.ts'
import { toggleStateOf } from './toggle-state.ts'

const KEY: SessionKey = 'barra.used'
/** By then, the person who pressed it has gone on. */
const MAX_WAIT_MS = 4_000

type KeptControl = ControlPlace & { readonly path: string; readonly state: string }

/** Keeps the control that is being used, for the page that is loaded in place of this one. */
export function keepControl(control: HTMLElement, root: HTMLElement): void {
  const { pathname, search } = location
  const kept: KeptControl = { ...placeOf(control, root), path: pathname + search, state: toggleStateOf(control) }
  safeSessionStorage.writeJson(KEY, kept)
}

/**
 * Uses the control that was used in the page before this one, once it is there, and does what it would have done then: a
 * toggle that has changed meanwhile stays as it is. Resolves once it was used, or not found for a while.
 */
export async function pressKeptControl(root: HTMLElement): Promise<void> {
  const kept = safeSessionStorage.readJson(KEY)
  safeSessionStorage.remove(KEY)
  if (!isKeptControl(kept) || kept.path !== location.pathname + location.search) return
  const control = await awaitControl(kept, root)
  if (control && toggleStateOf(control) === kept.state) control.click()
}

function awaitControl(kept: KeptControl, root: HTMLElement): Promise<HTMLElement | undefined> {
  const find = () => (document.getElementById(STILL_ID) ? undefined : controlAt(kept, root))
  return new Promise((resolve) => {
    const end = (control: HTMLElement | undefined) => {
      clearTimeout(timer)
      observer.disconnect()
      resolve(control)
    }
    const look = () => {
      const control = find()
      if (control) end(control)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => end(undefined), MAX_WAIT_MS)
    // The still is beside the root.
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    look()
  })
}

/** Only `keepControl` writes it. */
function isKeptControl(value: unknown): value is KeptControl {
  return isRecord(value) && typeof value['identity'] === 'string' && typeof value['path'] === 'string'
}
