import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type EndedAccount, useEndedAccount } from '#platform/account/ended-account.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useToasts } from '#ui/toasts.tsx'

export function EndedNotice() {
  const ended = useEndedAccount()
  return ended && <Notice ended={ended} key={ended.uid} />
}

function Notice({ ended }: { readonly ended: EndedAccount }) {
  const { t } = useTranslation('auth')
  const { ending, kept, email } = ended
  if (ending === 'deleted' && !kept) return null
  return (
    <Banner
      tone={ending === 'expired' ? 'info' : 'warning'}
      title={t(`ended.${ending}`, { email })}
      // Logging in again restores access; but the account itself may be gone as well.
      action={kept && <KeptActions ended={ended} />}
    >
      {kept ? t(ending === 'expired' ? 'ended.comeBack' : 'ended.kept', { email }) : t('ended.removed')}
    </Banner>
  )
}

function KeptActions({ ended: { uid, email } }: { readonly ended: EndedAccount }) {
  const { t } = useTranslation(['auth', 'shared'])
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    try {
      await act()
    } catch (cause) {
      console.error('what was kept of an ended account', cause)
      toasts.show({ message: t('ended.failed'), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="actions">
      <Button
        size="small"
        busy={busy}
        onClick={() => void attempt(async () => (await accountData()).downloadAccountData(uid))}
      >
        {t('ended.download')}
      </Button>
      <Button size="small" variant="quiet" disabled={busy} onClick={() => setAsking(true)}>
        {t('ended.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('ended.removeTitle')}
        message={t('ended.removeText', { email })}
        confirmLabel={t('ended.remove')}
        cancelLabel={t('shared:cancel')}
        danger
        onConfirm={() => {
          setAsking(false)
          void attempt(async () => (await accountData()).deleteAccountData(uid))
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}

/** It imports the storage, which the login must not load without a need. */
const accountData = () => import('#platform/account/account-data.ts')
