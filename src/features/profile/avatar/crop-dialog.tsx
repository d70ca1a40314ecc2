import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Crop, squareOf, wholeCrop } from '#domain/profile/avatar-crop.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Cropper } from './cropper.tsx'
import { cutPicture } from './cut-picture.ts'

export type CropDialogProps = {
  /** The dialog is open while it is set. */
  readonly picture: ImageBitmap | null
  readonly onCut: (file: Blob) => Promise<void>
  readonly onCancel: () => void
}

export function CropDialog({ picture, onCut, onCancel }: CropDialogProps) {
  const { t } = useTranslation(['profile', 'shared'])
  const [state, setState] = useState<{ readonly of: ImageBitmap; readonly crop: Crop }>()
  const [busy, setBusy] = useState(false)
  const crop = state && state.of === picture ? state.crop : picture && wholeCrop(picture)
  const change = useCallback(
    (next: (crop: Crop) => Crop) => {
      if (!picture) return
      setState((before) => ({ of: picture, crop: next(before?.of === picture ? before.crop : wholeCrop(picture)) }))
    },
    [picture],
  )
  const cut = async () => {
    if (!picture || !crop) return
    setBusy(true)
    try {
      await onCut(await cutPicture(picture, squareOf(crop, picture)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={picture !== null}
      onClose={onCancel}
      title={t('avatar.crop.title')}
      closeLabel={t('shared:close')}
      actions={
        <>
          <Button onClick={onCancel}>{t('shared:cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void cut()}>
            {t('avatar.crop.use')}
          </Button>
        </>
      }
    >
      {picture && crop && <Cropper picture={picture} crop={crop} onCrop={change} />}
    </Dialog>
  )
}
