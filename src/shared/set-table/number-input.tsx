import type { ComponentProps } from 'react'
import styles from './set-table.module.css'

type NumberInputProps = Omit<ComponentProps<'input'>, 'className' | 'aria-label' | 'aria-invalid'> & {
  /** Read aloud; what is seen is the head of the column. */
  readonly label: string
  readonly isWhole: boolean
  readonly isInvalid: boolean
}

/** A finger in it replaces what it holds. */
export function NumberInput({ label, isWhole, isInvalid, ...input }: NumberInputProps) {
  return (
    <input
      {...input}
      className={styles.number}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      onFocus={(event) => event.target.select()}
    />
  )
}
