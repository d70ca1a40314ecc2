/** Handed to the result of a session: whether it ended although nobody on the screen it left ended it. */
export type EndedElsewhere = { readonly endedElsewhere: boolean }

/** Whether a location's state says that the session was ended on another device or in another tab. */
export function isEndedElsewhere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'endedElsewhere' in state && state.endedElsewhere === true
}
