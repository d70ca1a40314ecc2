import type { Session } from '#contract/session.ts'
import type { CollectionName } from '#contract/sync.ts'

/** A stored change. Null: it did not exist, or is deleted. */
export type Deed = SessionDeed | DocumentDeed

export type SessionDeed = {
  readonly id: string
  readonly act: DeedAct
  readonly before: Session | null
  readonly after: Session | null
}
export type DeedAct = 'start' | 'edit' | 'trash' | 'restore' | 'purge'

/** Of a document that is no session. */
export type DocumentDeed = {
  readonly act: 'document'
  readonly collection: CollectionName
  readonly id: string
  readonly before: Fact | null
  readonly after: Fact | null
}

/** A document as a person sees it: its name or value, and whether it is in the trash. */
export type Fact = { readonly words: string; readonly isTrashed: boolean }

/** Called with a change before it is written: a killed process may or may not have written it. */
export type Intend = (deed: Deed) => void
