import { useEffect, useRef } from 'react'
import { isField, type Shortcut, shortcutOf } from './shortcuts.ts'

export type ShortcutActions = { readonly [Key in Shortcut]?: (() => void) | null }

/** The builder's keyboard shortcuts, wherever the focus is, unless a dialog is open. */
export function useShortcuts(actions: ShortcutActions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal')) return
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
  }, [])
}
