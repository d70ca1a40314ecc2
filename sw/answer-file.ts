import { storedFile, storeFetched } from './file-cache.ts'
import { missingPage } from './missing-page.ts'
import type { PrecachedFile } from './precache-list.ts'

/** Answers the request of a file of the app from the device. One that is gone is fetched, and stored again on the way. */
export async function answerFile(event: FetchEvent, file: PrecachedFile): Promise<Response> {
  const stored = await storedFile(file).catch(() => undefined)
  if (stored) return stored
  const response = await fetch(event.request)
  event.waitUntil(storeFetched(file, response.clone()).catch(() => false))
  return response
}

/**
 * Answers a navigation to a screen with the app's page from the device. Where the page is gone, the server's page of that
 * address is shown, and the app's page is stored again beside it; without a network, a page of our own says so.
 */
export async function answerScreen(event: FetchEvent, page: PrecachedFile): Promise<Response> {
  const stored = await storedFile(page).catch(() => undefined)
  if (stored) return stored
  event.waitUntil(storeAgain(page).catch(() => false))
  return fetch(event.request).catch(() => missingPage())
}

async function storeAgain(file: PrecachedFile): Promise<boolean> {
  return storeFetched(file, await fetch(file[0]))
}
