import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

export type ChipProps = {
  readonly children: ReactNode
  readonly icon?: LucideIcon
  /** With `onClick`: whether it is on. */
  readonly selected?: boolean
  /** Makes it a toggle, as in a row of filters. Without it the chip only informs. */
  readonly onClick?: () => void
  readonly className?: string | undefined
}

export function Chip({ children, icon: Icon, selected, onClick, className }: ChipProps) {
  const look = classNames(styles.chip, selected && styles.selected, className)
  const content = (
    <>
      {Icon && <Icon className={styles.icon} aria-hidden />}
      {children}
    </>
  )
  if (!onClick) return <span className={look}>{content}</span>
  return (
    <button type="button" className={classNames(look, styles.pressable)} aria-pressed={selected} onClick={onClick}>
      {content}
    </button>
  )
}

type ChoiceChipsProps<Value extends string> = {
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: Value | null
  readonly onChoose: (value: Value | null) => void
}

/** A choice of one or none as chips; pressing the selected one clears it. */
export function ChoiceChips<Value extends string>({ options, chosen, onChoose }: ChoiceChipsProps<Value>) {
  return options.map(({ value, label }) => (
    <Chip key={value} selected={value === chosen} onClick={() => onChoose(value === chosen ? null : value)}>
      {label}
    </Chip>
  ))
}
