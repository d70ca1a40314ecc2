import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './segmented-control.module.css'

export type Segment<Value extends string> = { readonly value: Value; readonly label: ReactNode }

export type SegmentedControlProps<Value extends string> = {
  readonly label: string
  readonly options: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** As wide as its words where a screen is wider than a phone. */
  readonly isCompact?: boolean
  readonly className?: string | undefined
}

/** Radio buttons, so that arrow keys work as usual. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, isCompact = false, className } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.segments, isCompact && styles.compact, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.text}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
