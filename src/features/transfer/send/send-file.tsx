import { Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canSave, canShare, downloadFile, shareFile } from '#platform/device/download.ts'
import { Button } from '#ui/button.tsx'
import { useToasts } from '#ui/toasts.tsx'

/** The file is there before a press, as the share sheet needs it at once. */
export function SendFile({ file }: { readonly file: File }) {
  const { t } = useTranslation(['transfer', 'shared'])
  const toasts = useToasts()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (work: () => Promise<boolean>) => {
    setIsBusy(true)
    try {
      await work()
    } catch (cause) {
      console.error('the file was not handed over', cause)
      toasts.show({ message: t('send.notSent'), tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  const isShareable = canShare(file)
  return (
    <div className="actions">
      {isShareable && (
        <Button icon={Share2} variant="primary" busy={isBusy} onClick={() => void act(() => shareFile(file))}>
          {t('send.share')}
        </Button>
      )}
      {canSave() && (
        <Button
          icon={Download}
          variant={isShareable ? 'secondary' : 'primary'}
          busy={isBusy}
          onClick={() => void act(() => downloadFile(file.name, file))}
        >
          {t('send.save')}
        </Button>
      )}
    </div>
  )
}
