import { nativePlatform } from '../device/shell.ts'

const ANSWER_MS = 5_000

/** Whether a new page would come at all: from the files on this device, or from the server. */
export async function canReload(): Promise<boolean> {
  return nativePlatform !== null || (await hasOwnFiles()) || isServerThere()
}

/** Loads the page anew, unless an error page would come in its place. Answers whether it does. */
export async function reloadPage(): Promise<boolean> {
  if (!(await canReload())) return false
  location.reload()
  return true
}

/** Clearing a site's data takes the service worker and its files, and leaves the page that runs. */
async function hasOwnFiles(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration?.active) return false
    return (await caches.keys()).some((name) => name.includes('precache'))
  } catch {
    // No service workers here, or a browser that forbids storage.
    return false
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    const response = await fetch('/builds/latest.json', { cache: 'no-store', signal })
    // The page of a captive portal is no JSON.
    await response.json()
    return response.ok
  } catch {
    return false
  }
}
