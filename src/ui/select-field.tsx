import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { describedBy, Field } from './field.tsx'
import { chosenLabel, NativeSelect, type NativeSelectProps } from './native-select.tsx'

export type SelectFieldProps<Value extends string> = NativeSelectProps<Value> & {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/**
 * The platform's own picker as a labelled field. No platform breaks what is chosen into lines, so that it stands beside
 * the picker, which lies over it unseen.
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, className, id, ...rest } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <span className={styles.selectFrame}>
        <NativeSelect
          {...rest}
          id={fieldId}
          className={classNames(styles.control, styles.select, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        />
        <span className={classNames(styles.control, styles.chosen)} aria-hidden>
          {chosenLabel(rest)}
        </span>
        <ChevronDown className={styles.selectIcon} aria-hidden />
      </span>
    </Field>
  )
}
