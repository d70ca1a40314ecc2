import type { ReactNode } from 'react'
import styles from './chip-bar.module.css'

/** A row of chips, such as filters; `label` is its accessible name. Extends to the screen edges on a phone. */
export function ChipBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div role="group" className={styles.bar} aria-label={label}>
      {children}
    </div>
  )
}
