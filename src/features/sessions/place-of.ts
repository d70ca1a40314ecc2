import type { Session } from '#contract/session.ts'

/** The address of all sessions. */
export const HISTORY = '/workout/all/sessions'

/** The address of the screen that shows a session: what it is shown as depends on how it ended. */
export function placeOf({ id, status }: Pick<Session, 'id' | 'status'>): string {
  return `/workout/${id}/${status === 'active' ? 'execute' : status}`
}
