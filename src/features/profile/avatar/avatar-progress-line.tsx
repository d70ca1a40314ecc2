import { useTranslation } from 'react-i18next'
import { sendAvatarNow, takeAvatarBack, useAvatarProgress } from '#platform/avatar/avatar.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import styles from './avatar.module.css'

/** The progress of the latest picture change, with actions. Nothing when idle. */
export function AvatarProgressLine() {
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
