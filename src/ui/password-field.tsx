import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { describedBy, Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  /** The name of the button that shows the password, and of the same button while shown. */
  readonly showLabel: string
  readonly hideLabel: string
  /** Warns while Caps Lock is on; omitted for no warning. */
  readonly capsLockLabel?: string
  /** The id of a further description, such as the list of rules. */
  readonly explainedBy?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** A password field with a button to show the password. `ref` is the input's. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, showLabel, hideLabel, capsLockLabel, explainedBy, hint, error, className, id, ...rest } = props
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const ownId = useId()
  const fieldId = id ?? ownId
  const shownHint = error ? undefined : hint
  const isWarned = capsLock && capsLockLabel !== undefined
  const capsId = `${fieldId}-caps`
  const description = [describedBy(fieldId, shownHint, error), explainedBy, isWarned && capsId]
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field id={fieldId} label={label} hint={shownHint} error={error}>
      <span className={styles.password}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          {...rest}
          id={fieldId}
          type={visible ? 'text' : 'password'}
          className={classNames(styles.control, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={description.filter(Boolean).join(' ') || undefined}
          onKeyDown={noticeCapsLock}
          onKeyUp={noticeCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <IconButton
          className={styles.reveal}
          label={visible ? hideLabel : showLabel}
          icon={visible ? EyeOff : Eye}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      </span>
      <p role="status" id={capsId} className={styles.capsLock}>
        {isWarned && (
          <>
            <ArrowBigUpDash className={styles.capsLockIcon} aria-hidden />
            {capsLockLabel}
          </>
        )}
      </p>
    </Field>
  )
}
