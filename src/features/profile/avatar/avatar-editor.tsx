import { Camera, ImageUp, Trash2 } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_CHOSEN_BYTES } from '#domain/profile/avatar-file.ts'
import type { Account } from '#platform/account/account-record.ts'
import { removeAvatar, sendAvatarNow, takeAvatarBack } from '#platform/avatar/avatar.ts'
import { canStoreFiles } from '#platform/avatar/file-storage.ts'
import { useAvatarPicture, useAvatarProgress } from '#platform/avatar/kept-avatar.ts'
import { sizeText } from '#shared/format/size-text.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import styles from './avatar.module.css'
import { CropDialog } from './crop-dialog.tsx'
import { useChosenPicture } from './use-chosen-picture.ts'

const TYPES = 'image/jpeg,image/png,image/webp'

type AvatarEditorProps = {
  readonly account: Account
  /** Whose picture it is, beside it. */
  readonly children: ReactNode
}

/** The person's picture: choose, crop, replace, remove. Works offline, and is sent later. */
export function AvatarEditor({ account, children }: AvatarEditorProps) {
  const { t, i18n } = useTranslation(['profile', 'shared'])
  const picture = useAvatarPicture()
  const chosen = useChosenPicture()
  const canStore = useCanStoreFiles()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [asking, setAsking] = useState(false)

  const drag = (event: DragEvent) => {
    if (!canStore || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    if (!canStore) return
    event.preventDefault()
    setOver(false)
    void chosen.choose(event.dataTransfer.files[0])
  }
  const remove = () => {
    setAsking(false)
    void chosen.attempt(removeAvatar)
  }

  return (
    <section
      className={classNames(styles.editor, over && styles.over)}
      aria-labelledby="profile-avatar"
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id="profile-avatar" className="visually-hidden">
        {t('avatar.title')}
      </h2>
      <div className={styles.choice}>
        <Avatar name={account.name} picture={picture} alt={t('avatar.alt', { name: account.name })} size="large" />
        {children}
      </div>
      {canStore ? (
        <div className={styles.ways}>
          <Button size="small" icon={ImageUp} title={t('avatar.hint')} onClick={() => files.current?.click()}>
            {t(picture === null ? 'avatar.choose' : 'avatar.replace')}
          </Button>
          <Button size="small" icon={Camera} className={styles.camera} onClick={() => camera.current?.click()}>
            {t('avatar.take')}
          </Button>
          {picture !== null && (
            <Button size="small" icon={Trash2} variant="quiet" onClick={() => setAsking(true)}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
      ) : (
        <p className="quiet">{t('avatar.error.not-set-up')}</p>
      )}
      {chosen.problem && (
        <p role="alert" className={styles.problem}>
          {t(`avatar.problem.${chosen.problem}`, { size: sizeText(MAX_CHOSEN_BYTES, i18n.language) })}
        </p>
      )}
      <AvatarProgressLine />
      <FileInput input={files} onFile={chosen.choose} />
      <FileInput input={camera} onFile={chosen.choose} capture />
      <CropDialog picture={chosen.picture} onCut={chosen.cut} onCancel={chosen.cancel} />
      <ConfirmDialog
        open={asking}
        title={t('avatar.removeTitle')}
        message={t('avatar.removeText')}
        confirmLabel={t('avatar.remove')}
        cancelLabel={t('shared:cancel')}
        danger
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </section>
  )
}

type FileInputProps = {
  readonly input: React.RefObject<HTMLInputElement | null>
  readonly onFile: (file: File | undefined) => Promise<void>
  /** Opens the camera directly, if there is one. */
  readonly capture?: boolean
}

function FileInput({ input, onFile, capture = false }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept={TYPES}
      capture={capture ? 'user' : undefined}
      hidden
      onChange={(event) => {
        const { files } = event.target
        void onFile(files?.[0])
        // The same file can be selected again.
        event.target.value = ''
      }}
    />
  )
}

/** Whether this deployment stores pictures; true until known. */
function useCanStoreFiles(): boolean {
  const [can, setCan] = useState(true)
  useEffect(() => {
    let stays = true
    const settle = (answer: boolean) => stays && setCan(answer)
    canStoreFiles().then(settle, () => undefined)
    return () => {
      stays = false
    }
  }, [])
  return can
}

/** The progress of the latest picture change, with actions. Nothing when idle. */
function AvatarProgressLine() {
  const { t } = useTranslation(['profile', 'shared'])
  const progress = useAvatarProgress()
  const takeBack = () => void takeAvatarBack()
  switch (progress.kind) {
    case 'settled':
      return null
    case 'waiting':
      return (
        <Banner
          tone="info"
          action={
            <Button size="small" onClick={takeBack}>
              {t('shared:undo')}
            </Button>
          }
        >
          {t('avatar.waiting')}
        </Banner>
      )
    case 'sending':
      return (
        <div className={styles.sending}>
          <progress
            className={styles.progress}
            aria-label={t('avatar.sending')}
            value={progress.fraction ?? undefined}
          />
          <Button size="small" onClick={takeBack}>
            {t('shared:cancel')}
          </Button>
        </div>
      )
    case 'failed':
      return (
        <Banner
          tone="danger"
          action={
            <>
              <Button size="small" onClick={() => void sendAvatarNow()}>
                {t('shared:retry')}
              </Button>
              <Button size="small" variant="quiet" onClick={takeBack}>
                {t('shared:undo')}
              </Button>
            </>
          }
        >
          {t(`avatar.error.${progress.reason}`)}
        </Banner>
      )
  }
}
