import type { Workout } from '#contract/workout.ts'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './dashboard.module.css'

const LINES = 5

/** The number of named exercises. A single remaining one is named rather than counted. */
export function plannedLines({ exercises }: Pick<Workout, 'exercises'>): {
  readonly shown: number
  readonly hidden: number
} {
  const shown = exercises.length > LINES ? LINES - 1 : exercises.length
  return { shown, hidden: exercises.length - shown }
}

export function PlannedLines({ workout }: { readonly workout: Workout }) {
  const lines = Math.min(workout.exercises.length, LINES)
  return (
    <div className={styles.plan}>
      <div className={styles.planned}>
        {Array.from({ length: lines }, (_, line) => line).map((line) => (
          <div key={line}>
            <Skeleton shape="text" className={styles.plannedName} />
          </div>
        ))}
      </div>
      <BodyThumb size="large" muscles={undefined} />
    </div>
  )
}
