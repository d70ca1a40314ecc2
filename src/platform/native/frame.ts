import { readDeepLink } from '#domain/deep-link.ts'
import { homeOrigin } from '../server/server-origin.ts'
import { app, logFailure, splashScreen } from './plugins.ts'

/** Path and query of every link, including the one that started the app. */
export function followLinks(open: (path: string) => void): () => void {
  const listening = app.addListener('appUrlOpen', ({ url }) => {
    const path = readDeepLink(url, homeOrigin())
    if (path === null) console.warn('a link that is not ours was refused')
    else open(path)
  })
  return () =>
    logFailure(
      'letting links go',
      listening.then((listener) => listener.remove()),
    )
}

/** Calls back whenever Android's back button is pressed, replacing the default. */
export function followBackButton(pressed: (canGoBack: boolean) => void): () => void {
  const listening = app.addListener('backButton', ({ canGoBack }) => pressed(canGoBack))
  return () =>
    logFailure(
      'letting the back button go',
      listening.then((listener) => listener.remove()),
    )
}

export function exitApp(): void {
  logFailure('leaving the app', app.exitApp())
}

/** If it fails, the system hides the splash by itself after a while (capacitor.config.ts). */
export function hideSplash(): void {
  logFailure('hiding the splash screen', splashScreen.hide())
}
