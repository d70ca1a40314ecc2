import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createStore } from '#shared/store.ts'
import { askForLastingStorage } from './lasting-storage.ts'
import { nativePlatform } from './shell.ts'

/** What a browser hands over when the app can be installed. No standard has it, so no library of types does either. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> }

/** Set once a person has said no: they are not asked again on this device. */
const HIDE_KEY = 'hide-install'

/** Undefined once somebody has said no. */
const offer = createStore<InstallPromptEvent | null | undefined>(null)

/** Keeps the browser's offer to install the app until a person asks for it. Call it early: it is made only once. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // The event's name says what it is; see the type.
    if (!isHidden()) offer.set(event as InstallPromptEvent)
  })
  window.addEventListener('appinstalled', () => {
    offer.set(null)
    void askForLastingStorage()
  })
}

/** How the app gets onto the home screen here: the browser asks, or, on iPhones and iPads, the person does it by hand. */
export type InstallWay = 'ask' | 'by-hand'

/** How the app can be installed now; null where it cannot, is already, or somebody has said no. */
export function installWay(): InstallWay | null {
  if (isHidden()) return null
  if (offer.current()) return 'ask'
  return isOwnWindow() || !isApple() ? null : 'by-hand'
}

/** Calls back whenever `installWay` changes, until the returned function is called. */
export const subscribeToInstallOffer = offer.subscribe

/** Lets the browser ask. An offer is good for one question. */
export async function install(): Promise<void> {
  const asked = offer.current()
  offer.set(null)
  await asked?.prompt()
}

/** Takes the offer away for good. */
export function declineInstall(): void {
  safeLocalStorage.write(HIDE_KEY, 'true')
  offer.set(undefined)
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
  return safeLocalStorage.read(HIDE_KEY) !== null
}
