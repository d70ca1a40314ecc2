import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './progress-ring.module.css'

export type ProgressRingProps = {
  /** From 0 (empty) to 1 (full). */
  readonly fraction: number
  readonly label: string
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** A ring that fills. As large as its container, with the caller's content in the center. */
export function ProgressRing({ fraction, label, children, className }: ProgressRingProps) {
  const filled = Math.min(1, Math.max(0, fraction))
  return (
    <div className={classNames(styles.frame, className)}>
      <svg
        className={styles.ring}
        viewBox="0 0 100 100"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(filled * 100)}
      >
        <circle className={styles.track} cx="50" cy="50" r="46" />
        <circle
          className={styles.filled}
          cx="50"
          cy="50"
          r="46"
          pathLength={1}
          strokeDasharray="1 1"
          strokeDashoffset={1 - filled}
        />
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  )
}
