import { Trophy } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './record-line.module.css'

export type RecordLineProps = {
  readonly name: string
  readonly value: string
  /** The measure of the record, and further facts. */
  readonly facts: string
  /** The previous record; null if meaningless. */
  readonly before: string | null
}

/** A record and the one it beat, usually in two lines, so that their space can be reserved. */
export function RecordLine({ name, value, facts, before }: RecordLineProps) {
  return (
    <span className={styles.line}>
      <Trophy className={styles.trophy} aria-hidden />
      <span className={styles.words}>
        <span className={styles.row}>
          <span className={styles.name}>{name}</span>
          <strong>{value}</strong>
        </span>
        <span className={classNames(styles.row, styles.facts)}>
          <span className={styles.whole}>{facts}</span>
          {before !== null && <span>{before}</span>}
        </span>
      </span>
    </span>
  )
}
