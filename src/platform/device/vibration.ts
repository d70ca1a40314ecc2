import { currentShell, type Felt } from './shell.ts'

/** Milliseconds on, off, on … */
const PATTERNS: Readonly<Record<Felt, number[]>> = { 'set ticked': [15], 'rest over': [250, 120, 250] }

/** Vibrates the device, if the browser supports it (no iPhone does) and there was a tap before. */
export function vibrate(what: Felt): void {
  const shell = currentShell()
  if (shell) shell.vibrate(what)
  else navigator.vibrate?.(PATTERNS[what])
}
