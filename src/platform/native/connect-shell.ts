import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/vocabulary.ts'
import { enterShell, type ProviderTokens } from '../device/shell.ts'
import { IdentityError } from '../identity/identity-error.ts'
import {
  askForNotifications,
  clearNotifications,
  followNotices,
  lockedScreenAbility,
  planRestNotices,
} from './plan-notices.ts'
import { firebaseAuthentication, haptics, keepAwake, logFailure, statusBar } from './plugins.ts'
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
  const builtIn = document.querySelector<HTMLMetaElement>('meta[name="barra-sign-in"]')?.content.split(' ')
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
    socialProviders: SOCIAL_PROVIDERS.filter((provider) => builtIn?.includes(provider)),
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

/** Rejects with an IdentityError. */
async function askProvider(provider: SocialProvider): Promise<ProviderTokens> {
  try {
    const { credential } = await signInWith(provider)
    if (!credential?.idToken && !credential?.accessToken) throw new IdentityError('failed', 'barra/no-credential')
    const { idToken, accessToken, nonce } = credential
    return { ...(idToken && { idToken }), ...(accessToken && { accessToken }), ...(nonce && { rawNonce: nonce }) }
  } catch (cause) {
    if (cause instanceof IdentityError) throw cause
    const said = cause instanceof Error ? cause.message : String(cause)
    throw new IdentityError(/cancell?ed/i.test(said) ? 'popup-closed' : 'failed', said)
  }
}

function signInWith(provider: SocialProvider) {
  switch (provider) {
    case 'google':
      return firebaseAuthentication.signInWithGoogle()
    case 'facebook':
      return firebaseAuthentication.signInWithFacebook()
    default:
      // The plugin can do these only with a separate session; the native app has no button for them.
      throw new IdentityError('failed', `barra/no-native-${provider}`)
  }
}
