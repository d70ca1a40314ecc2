import { Check } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './picker-row.module.css'

export type PickerItem = {
  readonly id: string
  readonly name: string
  /** One line below the name, such as muscles and equipment. */
  readonly detail: string
  /** A mark such as a star. */
  readonly mark?: ReactNode
  /** Its picture: the same element each time, so that it is drawn once. */
  readonly thumb?: ReactNode
}

export type PickerRowProps = {
  readonly item: PickerItem
  readonly thumb: ReactNode
  /** `one` acts at once; `many` numbers the selection. */
  readonly mode: 'one' | 'many'
  /** Among the chosen ones, from 1; 0 if it is none. */
  readonly place?: number
  readonly hasOthers?: boolean
  readonly isCurrent?: boolean
  readonly onToggle: (id: string) => void
}

/** Renders only what changed: the next key often finds the same on top. */
export const PickerRow = memo(function PickerRow(props: PickerRowProps) {
  const { item, thumb, mode, place = 0, hasOthers = false, isCurrent = false, onToggle } = props
  return (
    <button
      type="button"
      className={classNames(styles.row, (place > 0 || isCurrent) && styles.chosen)}
      aria-current={isCurrent || undefined}
      aria-pressed={mode === 'many' ? place > 0 : undefined}
      onClick={() => onToggle(item.id)}
    >
      {thumb}
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        <span className={classNames('quiet', styles.detail)} title={item.detail}>
          {item.detail}
        </span>
      </span>
      {item.mark}
      {mode === 'many' && (
        <span className={styles.place} aria-hidden>
          {place > 0 && (hasOthers ? place : <Check className={styles.check} />)}
        </span>
      )}
    </button>
  )
})
