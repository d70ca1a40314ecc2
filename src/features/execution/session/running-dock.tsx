import { useMemo } from 'react'
import { Coming } from '#shared/coming.tsx'
import { optionalPart } from '#shared/optional-part.tsx'
import { runningSessions } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'

// Most of the time nothing runs: their words would be fetched by every screen.
const RunningBars = optionalPart(() => import('./running-bars.tsx'), { fallback: <Coming /> })

/** The running workouts, on every other screen. Nothing without any. */
export default function RunningDock() {
  const db = useDatabase()
  const running = useLiveQuery(useMemo(() => runningSessions(db), [db]))
  if (!running) return <Coming />
  if (running.length === 0) return null
  return <RunningBars running={running} />
}
