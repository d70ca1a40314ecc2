import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { classNames } from './class-names.ts'
import field from './field.module.css'
import styles from './search-field.module.css'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> & {
  /** The accessible name; also the placeholder by default. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The name of the clear button. Without it there is none. */
  readonly clearLabel?: string
}

// One element each, so that a key draws no icon again.
const ICON = <Search className={styles.icon} aria-hidden />
const CLEAR_ICON = <X className={styles.clearIcon} aria-hidden />

export function SearchField({ label, value, onChange, clearLabel, className, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={classNames(styles.search, className)}>
      {ICON}
      <input
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        className={classNames(field.control, styles.input)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && clearLabel && (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
          {CLEAR_ICON}
        </button>
      )}
    </div>
  )
}
