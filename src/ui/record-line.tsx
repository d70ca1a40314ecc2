import { Trophy } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './record-line.module.css'

export type RecordLineProps = {
  readonly name: string
  readonly value: string
  /** In which measure it is a record, and what else there is to say. */
  readonly facts: string
  /** What it beat; null where that would say nothing. */
  readonly before: string | null
}

/** A record and what it beat, in two lines as a rule: the room for them can be kept. */
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
