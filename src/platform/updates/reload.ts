import { nativePlatform } from '../device/shell.ts'

const ANSWER_MS = 5_000

/** Whether a reload would succeed: from local files, or the server. */
export async function canReload(): Promise<boolean> {
  return nativePlatform !== null || (await hasOwnFiles()) || isServerThere()
}

/** Reloads the page, unless an error page would replace it. Returns whether it does. */
export async function reloadPage(): Promise<boolean> {
  if (!(await canReload())) return false
  location.reload()
  return true
}

/** Clearing a site's data removes the service worker and its files, but not the running page. */
async function hasOwnFiles(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration?.active) return false
    return (await caches.keys()).some((name) => name.includes('precache'))
  } catch {
    // No service workers, or a browser that forbids storage.
    return false
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    const response = await fetch('/builds/latest.json', { cache: 'no-store', signal })
    // A captive portal's page is no JSON.
    await response.json()
    return response.ok
  } catch {
    return false
  }
}
