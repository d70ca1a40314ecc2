import { muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import { sessionMuscles } from '#domain/analytics/session-muscles.ts'
import { useExercises } from '#platform/exercises.ts'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'
import { SessionRows, type SessionRowsProps } from './session-rows.tsx'

/** With the worked muscles. The library loads after the screen: until then the body stands there without them. */
export default function ThumbedRows(rows: SessionRowsProps) {
  const exercises = useExercises()
  return (
    <SessionRows
      {...rows}
      thumbOf={(session) => (
        <BodyThumb muscles={muscleIntensities(sessionMuscles(session, (id) => exercises?.byId.get(id)))} />
      )}
    />
  )
}
