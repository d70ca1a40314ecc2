import { useTranslation } from 'react-i18next'
import { SHORTCUT_KEYS } from '../session/use-shortcuts.ts'
import styles from './sheets.module.css'

/** What the keys do. */
export function ShortcutList() {
  const { t } = useTranslation('execution')
  return (
    <dl className={styles.shortcuts}>
      {SHORTCUT_KEYS.map(([keys, message]) => (
        <div key={message} className={styles.shortcut}>
          <dt>
            <kbd className={styles.key}>{keys}</kbd>
          </dt>
          <dd>{t(message)}</dd>
        </div>
      ))}
    </dl>
  )
}
