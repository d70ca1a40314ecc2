import { Download, RotateCcw, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { sessionDay } from '#domain/time/session-day.ts'
import { canSave, canShare, downloadFile, shareFile } from '#platform/device/download.ts'
import { Button } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { type DrawnPicture, drawPicture, type PictureLook, type PictureTheme } from './draw-picture.ts'
import styles from './picture.module.css'
import type { PictureContent } from './picture-content.ts'
import { describePicture } from './picture-content.ts'
import { PICTURE_HEIGHTS, PICTURE_WIDTH } from './picture-items.ts'
import { PictureLooks } from './picture-looks.tsx'
import { usePictureContent } from './use-picture-content.ts'

type PictureSheetProps = {
  readonly session: Session
  readonly unit: WeightUnit
  readonly open: boolean
  readonly onClose: () => void
}

/** It is never sent automatically. */
export default function PictureSheet({ session, unit, open, onClose }: PictureSheetProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const [look, setLook] = useState<PictureLook>(() => ({ format: 'feed', theme: themeInUse() }))
  const content = usePictureContent(session, unit)
  const { picture, hasFailed, retry } = usePicture(open ? content : undefined, look)
  const file = picture && new File([picture.png], `barra-${sessionDay(session)}.png`, { type: picture.png.type })
  const [act, isBusy] = useTransfer()

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('picture.title')}
      closeLabel={t('shared:close')}
      actions={
        file && (
          <>
            {canSave() && (
              <Button
                icon={Download}
                variant={canShare(file) ? 'secondary' : 'primary'}
                busy={isBusy}
                onClick={() => void act(() => downloadFile(file.name, file))}
              >
                {t('shared:save')}
              </Button>
            )}
            {canShare(file) && (
              <Button icon={Share2} variant="primary" busy={isBusy} onClick={() => void act(() => shareFile(file))}>
                {t('picture.share')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.content}>
        {hasFailed ? (
          <FailedState
            title={t('picture.failed')}
            text={t('picture.failedText')}
            action={
              <Button icon={RotateCcw} onClick={retry}>
                {t('shared:retry')}
              </Button>
            }
          />
        ) : (
          <div className={styles.frame} data-format={look.format} aria-busy={!picture}>
            {picture && (
              <img
                className={styles.picture}
                src={picture.url}
                width={PICTURE_WIDTH}
                height={PICTURE_HEIGHTS[picture.look.format]}
                alt={t('picture.alt', { text: describePicture(picture.content, picture.layout) })}
              />
            )}
          </div>
        )}
        <PictureLooks content={open ? content : undefined} chosen={look} onChoose={setLook} />
        <p className={styles.private}>{t('picture.private')}</p>
      </div>
    </Sheet>
  )
}

function themeInUse(): PictureTheme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'
}

function useTransfer() {
  const { t } = useTranslation('sessions')
  const toasts = useToasts()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (transfer: () => Promise<boolean>) => {
    setIsBusy(true)
    try {
      await transfer()
    } catch (cause) {
      console.error('the picture was not handed over', cause)
      toasts.show({ message: t('picture.notHandedOver'), tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return [act, isBusy] as const
}

type Shown = DrawnPicture & { readonly content: PictureContent; readonly look: PictureLook; readonly url: string }

function usePicture(content: PictureContent | undefined, look: PictureLook) {
  const [picture, setPicture] = useState<Shown>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws again
  useEffect(() => {
    if (!content) return
    let isWanted = true
    setHasFailed(false)
    drawPicture(content, look).then(
      (drawn) => {
        if (isWanted) setPicture({ ...drawn, content, look, url: URL.createObjectURL(drawn.png) })
      },
      (cause: unknown) => {
        console.error('the picture was not drawn', cause)
        if (isWanted) setHasFailed(true)
      },
    )
    return () => {
      isWanted = false
    }
  }, [content, look, attempt])
  // Shown until replaced, even if the sheet is reopened.
  const url = picture?.url
  useEffect(() => {
    if (url === undefined) return
    return () => URL.revokeObjectURL(url)
  }, [url])
  return { picture, hasFailed, retry: () => setAttempt((count) => count + 1) }
}
