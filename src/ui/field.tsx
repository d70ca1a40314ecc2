import type { ReactNode } from 'react'
import styles from './field.module.css'

type FieldProps = {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** The remaining length, near the limit. */
  readonly limit?: string | undefined
  readonly children: ReactNode
}

/** The control references hint, limit and error by `describedBy`. */
export function Field({ id, label, hint, error, limit, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {limit && (
        <p className="quiet" id={`${id}-limit`} role="status">
          {limit}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** The ids of a control's descriptions, for `aria-describedby`; undefined without any. */
export function describedBy(id: string, hint?: string, error?: string, limit?: string): string | undefined {
  return [hint && `${id}-hint`, limit && `${id}-limit`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}
