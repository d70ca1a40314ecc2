import { useEffect, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useIsLoading } from './loading-progress.ts'
import styles from './progress-bar.module.css'
import { nextPhase, type ProgressPhase } from './progress-phase.ts'

export function ProgressBar() {
  const phase = usePhase()
  return phase !== 'idle' && <div aria-hidden className={classNames(styles.bar, styles[phase])} />
}

function usePhase(): ProgressPhase {
  const isLoading = useIsLoading()
  const [phase, setPhase] = useState<ProgressPhase>('idle')

  useEffect(() => {
    const next = nextPhase(phase, isLoading)
    if (!next) return
    const timer = setTimeout(() => setPhase(next.phase), next.afterMs)
    return () => clearTimeout(timer)
  }, [isLoading, phase])

  return phase
}
