import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { describedBy, Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  /** Names the button that shows what is typed, and the same button while it is shown. */
  readonly showLabel: string
  readonly hideLabel: string
  readonly hint?: string | undefined
  /** Says the same as the hint with more force, and takes its place. */
  readonly error?: string | undefined
}

/** A password that can be looked at while it is typed. `ref` is the input's. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, showLabel, hideLabel, hint, error, className, id, ...rest } = props
  const [visible, setVisible] = useState(false)
  const ownId = useId()
  const fieldId = id ?? ownId
  const shownHint = error ? undefined : hint
  return (
    <Field id={fieldId} label={label} hint={shownHint} error={error}>
      <span className={styles.password}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          required
          {...rest}
          id={fieldId}
          type={visible ? 'text' : 'password'}
          className={classNames(styles.control, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, shownHint, error)}
        />
        <IconButton
          className={styles.reveal}
          label={visible ? hideLabel : showLabel}
          icon={visible ? EyeOff : Eye}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      </span>
    </Field>
  )
}
