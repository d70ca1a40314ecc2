import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './builder.module.css'
import { isField, type Shortcut, shortcutOf } from './shortcuts.ts'

const KEYS = [
  { action: 'keys.add', keys: ['A'] },
  { action: 'keys.addSet', keys: ['Ctrl', 'Enter'] },
  { action: 'keys.move', keys: ['Alt', '↑ ↓'] },
  { action: 'keys.undo', keys: ['Ctrl', 'Z'] },
  { action: 'keys.redo', keys: ['Ctrl', 'Y'] },
  { action: 'keys.save', keys: ['Ctrl', 'S'] },
] as const

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

export type ShortcutActions = { readonly [Key in Shortcut]?: (() => void) | null }

/** Wherever the focus is, or only in `scope`, unless a dialog is open. */
export function useShortcuts(actions: ShortcutActions, scope?: RefObject<HTMLElement | null>): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal')) return
      if (scope && !scope.current?.contains(document.activeElement)) return
      const shortcut = shortcutOf({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        shiftKey: event.shiftKey,
        inField: isField(event.target),
      })
      if (!shortcut || !(shortcut in latest.current)) return
      // Even without anything to undo: the browser's own undo does not apply.
      event.preventDefault()
      latest.current[shortcut]?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [scope])
}
