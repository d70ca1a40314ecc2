import { LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteConfirmedData, hasUnsentData, holdsUnwrittenSets } from '#platform/account/account-data.ts'
import type { Account } from '#platform/account/account-record.ts'
import { useDraftedWorkouts } from '#platform/account/drafted-workouts.ts'
import { sendWaitingProfile, waitingProfile } from '#platform/account/profile-edits.ts'
import { sendAvatarNow } from '#platform/avatar/avatar.ts'
import { useUnsentAvatar } from '#platform/avatar/kept-avatar.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { signOut, signOutEverywhere } from '#platform/identity/sign-in.ts'
import {
  compareWithServer,
  currentSyncStatus,
  isAllConfirmed,
  subscribeToStatus,
  syncNow,
  useSyncStatus,
} from '#platform/sync/sync.ts'
import { isAllSent } from '#platform/sync/sync-status.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { leaveAccount } from './leave-account.ts'

type SignOutProps = { readonly account: Account }

export function SignOut({ account }: SignOutProps) {
  const { t } = useTranslation('profile')
  return <Leave account={account} everywhere={false} action={t('signOut.action')} title={t('signOut.title')} />
}

/** The same on every device: locks out a lost phone, too. */
export function SignOutEverywhere({ account }: SignOutProps) {
  const { t } = useTranslation('profile')
  return <Leave account={account} everywhere action={t('signOutAll.action')} title={t('signOutAll.title')} />
}

type LeaveProps = SignOutProps & { readonly everywhere: boolean; readonly action: string; readonly title: string }

function Leave({ account, everywhere, action, title }: LeaveProps) {
  const { t } = useTranslation(['profile', 'shared'])
  const toasts = useToasts()
  const leave = useLeave(account)
  const [asking, setAsking] = useState(false)
  const consequence = useConsequence(account, asking)
  const [leaving, setLeaving] = useState(false)

  const act = async () => {
    setAsking(false)
    setLeaving(true)
    try {
      const outcome = await leave(everywhere)
      toasts.show({ message: outcome === 'kept' ? t('signOut.kept') : t('signOut.removed') })
    } catch (cause) {
      console.error('signing out', cause)
      toasts.show({ message: t('signOutAll.failed'), tone: 'error' })
      setLeaving(false)
    }
  }

  return (
    <>
      <Button icon={LogOut} busy={leaving} onClick={() => setAsking(true)}>
        {leaving ? t('signOut.leaving') : action}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        message={everywhere ? `${t('signOutAll.message')} ${consequence}` : consequence}
        confirmLabel={action}
        cancelLabel={t('shared:cancel')}
        danger
        onConfirm={() => void act()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

function useConsequence({ uid }: Account, asking: boolean): string {
  const { t } = useTranslation('profile')
  const status = useSyncStatus()
  const { kind, waiting, refused, problem } = status
  const isOffline = !useOnline() || kind === 'offline'
  const hasUnsentPicture = useUnsentAvatar()
  const drafts = useDraftedWorkouts(uid)
  const isUnsent = useUnsentData(uid, asking)
  const unsent = waiting + refused
  if (isOffline) {
    if (unsent > 0 || isUnsent) return t('signOut.offlineKept')
    // Until the device has looked.
    if (isUnsent === null || problem !== null || !isAllSent(status)) return t('signOut.unknown')
    return t('signOut.offline')
  }
  const training =
    unsent > 0 ? t('signOut.waiting', { count: unsent }) : t(kind === 'synced' ? 'signOut.synced' : 'signOut.unknown')
  return [
    training,
    ...(hasUnsentPicture ? [t('signOut.picture')] : []),
    // Drafts are not on the server.
    ...(drafts && drafts.size > 0 ? [t('signOut.draft')] : []),
  ].join(' ')
}

/** Null until known, which it is soon after the question opens. */
function useUnsentData(uid: string, asking: boolean): boolean | null {
  const [isUnsent, setUnsent] = useState<boolean | null>(null)
  useEffect(() => {
    if (!asking) return
    let current = true
    void hasUnsentData(uid)
      .catch(() => true)
      .then((found) => {
        if (current) setUnsent(found)
      })
    return () => {
      current = false
    }
  }, [uid, asking])
  return isUnsent
}

/** Unsent changes are sent first, or stay on the device. */
function useLeave({ uid }: Account): (everywhere: boolean) => Promise<'removed' | 'kept'> {
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
        if (!training.equal || !isPictureSent || (await waitingProfile()) !== null) return false
        return !(await holdsUnwrittenSets(uid))
      },
      isOffline: () => !navigator.onLine,
      isConfirmed: async () => !(await hasUnsentData(uid)) && isAllConfirmed(),
      // If the server cannot end the other sessions, this one continues too.
      signOut: everywhere ? signOutEverywhere : signOut,
      deleteConfirmed: () => deleteConfirmedData(uid),
    })
}
