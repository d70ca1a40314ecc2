import { Check } from 'lucide-react'
import styles from './choice-list.module.css'
import { List } from './list.tsx'

export type Choice = {
  /** A stable key while others come and go. */
  readonly key: string
  readonly label: string
  readonly chosen: boolean
  readonly count?: number | undefined
  readonly onChoose: () => void
}

export function ChoiceList({ choices }: { readonly choices: readonly Choice[] }) {
  return (
    <List className={styles.choices}>
      {choices.map(({ key, label, chosen, count, onChoose }) => (
        <li key={key}>
          <button type="button" className={styles.choice} aria-pressed={chosen} onClick={onChoose}>
            <Check className={styles.check} aria-hidden />
            <span className={styles.label}>{label}</span>
            {count !== undefined && <span className={styles.number}>{count}</span>}
          </button>
        </li>
      ))}
    </List>
  )
}
