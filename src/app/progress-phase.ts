export type ProgressPhase = 'idle' | 'loading' | 'finished' | 'fading'

/** A screen that loads faster shows no bar. */
const THROTTLE_MS = 200
const HIDE_DELAY_MS = 500
const RESET_DELAY_MS = 400

/** The progress bar's next phase and its delay; null while idle. */
export function nextPhase(
  phase: ProgressPhase,
  isLoading: boolean,
): { readonly phase: ProgressPhase; readonly afterMs: number } | null {
  if (isLoading) return phase === 'loading' ? null : { phase: 'loading', afterMs: THROTTLE_MS }
  switch (phase) {
    case 'idle':
      return null
    case 'loading':
      return { phase: 'finished', afterMs: 0 }
    case 'finished':
      return { phase: 'fading', afterMs: HIDE_DELAY_MS }
    case 'fading':
      return { phase: 'idle', afterMs: RESET_DELAY_MS }
  }
}
