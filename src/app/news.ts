import { safeLocalStorage } from '#shared/browser-storage.ts'

/** A new id is shown once to everybody who was here before. */
const NEWEST = '2026-11'
const SEEN_KEY = 'barra.news-seen'

/** Whether there is news for this device. A new device has missed none. */
export function hasNews(): boolean {
  const seen = safeLocalStorage.read(SEEN_KEY)
  // Without storage, no news is shown.
  if (seen === null) markNewsSeen()
  return seen !== null && seen !== NEWEST
}

export function markNewsSeen(): void {
  safeLocalStorage.write(SEEN_KEY, NEWEST)
}
