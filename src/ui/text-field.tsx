import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { describedBy, Field } from './field.tsx'

export type TextFieldProps = ComponentProps<'input'> & {
  readonly label: string
  readonly hint?: string | undefined
  /** What is wrong and how to mend it; marks the field invalid. */
  readonly error?: string | undefined
}

/** One line of text. `ref` is the input's. */
export function TextField({ label, hint, error, className, id, ...rest }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={fieldId}
        className={classNames(styles.control, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
      />
    </Field>
  )
}
