import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { describedBy, Field } from './field.tsx'
import { useTextLimit } from './text-limit.tsx'

export type TextFieldProps = ComponentProps<'input'> & {
  readonly label: string
  readonly hint?: string | undefined
  /** The problem and its remedy; marks the field invalid. */
  readonly error?: string | undefined
}

export function TextField({ label, hint, error, className, id, ...rest }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const limit = useTextLimit(rest)
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} limit={limit.words}>
      <input
        {...rest}
        onInput={(event) => {
          limit.follow(event.currentTarget.value)
          rest.onInput?.(event)
        }}
        id={fieldId}
        className={classNames(styles.control, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error, limit.words)}
      />
    </Field>
  )
}
