import { useNavigate } from 'react-router-dom'
import { LOGIN_PATH } from '#contract/routes.ts'
import type { Account } from '#platform/account/account.ts'
import { deleteAccountData } from '#platform/account/account-data.ts'
import { sendWaitingProfile, waitingProfile } from '#platform/account/profile-edits.ts'
import { sendAvatarNow } from '#platform/avatar/avatar.ts'
import { signOut, signOutEverywhere } from '#platform/identity/sign-in.ts'
import { compareWithServer, currentSyncStatus, subscribeToStatus, syncNow } from '#platform/sync/sync.ts'
import { leaveAccount } from './leave-account.ts'

/** Signs somebody out, of this device or of all; what the server lacks is sent first or stays for them. */
export function useLeave({ uid }: Account): (everywhere: boolean) => Promise<'removed' | 'kept'> {
  const navigate = useNavigate()
  return (everywhere) =>
    leaveAccount({
      status: currentSyncStatus,
      followStatus: subscribeToStatus,
      sendNow: syncNow,
      isSameOnServer: async () => {
        const [training, isPictureSent] = await Promise.all([
          compareWithServer(),
          sendAvatarNow(),
          sendWaitingProfile(),
        ])
        return training.equal && isPictureSent && waitingProfile() === null
      },
      signOut: async () => {
        const leavingProvider = everywhere ? signOutEverywhere() : signOut()
        // Where the server cannot end the other sessions, this one goes on too.
        if (everywhere) await leavingProvider
        await navigate(LOGIN_PATH, { replace: true })
        await leavingProvider
      },
      deleteData: () => deleteAccountData(uid),
    })
}
