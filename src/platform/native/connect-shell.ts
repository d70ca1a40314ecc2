import { SOCIAL_PROVIDERS } from '#contract/vocabulary.ts'
import { enterShell } from '../device/shell.ts'
import { logFailure } from './log-failure.ts'
import {
  askForNotifications,
  clearNotifications,
  followNotices,
  lockedScreenAbility,
  planRestNotices,
} from './plan-notices.ts'
import { haptics, keepAwake, statusBar } from './plugins.ts'
import { askProvider } from './provider-tokens.ts'
import { shareFile } from './share-file.ts'

let screenHolders = 0

/** A phone's motor needs longer to be felt through a pocket. */
const REST_OVER_MS = 400

/** Only in the native app, before the first screen. */
export function connectShell(): void {
  logFailure('the style of the status bar', statusBar.setStyle({ style: 'DARK' }))
  // Android 15 and later draw the page behind the bar instead: shell.css draws the black.
  logFailure('the colour of the status bar', statusBar.setBackgroundColor({ color: '#000000' }))
  followNotices()
  // The sign-in providers that the native app was built with.
  const builtIn = document.querySelector<HTMLMetaElement>('meta[name="barra-sign-in"]')?.content.split(' ') ?? []
  enterShell({
    vibrate: (what) =>
      logFailure(
        'haptics',
        what === 'set ticked' ? haptics.impact({ style: 'LIGHT' }) : haptics.vibrate({ duration: REST_OVER_MS }),
      ),
    keepScreenOn,
    lockedScreenAbility,
    askForNotifications,
    clearNotifications,
    planRestNotices,
    shareFile,
    socialProviders: SOCIAL_PROVIDERS.filter((provider) => builtIn.includes(provider)),
    askProvider,
  })
}

function keepScreenOn(): () => void {
  screenHolders += 1
  if (screenHolders === 1) logFailure('keeping the screen on', keepAwake.keepAwake())
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    screenHolders -= 1
    if (screenHolders === 0) logFailure('letting the screen sleep', keepAwake.allowSleep())
  }
}
