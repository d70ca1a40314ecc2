/** Navigation state of a session's result: whether the session ended elsewhere while its screen was open. */
export type EndedElsewhere = { readonly endedElsewhere: boolean }

export function isEndedElsewhere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'endedElsewhere' in state && state.endedElsewhere === true
}

/** Whether it was ended on this screen's device, by this navigation. */
export function isEndedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'endedElsewhere' in state && state.endedElsewhere === false
}
