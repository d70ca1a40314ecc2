import type { SessionId } from '#contract/id.ts'
import type { WeightUnit } from '#contract/quantity.ts'

export type CardPlace = {
  readonly unit: WeightUnit
  /** The history's address, for the session's back link. */
  readonly here: string
  /** Absent where a session opens as a screen of its own. */
  readonly beside?: { readonly shown: SessionId | null; readonly address: (id: SessionId) => string }
}
