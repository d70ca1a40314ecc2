/** Navigation state of a session's result: whether the session ended elsewhere while its screen was open. */
export type EndedElsewhere = { readonly endedElsewhere: boolean }

/** Whether a location's state says that the session ended on another device or in another tab. */
export function isEndedElsewhere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'endedElsewhere' in state && state.endedElsewhere === true
}
