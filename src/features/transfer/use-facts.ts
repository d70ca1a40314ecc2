import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { workingSets } from '#domain/session/set-numbers.ts'
import { loggedSets } from '#domain/session/summary.ts'
import { sessionDay } from '#domain/time/session-day.ts'
import { dayText } from '#shared/format/dates.ts'

export function useFacts(): (document: Workout | Session) => string {
  const { t, i18n } = useTranslation(['transfer', 'shared'])
  return (document) => {
    const exercises = t('shared:exercises', { count: document.exercises.length })
    if (!isSession(document)) {
      const planned = document.exercises.reduce((sum, { sets }) => sum + workingSets(sets).length, 0)
      return [exercises, t('shared:sets', { count: planned })].join(' · ')
    }
    const done = document.exercises.reduce((sum, exercise) => sum + loggedSets(exercise).length, 0)
    const when = dayText(sessionDay(document), i18n.language, { dateStyle: 'long' })
    return [t(`status.${document.status}`), when, exercises, t('done', { count: done })].join(' · ')
  }
}

/** Whether it was done rather than planned. */
export function isSession(document: Workout | Session): document is Session {
  return 'status' in document
}
