import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './state.module.css'

export type EmptyStateProps = {
  readonly icon: LucideIcon
  readonly title: string
  /** The future content, and how to get it. */
  readonly text: string
  readonly action?: ReactNode
}

export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Icon className={styles.icon} aria-hidden />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
