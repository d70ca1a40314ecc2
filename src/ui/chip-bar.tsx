import type { ReactNode } from 'react'
import styles from './chip-bar.module.css'
import { classNames } from './class-names.ts'

type ChipBarProps = {
  readonly label: string
  readonly children: ReactNode
  /** Whether a wide screen shows them all; a narrow pane has no room for several rows. */
  readonly wraps?: boolean
}

/** A row of chips, such as filters; `label` is its accessible name. Extends to the screen edges on a phone. */
export function ChipBar({ label, children, wraps = true }: ChipBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div role="group" className={classNames(styles.bar, wraps && styles.wraps)} aria-label={label}>
      {children}
    </div>
  )
}
