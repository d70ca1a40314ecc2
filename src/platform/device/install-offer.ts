import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createStore } from '#shared/store.ts'
import { currentAccount } from '../account/account.ts'
import { askForLastingStorage } from './lasting-storage.ts'
import { nativePlatform } from './shell.ts'

/** The browser's event when the app can be installed. Not standardized, so it is missing in type libraries. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> }

const HIDE_KEY = 'hide-install'

/** Undefined once somebody has said no. */
const offer = createStore<InstallPromptEvent | null | undefined>(null)

/**
 * Call it early: the browser's event fires only once, and cannot be used later unless it is prevented. Where nothing of
 * ours offers the app, the browser's own offer stays; nobody who declined is asked again. `screens` are the paths where
 * whoever is signed in finds ours.
 */
export function keepInstallOffer(...screens: readonly string[]): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    const isDeclined = isHidden()
    if (!isDeclined && !isOfferedHere(screens)) return
    event.preventDefault()
    // The event's name determines its type.
    if (!isDeclined) offer.set(event as InstallPromptEvent)
  })
  window.addEventListener('appinstalled', () => {
    offer.set(null)
    void askForLastingStorage()
  })
}

/** How to add the app to the home screen: the browser asks, or, on iPhones and iPads, the person does it manually. */
export type InstallWay = 'ask' | 'by-hand'

/** Null if it cannot be installed, is already, or was declined. */
export function installWay(): InstallWay | null {
  if (isHidden()) return null
  if (offer.current()) return 'ask'
  return !isApple() || isOwnWindow() ? null : 'by-hand'
}

export const subscribeToInstallOffer = offer.subscribe

/** Makes the browser ask. An event is good for one prompt. */
export async function install(): Promise<void> {
  const asked = offer.current()
  offer.set(null)
  await asked?.prompt()
}

export function declineInstall(): void {
  safeLocalStorage.write(HIDE_KEY, 'true')
  offer.set(undefined)
}

/** So does a public page with a button for it. */
function isOfferedHere(screens: readonly string[]): boolean {
  const isOnScreen = currentAccount() !== null && screens.includes(location.pathname)
  return isOnScreen || document.querySelector('[data-install]') !== null
}

function isOwnWindow(): boolean {
  return nativePlatform !== null || matchMedia('(display-mode: standalone)').matches
}

/** No browser there offers to install; `followDevice` determines the device. */
function isApple(): boolean {
  // There is no document while prerendering.
  return typeof document !== 'undefined' && document.body.classList.contains('platform-ios')
}

function isHidden(): boolean {
  return safeLocalStorage.read(HIDE_KEY) !== null
}
