import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Account } from '#platform/account.ts'
import { deleteAccountData } from '#platform/account-data.ts'
import { sendAvatarNow, useUnsentAvatar } from '#platform/file-storage/avatar.ts'
import { signOut } from '#platform/identity.ts'
import { compareWithServer, currentSyncStatus, subscribeToStatus, syncNow, useSyncStatus } from '#platform/sync.ts'
import { draftedWorkouts } from '#platform/workout-drafts.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { leaveAccount } from './leave-account.ts'

/** Signs out after saying what happens to what the server does not have yet. */
export function SignOut({ account }: { readonly account: Account }) {
  const { t } = useTranslation(['profile', 'shared'])
  const navigate = useNavigate()
  const toasts = useToasts()
  const message = useConsequence(account)
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)

  const leave = async () => {
    setAsking(false)
    setLeaving(true)
    const outcome = await leaveAccount({
      status: currentSyncStatus,
      followStatus: subscribeToStatus,
      sendNow: syncNow,
      isSameOnServer: async () => {
        const [training, isPictureSent] = await Promise.all([compareWithServer(), sendAvatarNow()])
        return training.equal && isPictureSent
      },
      signOut: async () => {
        const leavingProvider = signOut()
        await navigate('/auth/login', { replace: true })
        await leavingProvider
      },
      deleteData: () => deleteAccountData(account.uid),
    })
    toasts.show({ message: outcome === 'kept' ? t('signOut.kept') : t('signOut.removed') })
  }

  return (
    <>
      <Button icon={LogOut} busy={leaving} onClick={() => setAsking(true)}>
        {t(leaving ? 'signOut.leaving' : 'signOut.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('signOut.title')}
        message={message}
        confirmLabel={t('signOut.action')}
        cancelLabel={t('shared:cancel')}
        danger
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

function useConsequence({ uid }: Account): string {
  const { t } = useTranslation('profile')
  const { kind, waiting, refused } = useSyncStatus()
  const unsent = waiting + refused
  const training =
    unsent > 0 ? t('signOut.waiting', { count: unsent }) : t(kind === 'synced' ? 'signOut.synced' : 'signOut.unknown')
  const hasUnsentPicture = useUnsentAvatar()
  return [
    training,
    ...(hasUnsentPicture ? [t('signOut.picture')] : []),
    // A draft is on no server.
    ...(draftedWorkouts(uid).size > 0 ? [t('signOut.draft')] : []),
  ].join(' ')
}
