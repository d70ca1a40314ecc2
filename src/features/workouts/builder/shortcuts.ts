export type Shortcut = 'save' | 'undo' | 'redo' | 'add-exercises' | 'add-set' | 'move-up' | 'move-down'

export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  /** Letters are text there. */
  readonly inField: boolean
}

/** Null for keys that belong to the browser. Control and Command are equal. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey, inField }: PressedKey): Shortcut | null {
  const letter = key.toLowerCase()
  const withCommand = (ctrlKey || metaKey) && !altKey
  if (withCommand && letter === 's') return 'save'
  if (withCommand && letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (withCommand && letter === 'y') return 'redo'
  if (withCommand && key === 'Enter') return 'add-set'
  if (altKey && !ctrlKey && !metaKey && key === 'ArrowUp') return 'move-up'
  if (altKey && !ctrlKey && !metaKey && key === 'ArrowDown') return 'move-down'
  const isPlain = !ctrlKey && !metaKey && !altKey && !inField
  return isPlain && letter === 'a' ? 'add-exercises' : null
}

export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
