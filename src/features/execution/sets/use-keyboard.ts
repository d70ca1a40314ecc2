import { useEffect, useEffectEvent } from 'react'
import { withPlainDigits } from '#domain/plain-digits.ts'
import type { EntryKey } from './keypad-entry.ts'

export type KeyboardKeys = {
  readonly onKey: (key: EntryKey) => void
  /** A step up or down; `isSmall` with Shift. */
  readonly onStep: (direction: 1 | -1, isSmall: boolean) => void
  readonly onNext: () => void
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** A hardware keyboard types into the open keypad while its field, the keypad or nothing has the focus. */
export function useKeyboard(fieldId: string, keys: KeyboardKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    if (event.key !== 'Escape' && isElsewhere(event, fieldId)) return
    const act = actionOf(event, keys)
    if (!act) return
    event.preventDefault()
    // The row's own field would open the keypad again.
    event.stopPropagation()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function actionOf(event: KeyboardEvent, keys: KeyboardKeys): (() => void) | undefined {
  const { shiftKey } = event
  const key = event.key.length <= 2 ? withPlainDigits(event.key) : event.key
  if (/^\d$/.test(key)) return () => keys.onKey({ type: 'digit', digit: Number(key) })
  switch (key) {
    case ',':
    case '.':
      return () => keys.onKey({ type: 'decimal' })
    case 'Backspace':
      return () => keys.onKey({ type: 'backspace' })
    case 'Delete':
      return () => keys.onKey({ type: 'clear' })
    case 'ArrowUp':
      return () => keys.onStep(1, shiftKey)
    case 'ArrowDown':
      return () => keys.onStep(-1, shiftKey)
    case 'ArrowRight':
      return keys.onNext
    case 'Enter':
      // On a keypad key, Enter presses that key.
      return isOnKey(event) ? undefined : keys.onDone
    case 'Escape':
      return keys.onCancel
    default:
      return undefined
  }
}

function isOnKey({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('[data-keypad]') !== null
}

function isElsewhere(event: KeyboardEvent, fieldId: string): boolean {
  const { target } = event
  if (!(target instanceof HTMLElement) || target === document.body) return false
  return target.id !== fieldId && !isOnKey(event)
}
