const PLAIN_MS = 5_000
const WITH_ACTION_MS = 8_000

/** How long a message stays, in milliseconds: what its sender says, else 8 s where there is something to do, else 5 s. */
export function toastLife(toast: { readonly durationMs?: number; readonly action?: unknown }): number {
  return toast.durationMs ?? (toast.action ? WITH_ACTION_MS : PLAIN_MS)
}
