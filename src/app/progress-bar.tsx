import { useEffect, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useIsLoading } from './loading-progress.ts'
import styles from './progress-bar.module.css'

const THROTTLE_MS = 200
const HIDE_DELAY_MS = 500
const RESET_DELAY_MS = 400

type Phase = 'idle' | 'loading' | 'finished' | 'fading'

/** The thin line at the top while a screen is on its way. A screen that is there within 200 ms shows none. */
export function ProgressBar() {
  const phase = usePhase()
  return phase !== 'idle' && <div aria-hidden className={classNames(styles.bar, styles[phase])} />
}

function usePhase(): Phase {
  const isLoading = useIsLoading()
  const [phase, setPhase] = useState<Phase>('idle')

  useEffect(() => {
    const later = (next: Phase, delayMs: number) => {
      const timer = setTimeout(() => setPhase(next), delayMs)
      return () => clearTimeout(timer)
    }
    if (isLoading) return phase === 'loading' ? undefined : later('loading', THROTTLE_MS)
    switch (phase) {
      case 'idle':
        return undefined
      case 'loading':
        return later('finished', 0)
      case 'finished':
        return later('fading', HIDE_DELAY_MS)
      case 'fading':
        return later('idle', RESET_DELAY_MS)
    }
  }, [isLoading, phase])

  return phase
}
