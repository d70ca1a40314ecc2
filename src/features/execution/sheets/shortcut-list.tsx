import { useTranslation } from 'react-i18next'
import styles from './sheets.module.css'

/** The keys that `Shortcuts` follows, and the message that says what they do. */
const SHORTCUT_KEYS = [
  ['L', 'shortcut.log'],
  ['↑ ↓', 'shortcut.choose'],
  ['W', 'shortcut.weight'],
  ['R', 'shortcut.reps'],
  ['↑ ↓', 'shortcut.step'],
  ['S', 'shortcut.skip'],
  ['+ −', 'shortcut.rest'],
  ['A', 'shortcut.add'],
  ['U', 'shortcut.undo'],
  ['P', 'shortcut.pause'],
  ['?', 'shortcut.help'],
] as const

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
