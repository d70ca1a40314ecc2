import { withTimeLimit } from '../device/time-limit.ts'
import type { AccountEnding } from '../identity/auth.machine.ts'
import { identity } from '../identity/identity.ts'
import { compareWithServer, currentSyncStatus, subscribeToStatus } from '../sync/sync.ts'
import { isAllSent } from '../sync/sync-status.ts'
import { currentAccount, forgetAccount } from './account.ts'
import { deleteConfirmedData, hasUnsentData } from './account-data.ts'
import { rememberEnded } from './ended-account.ts'

const COMPARISON_MS = 10_000
const COUNT_MS = 10_000

/**
 * Removes an account whose end is confirmed. Data missing on the server is never destroyed: it stays, for the person to
 * download or remove. After an ended session it stays as well: they may return.
 */
export async function closeAccount({ uid, ending }: { uid: string; ending: AccountEnding }): Promise<void> {
  const account = currentAccount()
  if (account?.uid !== uid) return
  const kept = !(await mayRemove(uid, ending))
  await rememberEnded({ ...account, ending, kept })
  await forgetAccount()
  await identity.signOut().catch((cause: unknown) => console.warn('sign-out at the provider', cause))
  if (kept) return
  try {
    if (!(await deleteConfirmedData(uid))) return await rememberEnded({ ...account, ending, kept: true })
    // The end is still reported, although nothing is left.
    await rememberEnded({ ...account, ending, kept: false })
  } catch (cause) {
    console.error('the data of the account stays on the device', cause)
    await rememberEnded({ ...account, ending, kept: true })
  }
}

/**
 * Deleting an account includes all devices, as the person was told; any other end requires proof that the server has
 * the same data.
 */
async function mayRemove(uid: string, ending: AccountEnding): Promise<boolean> {
  if (ending === 'expired') return false
  await counted()
  if (!isAllSent(currentSyncStatus())) return false
  if (await hasUnsentData(uid).catch(() => true)) return false
  if (ending === 'disabled' && !(await isSameOnServer())) return false
  return isAllSent(currentSyncStatus())
}

async function isSameOnServer(): Promise<boolean> {
  const comparison = withTimeLimit(compareWithServer(), COMPARISON_MS, () => new Error('the server does not answer'))
  return comparison.then(
    ({ equal }) => equal,
    () => false,
  )
}

/** Or after 10 s: an app that was just opened has not looked yet what the server lacks. */
function counted(): Promise<void> {
  let unfollow = () => {}
  const known = new Promise<void>((resolve) => {
    const look = () => {
      if (currentSyncStatus().counted) resolve()
    }
    unfollow = subscribeToStatus(look)
    look()
  })
  const late = () => new Error('what the server lacks is not counted')
  return withTimeLimit(known, COUNT_MS, late)
    .catch(() => undefined)
    .finally(unfollow)
}
