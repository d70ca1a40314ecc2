import type { ReactNode } from 'react'
import styles from './looks.module.css'

type SectionProps = { readonly name: string; readonly stacked?: boolean; readonly children: ReactNode }

/** The states of one component, beside each other or below each other. */
export function Section({ name, stacked = false, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={stacked ? styles.stack : styles.row}>{children}</div>
    </section>
  )
}
