import { ChevronDown } from 'lucide-react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'
import { chosenLabel, NativeSelect, type Option } from './native-select.tsx'

type ChipSelectProps<Value extends string> = {
  readonly label: string
  readonly options: readonly Option<Value>[]
  readonly value: Value
  readonly isSelected: boolean
  readonly onChange: (value: Value) => void
}

/** A choice among many as one chip in a row of filters; it shows what is chosen. */
export function ChipSelect<Value extends string>({ label, isSelected, ...select }: ChipSelectProps<Value>) {
  const chosen = chosenLabel(select)
  return (
    <span className={classNames(styles.chip, styles.pressable, styles.select, isSelected && styles.selected)}>
      <NativeSelect aria-label={label} {...select} />
      <span className={styles.chosen} title={chosen} aria-hidden>
        {chosen}
      </span>
      <ChevronDown className={styles.icon} aria-hidden />
    </span>
  )
}
