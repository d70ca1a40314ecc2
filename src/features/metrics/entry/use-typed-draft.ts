import { useState } from 'react'
import type { MeasurementKind } from '#contract/measurement.ts'
import { MEASUREMENT_KINDS } from '#contract/vocabulary.ts'
import { isRecord } from '#domain/is-record.ts'
import { attempt } from '#platform/device/attempt.ts'

/** What is typed, kind by kind. */
export type Typed = Readonly<Partial<Record<MeasurementKind, string>>>

const KEY = 'barra.measuring'

/** What is typed and not saved yet; a reload of this tab does not lose it, however many girths it was. */
export function useTypedDraft(): readonly [Typed, (typed: Typed) => void] {
  const [typed, setTyped] = useState(() => readTyped(attempt(() => sessionStorage.getItem(KEY)) ?? null))
  const keep = (latest: Typed) => {
    setTyped(latest)
    attempt(() =>
      Object.values(latest).some(Boolean)
        ? sessionStorage.setItem(KEY, JSON.stringify(latest))
        : sessionStorage.removeItem(KEY),
    )
  }
  return [typed, keep]
}

/** The draft that a text holds; nothing where it holds none. */
export function readTyped(text: string | null): Typed {
  const value: unknown = attempt(() => JSON.parse(text ?? '{}'))
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    MEASUREMENT_KINDS.flatMap((kind) => (typeof value[kind] === 'string' ? [[kind, value[kind]]] : [])),
  )
}
