import type { ExerciseId, SessionId, WorkoutId } from '#contract/id.ts'
import { SESSION_STATUSES } from '#contract/vocabulary.ts'
import type { SessionFilter } from '#domain/analytics/questions.ts'
import { isDay, isMonth, type Month } from '#domain/time/month.ts'

/** Stored in the address: going back and reloading restore it. */
export type HistoryState = {
  readonly query: string
  readonly filter: SessionFilter
  readonly month: Month | null
  /** Shown beside the list, where there is room. */
  readonly session: SessionId | null
}

export const NO_FILTER: SessionFilter = { workoutId: null, exerciseId: null, status: null, from: null, to: null }

/** For sessions without a workout: a parameter cannot be empty. */
const OF_NO_WORKOUT = 'none'

export function readHistoryState(search: string): HistoryState {
  const params = new URLSearchParams(search)
  const day = (key: string) => {
    const text = params.get(key) ?? ''
    return isDay(text) ? text : null
  }
  const month = params.get('month') ?? ''
  const workout = params.get('workout')
  return {
    query: params.get('q') ?? '',
    filter: {
      // Ids of an address are only compared: unknown ones find nothing.
      workoutId: workout === OF_NO_WORKOUT ? '' : ((workout || null) as WorkoutId | null),
      exerciseId: (params.get('exercise') || null) as ExerciseId | null,
      status: SESSION_STATUSES.find((status) => status === params.get('status')) ?? null,
      from: day('from'),
      to: day('to'),
    },
    month: isMonth(month) ? month : null,
    session: (params.get('session') || null) as SessionId | null,
  }
}

/** `?q=supino&from=2026-01-01`, or '' for the initial history. */
export function writeHistoryState({ query, filter, month, session }: HistoryState): string {
  const { workoutId, exerciseId, status, from, to } = filter
  const parts = {
    q: query.trim(),
    workout: workoutId === '' ? OF_NO_WORKOUT : workoutId,
    exercise: exerciseId,
    status,
    from,
    to,
    month,
    session,
  }
  const params = new URLSearchParams(Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1])))
  const search = params.toString()
  return search && `?${search}`
}

export function isNarrowed({ query, filter }: Pick<HistoryState, 'query' | 'filter'>): boolean {
  return query.trim() !== '' || Object.values(filter).some((part) => part !== null)
}
