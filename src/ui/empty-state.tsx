import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawing.tsx'
import styles from './state.module.css'

export type EmptyStateProps = {
  readonly drawing: DrawingName
  readonly title: string
  /** The future content, and how to get it. */
  readonly text: string
  readonly action?: ReactNode
}

export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Drawing name={drawing} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
