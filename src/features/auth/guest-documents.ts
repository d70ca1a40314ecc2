import { safeLocalStorage } from '#shared/browser-storage.ts'

/** Set by the sample workout once the guest wants to keep it. */
const KEEP_GUEST_KEY = 'barra.keep-guest'

export function isGuestKept(): boolean {
  return safeLocalStorage.read(KEEP_GUEST_KEY) !== null
}

/** Before the app opens the account's database. After a failure the documents stay until the next login. */
export async function moveGuestDocuments(account: string): Promise<void> {
  if (!isGuestKept()) return
  try {
    // The storage is large, and the login only loads it if there is something to move.
    const { moveGuest } = await import('./move-guest.ts')
    await moveGuest(account)
    safeLocalStorage.remove(KEEP_GUEST_KEY)
  } catch (cause) {
    console.error('the test workout stays with the guest', cause)
  }
}
