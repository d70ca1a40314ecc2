import { useEffect, useRef } from 'react'

/** What a key does in a running workout. */
export type Shortcuts = {
  readonly log: () => void
  readonly choose: (direction: 1 | -1) => void
  /** Opens the n-th field of the active set. */
  readonly field: (index: number) => void
  readonly skipRest: () => void
  readonly adjustRest: (seconds: number) => void
  readonly addSet: () => void
  readonly undo: () => void
  readonly pause: () => void
  readonly help: () => void
}

/** As the help lists them: the keys, and the message that says what they do. */
export const SHORTCUT_KEYS = [
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

const REST_STEP_SECONDS = 15

/** Listens while nothing else wants the keys: no dialog, no keypad, no text field. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTakenElsewhere(event)) return
      if (follow(event, latest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}

function follow(event: KeyboardEvent, shortcuts: Shortcuts): boolean {
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' || event.shiftKey || event.altKey) return false
    shortcuts.undo()
    return true
  }
  const act = actionOf(key, shortcuts)
  act?.()
  return act !== undefined
}

function actionOf(key: string, shortcuts: Shortcuts): (() => void) | undefined {
  switch (key) {
    case 'l':
      return shortcuts.log
    case 'arrowdown':
      return () => shortcuts.choose(1)
    case 'arrowup':
      return () => shortcuts.choose(-1)
    case 'w':
      return () => shortcuts.field(0)
    case 'r':
      return () => shortcuts.field(1)
    case 's':
      return shortcuts.skipRest
    case '+':
      return () => shortcuts.adjustRest(REST_STEP_SECONDS)
    case '-':
      return () => shortcuts.adjustRest(-REST_STEP_SECONDS)
    case 'a':
      return shortcuts.addSet
    case 'u':
      return shortcuts.undo
    case 'p':
      return shortcuts.pause
    case '?':
      return shortcuts.help
    default:
      return undefined
  }
}

function isTakenElsewhere(event: KeyboardEvent): boolean {
  if (event.altKey || document.querySelector('dialog[open], [popover="auto"]:popover-open')) return true
  const { target } = event
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
