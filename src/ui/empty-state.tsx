import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './state.module.css'

export type EmptyStateProps = {
  readonly icon: LucideIcon
  readonly title: string
  /** What will be here, and how it comes here. */
  readonly text: string
  readonly action?: ReactNode
}

/** A list that has nothing in it yet. */
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
