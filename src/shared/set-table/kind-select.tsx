import { useTranslation } from 'react-i18next'
import { SET_KINDS } from '#contract/vocabulary.ts'
import type { SetKind } from '#contract/workout.ts'
import { NativeSelect } from '#ui/native-select.tsx'
import styles from './set-table.module.css'

type KindSelectProps = {
  readonly label: string
  readonly kind: SetKind
  /** The set's number among its like. */
  readonly number: number
  readonly onChange: (kind: SetKind) => void
}

/** A number for a working set, a letter for others; covered by the platform's own picker. */
export function KindSelect({ label, kind, number, onChange }: KindSelectProps) {
  const { t } = useTranslation('shared')
  return (
    <span className={styles.kind} data-kind={kind}>
      <span aria-hidden>{kind === 'working' ? number : t(`setMark.${kind}`)}</span>
      <NativeSelect
        aria-label={label}
        value={kind}
        onChange={onChange}
        options={SET_KINDS.map((each) => ({ value: each, label: t(`setKind.${each}`) }))}
      />
    </span>
  )
}
