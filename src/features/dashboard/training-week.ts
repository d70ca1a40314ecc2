import type { Session } from '#contract/session.ts'
import { summarize } from '#domain/session/summary.ts'
import { addDays, type Day, sessionDay, weekStartOf } from '#domain/session-day.ts'

export type TrainingDay = { readonly day: Day; readonly sessions: number }

/** One week of training, day by day. `sets` are working sets. */
export type TrainingWeek = { readonly days: readonly TrainingDay[]; readonly sessions: number; readonly sets: number }

const DAYS = [0, 1, 2, 3, 4, 5, 6]

/** The week that `today` is in, of sessions that may reach further back. A running one counts from its first set. */
export function trainingWeek(sessions: readonly Session[], today: Day, weekStart: number): TrainingWeek {
  const first = weekStartOf(today, weekStart)
  const trained = sessions
    .map((session) => ({ day: sessionDay(session), status: session.status, sets: summarize(session).sets }))
    .filter(({ day, status, sets }) => day >= first && day <= addDays(first, 6) && (status === 'completed' || sets > 0))
  return {
    days: DAYS.map((offset) => {
      const day = addDays(first, offset)
      return { day, sessions: trained.filter((session) => session.day === day).length }
    }),
    sessions: trained.length,
    sets: trained.reduce((total, { sets }) => total + sets, 0),
  }
}
