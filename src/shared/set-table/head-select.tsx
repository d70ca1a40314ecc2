import { ChevronDown } from 'lucide-react'
import { NativeSelect, type NativeSelectProps } from '#ui/native-select.tsx'
import styles from './set-table.module.css'

type HeadSelectProps<Value extends string> = Omit<NativeSelectProps<Value>, 'aria-label'> & { readonly label: string }

/** The head of a column that can be something else: the platform's own picker in the look of a head. */
export function HeadSelect<Value extends string>({ label, ...select }: HeadSelectProps<Value>) {
  return (
    <span className={styles.head}>
      <NativeSelect {...select} aria-label={label} />
      <ChevronDown aria-hidden />
    </span>
  )
}
