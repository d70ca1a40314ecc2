import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createStore } from '#shared/store.ts'
import { askForLastingStorage } from './lasting-storage.ts'
import { nativePlatform } from './shell.ts'

/** The browser's event when the app can be installed. Not standardized, so it is missing in type libraries. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> }

/** Set once a person has declined: they are not asked again on this device. */
const HIDE_KEY = 'hide-install'

/** Undefined once somebody has said no. */
const offer = createStore<InstallPromptEvent | null | undefined>(null)

/** Stores the browser's install event until a person requests it. Call it early: it fires only once. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // The event's name determines its type.
    if (!isHidden()) offer.set(event as InstallPromptEvent)
  })
  window.addEventListener('appinstalled', () => {
    offer.set(null)
    void askForLastingStorage()
  })
}

/** How to add the app to the home screen: the browser asks, or, on iPhones and iPads, the person does it manually. */
export type InstallWay = 'ask' | 'by-hand'

/** How the app can be installed; null if it cannot, is already, or was declined. */
export function installWay(): InstallWay | null {
  if (isHidden()) return null
  if (offer.current()) return 'ask'
  return isOwnWindow() || !isApple() ? null : 'by-hand'
}

/** Calls back whenever `installWay` changes, until the returned function is called. */
export const subscribeToInstallOffer = offer.subscribe

/** Makes the browser ask. An event is good for one prompt. */
export async function install(): Promise<void> {
  const asked = offer.current()
  offer.set(null)
  await asked?.prompt()
}

/** Dismisses the offer permanently. */
export function declineInstall(): void {
  safeLocalStorage.write(HIDE_KEY, 'true')
  offer.set(undefined)
}

/** Whether it runs in its own window, as installed, or in a native app. */
function isOwnWindow(): boolean {
  return nativePlatform !== null || matchMedia('(display-mode: standalone)').matches
}

/** No browser there offers to install; `followDevice` determines the device. */
function isApple(): boolean {
  return document.body.classList.contains('platform-ios')
}

function isHidden(): boolean {
  return safeLocalStorage.read(HIDE_KEY) !== null
}
