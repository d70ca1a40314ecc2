import { Button } from './button.tsx'
import styles from './ladder.module.css'
import { List } from './list.tsx'

export type Rung = {
  /** Its load and reps, such as `20 kg × 10`. */
  readonly text: string
  readonly hint?: string | undefined
}

export type LadderProps = {
  readonly title: string
  /** One letter before each rung, hidden from screen readers. */
  readonly mark: string
  /** In order, at least one. */
  readonly rungs: readonly Rung[]
  readonly note?: string | undefined
  readonly actionLabel: string
  readonly onAction: () => void
}

export function Ladder({ title, mark, rungs, note, actionLabel, onAction }: LadderProps) {
  return (
    <div className={styles.ladder}>
      <p className="quiet">{title}</p>
      <List as="ol">
        {rungs.map(({ text, hint }) => (
          <li key={text} className={styles.rung}>
            <span aria-hidden className={styles.mark}>
              {mark}
            </span>
            <span className={styles.text}>{text}</span>
            {hint && <span className="quiet">{hint}</span>}
          </li>
        ))}
      </List>
      {note && <p className="quiet">{note}</p>}
      <Button variant="primary" size="large" data-autofocus onClick={onAction}>
        {actionLabel}
      </Button>
    </div>
  )
}
