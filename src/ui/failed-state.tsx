import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './state.module.css'

export type FailedStateProps = {
  readonly title: string
  /** The failure, the safe parts and the remedy. */
  readonly text: string
  readonly action?: ReactNode
  /** `h1` if nothing else is on the screen. */
  readonly heading?: 'h1' | 'h2'
}

export function FailedState({ title, text, action, heading: Heading = 'h2' }: FailedStateProps) {
  return (
    <div className={styles.state} role="alert">
      <CircleAlert className={classNames(styles.icon, styles.failed)} aria-hidden />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
