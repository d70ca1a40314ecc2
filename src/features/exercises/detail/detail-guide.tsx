import { completedPath } from '#contract/routes.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { ExerciseGuide } from '#shared/exercise-guide.tsx'
import { shortDayText } from '#shared/format/dates.ts'
import { type Formatters, useFormatters } from '#shared/format/insight-formatters.ts'
import { useNotesOf, type WrittenTime } from '#shared/format/last-times.ts'
import { useFormats } from '#shared/format/quantities.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ExerciseAnswers } from './exercise-answers.tsx'

const TIMES_SHOWN = 8

type DetailGuideProps = { readonly exercise: ResolvedExercise }

/** The answers on top; the technique is looked up less often than the last weights. */
export default function DetailGuide({ exercise }: DetailGuideProps) {
  const formatters = useFormatters()
  if (!formatters) return <Skeleton shape="card" count={2} />
  return <Content exercise={exercise} formatters={formatters} />
}

function Content({ exercise, formatters }: DetailGuideProps & { readonly formatters: Formatters }) {
  const times = useTimes(exercise, formatters)
  return (
    <ExerciseAnswers exerciseId={exercise.id} formatters={formatters}>
      {times !== undefined && <ExerciseGuide exercise={exercise} lastTimes={times} linkOf={completedPath} />}
    </ExerciseAnswers>
  )
}

/** Undefined while loading; null where there are none to show, which the answers say. */
function useTimes({ id }: ResolvedExercise, formatters: Formatters): readonly WrittenTime[] | null | undefined {
  const formats = useFormats()
  const { answer, hasFailed } = useAnalytics({ about: 'last-times', exerciseId: id, limit: TIMES_SHOWN })
  const sessionIds = answer?.map(({ sessionId }) => sessionId) ?? []
  const notes = useNotesOf(id, sessionIds)
  if (hasFailed && !answer) return null
  if (!answer) return undefined
  if (answer.length === 0) return null
  return answer.map(({ sessionId, day, exerciseKind, sets }) => ({
    id: sessionId,
    startedAt: day,
    day: shortDayText(day, formatters.today, formatters.chart.locale),
    sets: sets.map((set, index) => ({ id: String(index), text: formats.set(exerciseKind, set) || '–' })),
    note: notes.get(sessionId) ?? '',
  }))
}
