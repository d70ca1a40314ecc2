import { safeLocalStorage } from '#shared/browser-storage.ts'

/** Names what there is to tell now. A new name is told once to everybody who was here before it. */
const NEWEST = '2026-11'
const SEEN_KEY = 'barra.news-seen'

/** Whether there is something this device has not been told. Who is here for the first time has missed nothing. */
export function hasNews(): boolean {
  const seen = safeLocalStorage.read(SEEN_KEY)
  // Where nothing can be kept, nothing is told either.
  if (seen === null) markNewsSeen()
  return seen !== null && seen !== NEWEST
}

/** Takes it as told on this device. */
export function markNewsSeen(): void {
  safeLocalStorage.write(SEEN_KEY, NEWEST)
}
