import { useSyncExternalStore } from 'react'

// Content outside an open modal is unreachable, so elements that must stay reachable (toasts) move into the topmost
// one, and anything that must not disturb (an update's reload) can check for one.
let modals: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

export function enterModal(modal: HTMLDialogElement): () => void {
  change([...modals, modal])
  return () => change(modals.filter((other) => other !== modal))
}

export function topModal(): HTMLDialogElement | undefined {
  return modals.at(-1)
}

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
