import { matchPath } from 'react-router-dom'
import { DASHBOARD_PATH, isExecutionPath, sessionPath, workoutHistoryPath } from '#contract/routes.ts'

/** `in`: from a list to one of its items; `out`: back to the list. */
export type Turn = 'in' | 'out'

/** Null between screens that are beside each other, and where a set is waited for. */
export function turnBetween(from: string, to: string): Turn | null {
  if (isExecutionPath(from) || isExecutionPath(to)) return null
  if (isIn(from, to)) return 'in'
  return isIn(to, from) ? 'out' : null
}

function isIn(list: string, item: string): boolean {
  return item.startsWith(`${list}/`) || (isSession(item) && hasSessions(list))
}

function isSession(path: string): boolean {
  return (['completed', 'abandoned'] as const).some((status) => matchPath(sessionPath({ id: ':id', status }), path))
}

function hasSessions(path: string): boolean {
  return path === DASHBOARD_PATH || matchPath(workoutHistoryPath(':id'), path) !== null
}
