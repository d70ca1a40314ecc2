import { OUTBOX_SYNC_TAG } from '#contract/outbox.ts'

/** Background Sync is Chromium's alone, so the compiler's library does not know it. */
type WithSync = ServiceWorkerRegistration & { readonly sync?: { readonly register: (tag: string) => Promise<void> } }

/**
 * Asks the browser to send what waits as soon as there is a network, also after the page is gone. Where it cannot or
 * may not, nothing is lost: the page sends it when it is open again.
 */
export async function sendInBackground(): Promise<void> {
  try {
    const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register(OUTBOX_SYNC_TAG)
  } catch {
    // Forbidden by the person's settings, or in a private window.
  }
}
