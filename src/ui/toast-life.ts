const PLAIN_MS = 5_000
const WITH_ACTION_MS = 8_000

/** The duration of a toast, in milliseconds: its own, else 8 s with an action, else 5 s. */
export function toastLife(toast: { readonly durationMs?: number; readonly action?: unknown }): number {
  return toast.durationMs ?? (toast.action ? WITH_ACTION_MS : PLAIN_MS)
}
