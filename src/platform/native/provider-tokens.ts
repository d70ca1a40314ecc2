import type { SocialProvider } from '#contract/vocabulary.ts'
import type { ProviderTokens } from '../device/shell.ts'
import { IdentityError } from '../identity/identity-error.ts'
import { firebaseAuthentication } from './plugins.ts'

/** Rejects with an IdentityError. */
export async function askProvider(provider: SocialProvider): Promise<ProviderTokens> {
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
