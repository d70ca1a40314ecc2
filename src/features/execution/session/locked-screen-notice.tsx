import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askForNotifications, lockedScreenAbility } from '#platform/device/rest-notification.ts'
import { Button } from '#ui/button.tsx'
import { rememberTold } from './locked-screen.ts'
import styles from './locked-screen-notice.module.css'

/** During the first rest, when it matters: what this phone does at its end while the screen is locked. */
export default function LockedScreenNotice({ onRead }: { readonly onRead: () => void }) {
  const { t } = useTranslation('execution')
  const [ability, setAbility] = useState(lockedScreenAbility)
  const answer = () => {
    rememberTold()
    onRead()
  }
  const allow = async () => {
    await askForNotifications()
    setAbility(lockedScreenAbility())
  }
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{t(`locked.${ability}`)}</p>
      <div className={styles.answers}>
        {ability === 'may-notify' && (
          <Button size="small" onClick={() => void allow()}>
            {t('locked.allow')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={answer}>
          {t('locked.ok')}
        </Button>
      </div>
    </div>
  )
}
