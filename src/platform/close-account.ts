import { currentAccount, forgetAccount } from './account.ts'
import { deleteAccountData, hasUnsentData } from './account-data.ts'
import type { AccountEnding } from './auth.machine.ts'
import { rememberEnded } from './ended-account.ts'
import { askProvider } from './identity-connection.ts'
import { currentSyncStatus } from './sync.ts'

/**
 * Takes an account whose end is confirmed off this device. Nothing that its server does not have is destroyed: then the
 * training stays, for the person to download or remove. Where only the session has ended it stays as well, because they
 * come back.
 */
export async function closeAccount({ uid, ending }: { uid: string; ending: AccountEnding }): Promise<void> {
  const account = currentAccount()
  if (account?.uid !== uid) return
  const kept = ending === 'expired' || !(await isAllSent(uid))
  rememberEnded({ ...account, ending, kept })
  forgetAccount()
  await askProvider((it) => it.signOut()).catch((cause: unknown) => console.warn('sign-out at the provider', cause))
  if (kept) return
  try {
    await deleteAccountData(uid)
    // What ended is still told, although nothing is left of it.
    rememberEnded({ ...account, ending, kept: false })
  } catch (cause) {
    console.error('the data of the account stays on the device', cause)
    rememberEnded({ ...account, ending, kept: true })
  }
}

/** True only where the sync has spoken, counts nothing, and nothing lies in the outbox or among the drafts. */
async function isAllSent(uid: string): Promise<boolean> {
  const { kind, problem, waiting, refused, lastSyncedAt } = currentSyncStatus()
  // A device that was offline until now has counted as well; one that has just started has not.
  const hasSpoken = kind === 'synced' || kind === 'offline' || problem !== null
  if (!hasSpoken || lastSyncedAt === null || waiting + refused > 0) return false
  return !(await hasUnsentData(uid).catch(() => true))
}
