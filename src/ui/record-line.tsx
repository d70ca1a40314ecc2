import { Trophy } from 'lucide-react'
import { Fragment } from 'react'
import styles from './record-line.module.css'

export type RecordLineProps = {
  readonly name: string
  readonly value: string
  /** The measure of the record, and further facts. */
  readonly facts: readonly string[]
  /** The previous record; null if meaningless. */
  readonly before: string | null
}

/** A record and the one it beat: the exercise above its figure, which no name pushes aside. */
export function RecordLine({ name, value, facts, before }: RecordLineProps) {
  return (
    <span className={styles.line}>
      <Trophy className={styles.trophy} aria-hidden />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.row}>
          <strong className={styles.value}>{value}</strong>
          <span className={styles.facts}>
            {facts.map((fact, index) => (
              <Fragment key={fact}>
                {/* Drawn between facts, and said here. */}
                {index > 0 && <span className="visually-hidden"> · </span>}
                <span className={styles.fact}>{fact}</span>
              </Fragment>
            ))}
          </span>
          {before !== null && <span className={styles.before}>{before}</span>}
        </span>
      </span>
    </span>
  )
}
