import { useState } from 'react'
import type { MeasurementKind } from '#contract/measurement.ts'
import { MEASUREMENT_KINDS } from '#contract/vocabulary.ts'
import { isRecord } from '#domain/is-record.ts'
import { MEASUREMENTS_DRAFT_KEY as KEY } from '#platform/account/typed-input.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'

export type TypedValues = Readonly<Partial<Record<MeasurementKind, string>>>

/** Unsaved input, kept across a reload of this tab. */
export function useTypedDraft(): readonly [TypedValues, (typed: TypedValues) => void] {
  const [typed, setTyped] = useState(() => typedIn(safeSessionStorage.readJson(KEY)))
  const keep = (latest: TypedValues) => {
    setTyped(latest)
    if (Object.values(latest).some(Boolean)) safeSessionStorage.writeJson(KEY, latest)
    else safeSessionStorage.remove(KEY)
  }
  return [typed, keep]
}

/** The draft that was kept; nothing for anything else. */
export function typedIn(value: unknown): TypedValues {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    MEASUREMENT_KINDS.flatMap((kind) => (typeof value[kind] === 'string' ? [[kind, value[kind]]] : [])),
  )
}
