import { useNavigate } from 'react-router-dom'
import { LOGIN_PATH } from '#contract/routes.ts'
import type { Account } from '#platform/account/account.ts'
import { deleteAccountData } from '#platform/account/account-data.ts'
import { sendWaitingProfile, waitingProfile } from '#platform/account/profile-edits.ts'
import { sendAvatarNow } from '#platform/avatar/avatar.ts'
import { signOut, signOutEverywhere } from '#platform/identity/sign-in.ts'
import { compareWithServer, currentSyncStatus, subscribeToStatus, syncNow } from '#platform/sync/sync.ts'
import { leaveAccount } from './leave-account.ts'

/** Signs out, on this device or all; unsent changes are sent first or stay on the device. */
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
        // If the server cannot end the other sessions, this one continues too.
        if (everywhere) await leavingProvider
        await navigate(LOGIN_PATH, { replace: true })
        await leavingProvider
      },
      deleteData: () => deleteAccountData(uid),
    })
}
