import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'accent' | 'info' | 'warning' | 'danger' | 'success'

export type BadgeProps = { readonly tone?: Tone; readonly children: ReactNode; readonly className?: string }

/** A short mark: a count, a state. The text carries the meaning, the color only repeats it. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>
}
