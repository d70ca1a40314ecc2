import { ACCOUNT_DELETED_PATH } from '#contract/routes.ts'
import type { Account } from '#platform/account/account.ts'
import { deleteAccountData } from '#platform/account/account-data.ts'
import { deleteAccount } from '#platform/account/user.ts'
import { signOut } from '#platform/identity/sign-in.ts'
import { ApiError } from '#platform/server/api.ts'

/**
 * Deletes the account on the server, then everything of it on this device, and says goodbye. Rejects with what
 * `deleteAccount` does; then the server may have done a part of it, and calling this again goes on from there.
 */
export async function eraseAccount({ uid }: Account): Promise<void> {
  await deleteAccount().catch((cause: unknown) => {
    // An earlier attempt whose answer was lost has done it.
    if (!(cause instanceof ApiError && cause.code === 'ACCOUNT_DELETED')) throw cause
  })
  await signOut()
  await deleteAccountData(uid).catch((cause: unknown) => console.error('the data of the deleted account stays', cause))
  // A fresh page: the screens of the account are on their way to the login, and nothing of it is left in memory.
  location.replace(ACCOUNT_DELETED_PATH)
}
