import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'

export type ChipProps = {
  readonly children: ReactNode
  readonly icon?: LucideIcon
  /** With `onClick`: a choice among many, marked behind its words as in every select. */
  readonly opens?: boolean
  /** With `onClick`: whether it is on. */
  readonly selected?: boolean
  /** Makes it a toggle, as in a row of filters. Without it the chip only informs. */
  readonly onClick?: () => void
  readonly className?: string | undefined
}

export function Chip({ children, icon: Icon, opens, selected, onClick, className }: ChipProps) {
  const look = classNames(styles.chip, selected && styles.selected, className)
  const content = (
    <>
      {Icon && <Icon className={styles.icon} aria-hidden />}
      {children}
      {opens && <ChevronDown className={styles.icon} aria-hidden />}
    </>
  )
  if (!onClick) return <span className={look}>{content}</span>
  return (
    <button type="button" className={classNames(look, styles.pressable)} aria-pressed={selected} onClick={onClick}>
      {content}
    </button>
  )
}
