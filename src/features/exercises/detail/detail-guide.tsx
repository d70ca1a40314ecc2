import { useTranslation } from 'react-i18next'
import type { Muscle } from '#contract/exercise.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { useLastTimes } from '#shared/format/last-times.ts'
import { ExerciseGuide } from '#ui/exercise-guide.tsx'

type DetailGuideProps = { readonly exercise: ResolvedExercise }

/** How an exercise is done and what was done of it, in the library. */
export default function DetailGuide({ exercise }: DetailGuideProps) {
  const { t } = useTranslation(['exercises', 'shared'])
  const { note, howTo } = exercise
  const lastTimes = useLastTimes(exercise.id)
  const named = (muscles: readonly Muscle[]) =>
    muscles.map((muscle) => ({ muscle, name: t(`shared:muscle.${muscle}`) }))
  return (
    <ExerciseGuide
      first="how-to"
      note={note}
      muscles={[
        { title: t('detail.main'), isMain: true, muscles: named(exercise.primaryMuscles) },
        { title: t('detail.also'), isMain: false, muscles: named(exercise.secondaryMuscles) },
      ]}
      howTo={howTo}
      lastTimes={lastTimes}
      linkOf={(session) => `/workout/${session}/completed`}
      words={{
        note: t('detail.note'),
        howTo: t('detail.howTo'),
        lastTimes: t('detail.lastTimes'),
        neverLogged: t('detail.neverLogged'),
      }}
    />
  )
}
