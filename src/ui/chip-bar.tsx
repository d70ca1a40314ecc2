import type { ReactNode } from 'react'
import styles from './chip-bar.module.css'

type ChipBarProps = {
  readonly label: string
  readonly children: ReactNode
}

/** A row of chips, such as filters; `label` is its accessible name. On a phone it scrolls from edge to edge. */
export function ChipBar({ label, children }: ChipBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div role="group" className={styles.bar} aria-label={label}>
      {children}
    </div>
  )
}
