/** Handed to the result of a session that ended although nobody on this screen ended it. */
export const ENDED_ELSEWHERE = { endedElsewhere: true } as const

/** Whether a location's state says that the session was ended on another device or in another tab. */
export function isEndedElsewhere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'endedElsewhere' in state && state.endedElsewhere === true
}
