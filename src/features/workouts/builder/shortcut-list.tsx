import { useTranslation } from 'react-i18next'
import styles from './builder.module.css'

const KEYS = [
  { action: 'keys.add', keys: ['A'] },
  { action: 'keys.addSet', keys: ['Ctrl', 'Enter'] },
  { action: 'keys.move', keys: ['Alt', '↑ ↓'] },
  { action: 'keys.undo', keys: ['Ctrl', 'Z'] },
  { action: 'keys.redo', keys: ['Ctrl', 'Y'] },
  { action: 'keys.save', keys: ['Ctrl', 'S'] },
] as const

/** The builder's keyboard shortcuts; shown if there is room. */
export function ShortcutList() {
  const { t } = useTranslation('workouts')
  const command = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
  return (
    <section className={styles.keys} aria-labelledby="builder-keys">
      <h2 id="builder-keys">{t('keys.title')}</h2>
      <dl>
        {KEYS.map(({ action, keys }) => (
          <div key={action}>
            <dt>{t(action)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Ctrl' ? command : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
