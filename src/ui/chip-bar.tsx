import type { ReactNode } from 'react'
import styles from './chip-bar.module.css'

/** One row of chips, such as filters; `label` names it for readers. On a phone it runs to the edges of the screen. */
export function ChipBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div role="group" className={styles.bar} aria-label={label}>
      {children}
    </div>
  )
}
