import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useToasts } from '#ui/toasts.tsx'

type KeptActionsProps = {
  readonly email: string
  readonly download: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** For data on this device of an account that is not coming back. */
export function KeptActions({ email, download, remove }: KeptActionsProps) {
  const { t } = useTranslation(['auth', 'shared'])
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    try {
      await act()
    } catch (cause) {
      console.error('data of an account that is not coming back', cause)
      toasts.show({ message: t('ended.failed'), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="actions">
      <Button size="small" busy={busy} onClick={() => void attempt(download)}>
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
          void attempt(remove)
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
