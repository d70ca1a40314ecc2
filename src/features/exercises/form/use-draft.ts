import { useMemo, useState } from 'react'
import { safeSessionStorage } from '#shared/browser-storage.ts'
import { type FormValues, readDraft } from './form-values.ts'

type Draft = {
  /** What was typed in this tab and never saved, or undefined. */
  readonly found: FormValues | undefined
  readonly keep: (values: FormValues) => void
  readonly forget: () => void
}

/** Keeps what is typed through a reload or a step back, in this tab. Where the browser refuses, nothing is kept. */
export function useDraft(key: string, initial: FormValues): Draft {
  const [found] = useState(() => readDraft(safeSessionStorage.readJson(key), initial))
  return useMemo(
    () => ({
      found,
      keep: (values) => void safeSessionStorage.writeJson(key, values),
      forget: () => safeSessionStorage.remove(key),
    }),
    [found, key],
  )
}
