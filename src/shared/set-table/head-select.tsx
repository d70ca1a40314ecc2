import { ChevronDown } from 'lucide-react'
import { chosenLabel, NativeSelect, type NativeSelectProps } from '#ui/native-select.tsx'
import styles from './set-table.module.css'

type HeadSelectProps<Value extends string> = Omit<NativeSelectProps<Value>, 'aria-label'> & { readonly label: string }

/** The platform's own picker, styled as a column's header. */
export function HeadSelect<Value extends string>({ label, ...select }: HeadSelectProps<Value>) {
  return (
    <span className={styles.head}>
      <span aria-hidden>{chosenLabel(select)}</span>
      <NativeSelect {...select} aria-label={label} />
      <ChevronDown aria-hidden />
    </span>
  )
}
