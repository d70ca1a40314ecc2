import { currentShell, type Haptic } from './shell.ts'

/** Milliseconds on, off, on … */
const PATTERNS: Readonly<Record<Haptic, number[]>> = { 'set ticked': [15], 'rest over': [250, 120, 250] }

/** No iPhone's browser can; others only after a tap. */
export function vibrate(what: Haptic): void {
  const shell = currentShell()
  if (shell) shell.vibrate(what)
  else navigator.vibrate?.(PATTERNS[what])
}
