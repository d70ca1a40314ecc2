import { askForLastingStorage } from './lasting-storage.ts'
import { nativePlatform } from './shell.ts'

/** What a browser hands over when the app can be installed. No standard has it, so no library of types does either. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> }

/** Set once a person has said no: they are not asked again on this device. */
const HIDE_KEY = 'hide-install'

let offer: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

/** Keeps the browser's offer to install the app until a person asks for it. Call it early: it is made only once. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // The event's name says what it is; see the type.
    if (!isHidden()) change(event as InstallPromptEvent)
  })
  window.addEventListener('appinstalled', () => {
    change(null)
    void askForLastingStorage()
  })
}

/** How the app gets onto the home screen here: the browser asks, or, on iPhones and iPads, the person does it by hand. */
export type InstallWay = 'ask' | 'by-hand'

/** How the app can be installed now; null where it cannot, is already, or somebody has said no. */
export function installWay(): InstallWay | null {
  if (offer !== null) return 'ask'
  return isOwnWindow() || !isApple() || isHidden() ? null : 'by-hand'
}

/** Lets the browser ask. An offer is good for one question. */
export async function install(): Promise<void> {
  const asked = offer
  change(null)
  await asked?.prompt()
}

/** Takes the offer away for good. */
export function declineInstall(): void {
  change(null)
  try {
    localStorage.setItem(HIDE_KEY, 'true')
  } catch {
    // Then the next visit asks again.
  }
}

/** Calls back whenever `installWay` changes, until the returned function is called. */
export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether it runs in a window of its own, as what is installed does, or in a native app. */
function isOwnWindow(): boolean {
  return nativePlatform !== null || matchMedia('(display-mode: standalone)').matches
}

/** No browser there offers to install anything; `followDevice` says what the device is. */
function isApple(): boolean {
  return document.body.classList.contains('platform-ios')
}

function isHidden(): boolean {
  try {
    return localStorage.getItem(HIDE_KEY) !== null
  } catch {
    return false
  }
}

function change(next: InstallPromptEvent | null): void {
  offer = next
  for (const listener of listeners) listener()
}
