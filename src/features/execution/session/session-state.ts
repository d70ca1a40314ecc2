import type { SetId } from '#contract/id.ts'
import type { SessionPosition } from './place.ts'

export type SessionPhase =
  | 'performing'
  | 'resting'
  | 'paused'
  | 'asking'
  | 'saving'
  | 'notSaved'
  | 'completed'
  | 'abandoned'

export type EndingQuestion = 'completed' | 'abandoned'

/** The machine's place as the screen shows it. */
export type SessionState = {
  readonly phase: SessionPhase
  /** The set that was chosen, else the one that is up next. */
  readonly activeSetId: SetId | null
  readonly question: EndingQuestion | null
  /** Whether this screen ends the session, rather than another device or tab. */
  readonly isEndingHere: boolean
}

/** The document's word on where its lifter is, before the machine runs. */
export function stateAt(place: SessionPosition, atMs: number): SessionState {
  return { phase: phaseAt(place, atMs), activeSetId: place.currentSetId, question: null, isEndingHere: false }
}

export function restsAt(place: SessionPosition, atMs: number): boolean {
  return !place.isPaused && place.restEndsAtMs !== null && place.restEndsAtMs > atMs
}

function phaseAt(place: SessionPosition, atMs: number): SessionPhase {
  if (place.status !== 'active') return place.status
  if (place.isPaused) return 'paused'
  return restsAt(place, atMs) ? 'resting' : 'performing'
}
