import { useSyncExternalStore } from 'react'

// What stands outside an open modal cannot be reached, so whoever must stay reachable (toasts) moves into the topmost
// one, and whoever must not disturb (an update's reload) can ask whether one is open.
let modals: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Records an open modal dialog. Returns what takes it off again. */
export function enterModal(modal: HTMLDialogElement): () => void {
  change([...modals, modal])
  return () => change(modals.filter((other) => other !== modal))
}

/** The dialog that is on top of the page now, or undefined. */
export function topModal(): HTMLDialogElement | undefined {
  return modals.at(-1)
}

/** The dialog that is on top of the page, followed as dialogs open and close. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, topModal)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly HTMLDialogElement[]): void {
  modals = next
  for (const listener of listeners) listener()
}
