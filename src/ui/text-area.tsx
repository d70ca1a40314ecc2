import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { describedBy, Field } from './field.tsx'
import { useTextLimit } from './text-limit.tsx'

export type TextAreaProps = ComponentProps<'textarea'> & {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** A multiline text field that grows with its content where supported. */
export function TextArea({ label, hint, error, className, id, ...rest }: TextAreaProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const limit = useTextLimit(rest)
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} limit={limit.words}>
      <textarea
        {...rest}
        onInput={(event) => {
          limit.follow(event.currentTarget.value)
          rest.onInput?.(event)
        }}
        id={fieldId}
        className={classNames(styles.control, styles.area, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error, limit.words)}
      />
    </Field>
  )
}
