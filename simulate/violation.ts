import type { CollectionName, WireDocument } from '#contract/sync.ts'

/** A document as it is on a disk or on the server. */
export type Document = { readonly collection: CollectionName; readonly document: WireDocument }

export type Violation = { readonly invariant: string; readonly what: string }
