import { Link2 } from 'lucide-react'
import type { SessionExerciseId } from '#contract/id.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { blocksOf } from '#domain/session/superset.ts'
import { Button } from '#ui/button.tsx'
import styles from './sheets.module.css'

type JoinListProps = {
  readonly session: Session
  readonly exercise: SessionExercise
  readonly onJoin: (exerciseId: SessionExerciseId) => void
}

/** Every exercise outside of the same superset. */
export function JoinList({ session, exercise, onJoin }: JoinListProps) {
  const others = blocksOf(session.exercises)
    .filter((block) => block.every(({ id }) => id !== exercise.id))
    .flat()
  return (
    <ul className={styles.stack}>
      {others.map((other) => (
        <li key={other.id}>
          <Button icon={Link2} className={styles.wide} onClick={() => onJoin(other.id)}>
            {other.name}
          </Button>
        </li>
      ))}
    </ul>
  )
}
