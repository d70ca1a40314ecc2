import { useTranslation } from 'react-i18next'
import { assertNever } from '#domain/assert-never.ts'
import { readIdentityError } from '#platform/identity/identity-error.ts'

/** Undefined after a cancellation. */
export function useIdentityText(): (cause: unknown) => string | undefined {
  const { t } = useTranslation('profile')
  return (cause) => {
    const { kind } = readIdentityError(cause)
    switch (kind) {
      case 'popup-closed':
      case 'popup-cancelled':
        return undefined
      case 'offline':
      case 'invalid-credentials':
      case 'too-many-attempts':
      case 'email-in-use':
      case 'invalid-email':
      case 'weak-password':
      case 'disabled':
      case 'other-account':
      case 'popup-blocked':
      case 'already-linked':
        return t(`identity.${kind}`)
      case 'reauthenticate':
      case 'ended':
        return t('identity.reauthenticate')
      case 'account-exists':
        return t('identity.email-in-use')
      case 'expired-code':
      case 'unauthorized-domain':
      case 'storage-blocked':
      case 'login-blocked':
      case 'misconfigured':
      case 'email-unconfirmed':
      case 'failed':
        return t('identity.failed')
      default:
        return assertNever(kind)
    }
  }
}
