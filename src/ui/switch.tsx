import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './switch.module.css'

export type SwitchProps = {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  readonly className?: string | undefined
}

/** An immediate on/off switch. The whole row is the target. */
export function Switch({ label, hint, checked, onChange, disabled, className }: SwitchProps) {
  const id = useId()
  return (
    <label className={classNames(styles.row, className)}>
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="quiet">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
