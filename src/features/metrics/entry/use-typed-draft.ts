import { useState } from 'react'
import type { MeasurementKind } from '#contract/measurement.ts'
import { MEASUREMENT_KINDS } from '#contract/vocabulary.ts'
import { isRecord } from '#domain/is-record.ts'
import { measuringKey } from '#platform/account/tab-stores.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'
import { useDatabase } from '#storage/database-context.tsx'

export type TypedValues = Readonly<Partial<Record<MeasurementKind, string>>>

/** Unsaved input, kept across a reload of this tab. */
export function useTypedDraft(): readonly [TypedValues, (typed: TypedValues) => void] {
  const key = measuringKey(useDatabase().account)
  const [typed, setTyped] = useState(() => typedIn(safeSessionStorage.readJson(key)))
  const keep = (latest: TypedValues) => {
    setTyped(latest)
    if (Object.values(latest).some(Boolean)) safeSessionStorage.writeJson(key, latest)
    else safeSessionStorage.remove(key)
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
