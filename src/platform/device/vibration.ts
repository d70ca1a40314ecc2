import { currentShell, type Felt } from './shell.ts'

/** Milliseconds on, off, on … */
const PATTERNS: Readonly<Record<Felt, number[]>> = { 'set ticked': [15], 'rest over': [250, 120, 250] }

/** Makes the device vibrate. A browser that cannot, as on every iPhone, or that wants a tap first, does nothing. */
export function vibrate(what: Felt): void {
  const shell = currentShell()
  if (shell) shell.vibrate(what)
  else navigator.vibrate?.(PATTERNS[what])
}
