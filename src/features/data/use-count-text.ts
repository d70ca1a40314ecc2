import { useTranslation } from 'react-i18next'
import { listFormat } from '#shared/format/intl.ts'

type Counts = {
  readonly sessions?: number
  readonly workouts?: number
  readonly sets: number
  readonly measurements: number
  readonly exercises?: number
  readonly others: number
}

/** `412 workouts, 8,231 sets`: counts as text; '' without any. */
export function useCountText(): (counts: Counts) => string {
  const { t, i18n } = useTranslation(['data', 'shared'])
  const list = listFormat(i18n.language, { type: 'unit', style: 'short' })
  return ({ sessions = 0, workouts = sessions, sets, measurements, exercises = 0, others }) =>
    list.format(
      [
        workouts > 0 && t('workouts', { count: workouts }),
        sets > 0 && t('shared:sets', { count: sets }),
        measurements > 0 && t('measurements', { count: measurements }),
        exercises > 0 && t('newExercises', { count: exercises }),
        others > 0 && t('others', { count: others }),
      ].filter((words) => words !== false),
    )
}
