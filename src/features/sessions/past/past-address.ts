import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { isRecord } from '#domain/is-record.ts'
import { isPastDraft } from '#platform/account/past-drafts.ts'
import { leftFrom } from '../way-back.ts'

// A draft has an address of the history, so that going back leaves it. Its document is in the history entry until it is
// changed: a draft that was opened by mistake leaves nothing behind.

const PARAMETER = 'log'

/** The address of a draft that was begun on the history at `here`. */
export function pastDraftAddress(here: string, id: SessionId): string {
  const { pathname } = new URL(here, location.href)
  return `${pathname}?${PARAMETER}=${id}`
}

export function draftInAddress(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER)
}

export function pastDraftState(here: string, draft?: Session) {
  return { ...leftFrom(here), ...(draft && { draft }) }
}

export function draftInState(state: unknown): Session | null {
  const draft = isRecord(state) ? state['draft'] : null
  return isPastDraft(draft) ? draft : null
}
